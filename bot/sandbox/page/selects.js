// Menus of a message or a form: a button that opens a list, one choice or several.

import { el } from './dom.js';
import { emojiElement } from './emojis.js';
import { Listbox } from './listbox.js';
import { say } from './words.js';

/** Return what can be chosen in a menu: its own options, or people, roles and channels. */
export function optionsOf(part, page) {
  const named = (entries) => entries.map(({ id, name }) => ({ label: name, value: id }));
  const sources = {
    3: () => part.options.map((option) => ({
      label: option.label, nodes: [emojiElement(option.emoji, option.label), option.label].filter(Boolean),
      note: option.description, value: option.value, picked: Boolean(option.default),
    })),
    5: () => named(page.people()),
    6: () => named(page.roles()),
    7: () => named([...page.people(), ...page.roles()]),
    8: () => named(page.channels()),
  };
  const given = (part.default_values || []).map((value) => String(value.id));
  return sources[part.type]().map((entry) => ({ ...entry, picked: entry.picked || given.includes(entry.value) }));
}

/** Build a menu; `changed(values)` runs when the choice is complete. */
export function menu(part, page, label, changed) {
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const entries = optionsOf(part, page);
  const multiple = most > 1;
  const button = el('button', {
    type: 'button', class: 'select', role: 'combobox', 'aria-haspopup': 'listbox', disabled: part.disabled,
    'data-custom-id': part.custom_id,
  });
  const list = new Listbox(button, { label, multiple, pick: (entry) => pick(entry) });
  const done = multiple ? el('button', { type: 'button', class: 'button secondary', hidden: true }, say('Done')) : null;
  const hint = multiple ? el('span', { class: 'select-hint' }, say(least === most ? 'choose {most}' : 'choose {least} to {most}', { least, most })) : null;
  let before = '';

  const values = () => entries.filter((entry) => entry.picked).map((entry) => entry.value);
  function describe() {
    const chosen = entries.filter((entry) => entry.picked).map((entry) => entry.label).join(', ');
    button.replaceChildren(
      el('span', { class: chosen ? 'chosen' : 'placeholder' }, chosen || part.placeholder || say('Make a choice')),
      el('span', { 'aria-hidden': 'true' }, '▾'),
    );
    button.setAttribute('aria-label', `${label}: ${chosen || say('nothing chosen')}`);
  }
  function open() {
    before = values().join();
    list.show(entries);
    if (done) done.hidden = false;
    (done || list.element).scrollIntoView({ block: 'nearest' });
  }
  function close() {
    list.hide();
    if (done) done.hidden = true;
    // Like Discord's app: closing a menu of several choices sends them.
    if (multiple && values().join() !== before && values().length >= least) changed(values());
  }
  function pick(entry) {
    if (multiple) {
      if (entry.picked || values().length < most) entry.picked = !entry.picked;
      list.show(entries, { active: entries.indexOf(entry) });
      describe();
      return;
    }
    for (const other of entries) other.picked = other === entry;
    describe();
    list.hide();
    changed(values());
  }
  button.addEventListener('click', () => (list.open ? close() : open()));
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && list.open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (list.key(event)) return;
    else if (!list.open && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      open();
    } else if (list.open && event.key === ' ') {
      event.preventDefault();
      pick(list.entries[list.active]);
    }
  });
  button.addEventListener('blur', () => { if (list.open) setTimeout(() => { if (list.open) close(); }, 150); });
  done?.addEventListener('click', close);
  describe();
  const element = el('div', { class: 'select-box' }, button, list.element, done, hint);
  return { element, values };
}

/** Build a menu that stands on a message and sends its choice at once. */
export function selectMenu(part, { message, page }) {
  const label = part.placeholder || say('Menu');
  const { element } = menu(part, page, label, (values) => {
    page.act(element.querySelector('button'), message, 'choose', { custom_id: part.custom_id, values });
  });
  return element;
}
