// Where people write: chat, or after a slash a command with its options, by keyboard alone.

import { announce, el, freshId } from './dom.js';
import { Listbox } from './listbox.js';
import { post } from './server.js';
import { counted, say } from './words.js';

const SUBGROUPS = new Set([1, 2]);
const FILE = 11;
const PAUSE = 150;

/** The writing line at the bottom. `page` tells where and who, and shows what goes wrong. */
export class Composer {
  constructor(form, page) {
    this.form = form;
    this.page = page;
    this.commands = [];
    this.known = new Promise((resolve) => { this.know = resolve; });
    this.form.addEventListener('submit', (event) => { event.preventDefault(); this.send(); });
    this.chat();
  }

  /** Take what can be called here, and offer it to somebody who has typed before it came. */
  setCommands(commands) {
    this.commands = commands;
    this.know();
    if (!this.command && !this.list.open && document.activeElement === this.input) this.typed();
  }

  setWritable(writable) {
    this.form.classList.toggle('closed', !writable);
  }

  focus() {
    (this.form.querySelector('.option-field input') || this.input).focus();
  }

  // Chatting and finding a command

  chat(text = '') {
    this.command = null;
    this.input = el('input', {
      type: 'text', role: 'combobox', 'aria-label': say('Write a message, or / for commands'), 'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox', placeholder: say('Write, or / for commands'), maxlength: 2000,
    });
    this.input.value = text;
    this.list = new Listbox(this.input, { label: say('Commands'), pick: (entry) => this.choose(entry.value) });
    this.problem = el('p', { class: 'problem', role: 'alert', hidden: true });
    this.input.addEventListener('input', () => this.typed());
    this.input.addEventListener('keydown', (event) => this.chatKey(event));
    this.input.addEventListener('blur', () => this.list.hide());
    this.form.replaceChildren(
      this.problem,
      el('div', { class: 'line' }, this.input, this.list.element, el('button', { type: 'submit', class: 'button primary' }, say('Send'))),
    );
  }

  typed() {
    const { value } = this.input;
    if (!value.startsWith('/')) {
      this.list.hide();
      return;
    }
    const found = matching(this.commands, value.slice(1));
    this.list.show(found.map((command) => ({ label: `/${command.path}`, note: command.description, value: command })));
    announce(counted(found.length, 'No command fits', '1 command', '{count} commands'));
  }

  chatKey(event) {
    if (event.key === 'Tab' && this.list.open && !event.shiftKey) {
      event.preventDefault();
      this.list.pick(this.list.entries[this.list.active]);
    } else this.list.key(event);
  }

  /** Fill in a command: by the list, or by a link to it in a message. */
  choose(command) {
    this.command = command;
    this.fields = [];
    const options = command.options.filter((option) => !SUBGROUPS.has(option.type));
    this.problem = el('p', { class: 'problem', role: 'alert', hidden: true });
    this.row = el('div', { class: 'options' });
    this.more = el('div', { class: 'more-options' });
    this.sendButton = el('button', { type: 'submit', class: 'button primary' }, say('Send'));
    const cancel = el('button', { type: 'button', class: 'button secondary', onclick: () => this.cancel() }, say('Cancel'));
    this.form.replaceChildren(
      this.problem,
      el(
        'div', { class: 'command', role: 'group', 'aria-label': say('Command /{path}', command) },
        el('p', { class: 'command-name' }, el('code', {}, `/${command.path}`), el('span', { class: 'option-note' }, command.description)),
        this.row, this.more,
        el('div', { class: 'command-foot' }, this.sendButton, cancel),
      ),
    );
    for (const option of options.filter((each) => each.required)) this.addField(option);
    for (const option of options.filter((each) => !each.required)) {
      const add = el('button', { type: 'button', class: 'chip' }, `+ ${option.name}`);
      add.setAttribute('aria-label', say('Add option {name}: {description}', option));
      add.addEventListener('click', () => { add.remove(); this.addField(option).input.focus(); });
      this.more.append(add);
    }
    announce(`/${command.path}: ${command.description}`);
    (this.fields[0]?.input || this.sendButton).focus();
  }

