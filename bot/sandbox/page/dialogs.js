// What opens above the page: a picture at full size, a form of the bot, the pinned messages.

import { byId, el, freshId } from './dom.js';
import { markdown } from './markdown.js';
import { messageElement } from './messages.js';
import { menu } from './selects.js';
import { say } from './words.js';

/** Show a picture larger than the messages do: whole, or large with its parts scrolled to. */
export function enlarge(url, alt) {
  const dialog = byId('picture');
  const size = el('button', { type: 'button', class: 'button secondary', 'aria-pressed': 'false', onclick: () => resize() }, say('Full size'));
  const image = el('img', { src: url, alt, onclick: (event) => resize(event), onload: () => { if (matchMedia('(max-width: 44rem)').matches) resize(); } });
  const pane = el('div', { class: 'picture-pane', tabindex: 0, role: 'region', 'aria-label': say('Picture, scroll to see its parts') }, image);
  const close = el('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('Close'));

  /** Change between whole and large; what was pressed stays in sight. */
  function resize(at = null) {
    const box = image.getBoundingClientRect();
    const [x, y] = at ? [(at.clientX - box.left) / box.width, (at.clientY - box.top) / box.height] : [.5, .5];
    const large = pane.classList.toggle('large');
    size.setAttribute('aria-pressed', String(large));
    pane.scrollTo(x * pane.scrollWidth - pane.clientWidth / 2, y * pane.scrollHeight - pane.clientHeight / 2);
  }

  dialog.replaceChildren(
    pane,
    el('div', { class: 'picture-foot' }, el('p', { tabindex: 0 }, alt), size, el('a', { href: url, target: '_blank', rel: 'noopener' }, say('Open alone')), close),
  );
  dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  dialog.showModal();
  close.focus();
}

/** Show the pinned messages of a channel. */
export function showPins(messages, page) {
  const dialog = byId('pinned');
  dialog.replaceChildren(
    el('h2', { id: 'pinned-title' }, say('Pinned messages')),
    messages.length ? el('ol', { class: 'messages' }, ...messages.map((message) => messageElement(message, page))) : el('p', {}, say('Nothing is pinned here.')),
    el('div', { class: 'form-foot' }, el('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('Close'))),
  );
  dialog.showModal();
}

/** Open a form of the bot; `send(values)` returns a sentence when it did not work. */
export function openForm(modal, page, send) {
  const dialog = byId('form');
  const fields = [];
  const parts = modal.components.map((part) => formPart(part, fields, page));
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const submit = el('button', { type: 'submit', class: 'button primary' }, say('Submit'));
  const form = el(
    'form', { novalidate: true },
    el('h2', { id: 'form-title' }, modal.title),
    ...parts,
    problem,
    el('div', { class: 'form-foot' }, el('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('Cancel')), submit),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    const wrong = await send(values);
    submit.disabled = false;
    problem.textContent = wrong || '';
    problem.hidden = !wrong;
    if (!wrong) dialog.close();
  });
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector('input, textarea, .select')?.focus();
}

function formPart(part, fields, page) {
  if (part.type === 10) return el('div', { class: 'text' }, markdown(part.content, page.names));
  if (part.type === 1) return el('div', {}, ...part.components.map((child) => field(child, child.label, null, fields, page)));
  return field(part.component, part.label, part.description, fields, page);
}

function field(part, label, description, fields, page) {
  const required = part.required !== false;
  const note = description ? el('p', { class: 'subtext', id: freshId('note') }, description) : null;
  const name = [label, required && part.type !== 23 ? el('span', { class: 'required', title: say('required') }, ' *') : null];
  const add = (value) => fields.push({ id: part.custom_id, value });
  if (part.type === 4) return textField(part, name, note, add);
  if (part.type === 23) return checkbox(part, name, note, add);
  if (part.type === 21 || part.type === 22) return group(part, name, note, add);
  if (part.type === 19) return el('p', {}, say('The sandbox cannot upload files in forms.'));
  const bounds = { ...part, min_values: required ? part.min_values ?? 1 : 0 };
  const { element, values } = menu(bounds, page, label, () => {});
  add(values);
  return el('div', { class: 'field' }, el('span', { class: 'field-name' }, ...name), note, element);
}

function textField(part, name, note, add) {
  const id = freshId('field');
  const common = {
    id, placeholder: part.placeholder, maxlength: part.max_length ?? 4000, 'aria-describedby': note?.id,
    required: part.required !== false,
  };
  const input = part.style === 2 ? el('textarea', { ...common, rows: 5 }) : el('input', { ...common, type: 'text' });
  input.value = part.value || '';
  add(() => input.value);
  return el('div', { class: 'field' }, el('label', { class: 'field-name', for: id }, ...name), note, input);
}

function checkbox(part, name, note, add) {
  const input = el('input', { type: 'checkbox', 'aria-describedby': note?.id });
  input.checked = Boolean(part.default);
  add(() => input.checked);
  return el('div', { class: 'field' }, el('label', {}, input, ' ', ...name), note);
}

function group(part, name, note, add) {
  const single = part.type === 21;
  const shared = freshId('group');
  const inputs = part.options.map((option) => {
    const input = el('input', { type: single ? 'radio' : 'checkbox', name: shared, value: option.value });
    input.checked = Boolean(option.default);
    return { input, option };
  });
  const chosen = () => inputs.filter(({ input }) => input.checked).map(({ option }) => option.value);
  add(() => (single ? chosen()[0] ?? null : chosen()));
  return el(
    'fieldset', { class: 'field' }, el('legend', { class: 'field-name' }, ...name), note,
    ...inputs.map(({ input, option }) => el(
      'label', { class: 'choice' }, input, ' ', option.label,
      option.description ? el('span', { class: 'option-note' }, option.description) : null,
    )),
  );
}