  /** Fill in options that were written or pasted after a command, as `name:value name:value`. */
  fill(text) {
    const names = this.command.options.map(({ name }) => name).join('|');
    const [before, ...parts] = text.split(new RegExp(`(?:^|\\s)(${names}):`));
    while (parts.length) {
      const [name, value] = parts.splice(0, 2);
      [...this.more.children].find((chip) => chip.textContent === `+ ${name}`)?.click();
      this.fields.find((field) => field.option.name === name).write(value.trim());
      this.sendButton.focus();
    }
    if (before.trim()) this.complain(say('There is no option {name}.', { name: before.trim() }));
  }

  cancel() {
    this.chat();
    this.input.focus();
  }

  addField(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.row.append(field.element);
    return field;
  }

  /** Go on after an option was filled: to the next empty one that is required. */
  next(field) {
    const empty = this.fields.find((each) => each !== field && each.option.required && each.value() === null);
    if (empty) empty.input.focus();
  }

  values() {
    const filled = this.fields.map((field) => [field.option.name, field.value()]);
    return Object.fromEntries(filled.filter(([, value]) => value !== null));
  }

  // Sending

  async send() {
    this.complain('');
    if (this.command) await this.sendCommand();
    else await this.sendChat();
  }

  async sendChat() {
    const text = this.input.value;
    if (!text.trim()) return;
    if (text.startsWith('/')) {
      await this.known;
      if (this.command || this.input.value !== text) return;
      const written = [...this.commands].sort((one, other) => other.path.length - one.path.length)
        .find((command) => `${text} `.startsWith(`/${command.path} `));
      if (!written) this.complain(say('No such command here.'));
      else {
        this.choose(written);
        this.fill(text.slice(written.path.length + 1));
      }
      return;
    }
    try {
      await post('say', { ...this.page.where(), text });
      this.chat();
      this.input.focus();
    } catch (problem) {
      this.complain(problem.message);
    }
  }

  async sendCommand() {
    const missing = this.fields.find((field) => field.option.required && field.value() === null);
    if (missing) {
      this.complain(say('The option {name} is required.', missing.option));
      missing.input.focus();
      return;
    }
    const { path } = this.command;
    const body = { ...this.page.where(), path, options: this.values() };
    this.sendButton.disabled = true;
    try {
      const outcome = await post('slash', body);
      this.chat();
      this.input.focus();
      this.page.answered(outcome, `/${path}`);
    } catch (problem) {
      this.sendButton.disabled = false;
      this.complain(problem.message);
    }
  }

  complain(text) {
    this.problem.textContent = text;
    this.problem.hidden = !text;
  }
}

/** Rank commands by how well they fit: all words of the text occur, the beginning counts most. */
function matching(commands, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const start = words.join(' ');
  const rank = (command) => (command.path.startsWith(start) ? 0 : 1);
  return commands
    .filter((command) => words.every((word) => command.path.toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other));
}

/** One option of a command: a text field, with a list where there is something to choose. */
class OptionField {
  constructor(option, composer) {
    this.option = option;
    this.composer = composer;
    this.chosen = null;
    const id = freshId('option');
    const note = el('span', { class: 'option-note', id: `${id}-note` }, option.description);
    this.input = el('input', {
      id, type: option.type === FILE ? 'file' : 'text', autocomplete: 'off', 'aria-describedby': note.id, 'aria-required': option.required ? 'true' : null,
      inputmode: option.type === 4 && !option.autocomplete ? 'numeric' : null,
    });
    this.list = new Listbox(this.input, { label: option.name, pick: (entry) => this.pick(entry) });
    this.lists = Boolean(option.autocomplete || this.fixed());
    if (this.lists) {
      this.input.setAttribute('role', 'combobox');
      this.input.setAttribute('aria-autocomplete', 'list');
      this.input.setAttribute('aria-haspopup', 'listbox');
    } else {
      this.input.removeAttribute('aria-expanded');
      this.input.removeAttribute('aria-controls');
    }
    this.input.addEventListener('input', () => { this.chosen = null; this.offer(); });
    if (option.type === FILE) this.input.addEventListener('change', () => this.read());
    this.input.addEventListener('focus', () => this.offer());
    this.input.addEventListener('blur', () => { clearTimeout(this.timer); this.list.hide(); });
    this.input.addEventListener('keydown', (event) => this.key(event));
    this.element = el(
      'div', { class: 'option-field' },
      el('label', { for: id }, option.name, option.required ? el('span', { class: 'required' }, ' *') : null),
      note, this.input, this.list.element,
    );
  }

  /** Return what the field holds, or null when it is empty. */
  value() {
    if (this.chosen !== null) return this.chosen.value;
    const text = this.input.value;
    if (text === '') return null;
    const exact = this.fixed()?.find((entry) => entry.label.toLowerCase() === text.trim().toLowerCase());
    return exact ? exact.value : text;
  }

  /** Take a value by its name in the list or as it is. */
  write(text) {
    this.chosen = this.fixed()?.find((entry) => `${entry.value}` === text) ?? null;
    this.input.value = this.chosen?.label ?? text;
    this.list.hide();
  }

  /** Read the file that was picked; it is sent with the command. */
  read() {
    const [file] = this.input.files;
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const content = reader.result.slice(reader.result.indexOf(',') + 1);
      this.chosen = { label: file.name, value: { name: file.name, content } };
    });
    reader.readAsDataURL(file);
  }

  /** Return the entries that are known without asking the bot, or null. */
  fixed() {
    const { page } = this.composer;
    const named = (entries) => entries.map(({ id, name }) => ({ label: name, value: id }));
    if (this.option.choices?.length) return this.option.choices.map(({ name, value }) => ({ label: name, value }));
    if (this.option.type === 5) return [{ label: say('True'), value: true }, { label: say('False'), value: false }];
    if (this.option.type === 6) return named(page.people());
    if (this.option.type === 7) return named(page.channels());
    if (this.option.type === 8) return named(page.roles());
    if (this.option.type === 9) return named([...page.people(), ...page.roles()]);
    return null;
  }

  offer() {
    if (!this.lists || this.chosen !== null) return;
    const fixed = this.fixed();
    if (fixed) {
      const text = this.input.value.trim().toLowerCase();
      this.list.show(fixed.filter((entry) => entry.label.toLowerCase().includes(text)).slice(0, 25));
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  /** Ask the bot what fits; only the answer to the latest question counts. */
  async ask() {
    const { page } = this.composer;
    const question = {};
    this.question = question;
    const options = { ...this.composer.values(), [this.option.name]: this.input.value };
    try {
      const outcome = await post('autocomplete', {
        ...page.where(), path: this.composer.command.path, options, focused: this.option.name,
      });
      if (this.question !== question || document.activeElement !== this.input || this.chosen !== null) return;
      if (!outcome.answer) {
        this.composer.complain(say('Loading options failed.'));
        return;
      }
      const entries = outcome.choices.map(({ name, value }) => ({ label: name, value }));
      this.list.show(entries);
      announce(counted(entries.length, 'No choices', '1 choice: {first}', '{count} choices, first: {first}', { first: entries[0]?.label }));
    } catch (problem) {
      this.composer.complain(problem.message);
    }
  }

  pick(entry) {
    this.question = null;
    this.chosen = entry;
    this.input.value = entry.label;
    this.list.hide();
    announce(`${this.option.name}: ${entry.label}`);
    this.composer.next(this);
  }

  key(event) {
    if (event.key === 'Tab' && !event.shiftKey && this.list.open && this.list.active >= 0 && this.input.value) {
      // Tab takes what is marked and lets the focus move on by itself.
      this.question = null;
      this.chosen = this.list.entries[this.list.active];
      this.input.value = this.chosen.label;
      this.list.hide();
    } else if (this.list.key(event)) return;
    else if (event.key === 'ArrowDown' && this.lists) {
      event.preventDefault();
      this.chosen = null;
      this.offer();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.composer.cancel();
    }
  }
}
