// A popup list that keyboard, mouse and screen reader can walk through; the focus stays outside.

import { el, freshId } from './dom.js';

/**
 * The list below a text field or button. The owner keeps the focus and passes its keys to `key`;
 * `pick(entry)` is called for the chosen entry. An entry is { label, note, value, picked }.
 */
export class Listbox {
  constructor(owner, { label, multiple = false, pick }) {
    this.owner = owner;
    this.pick = pick;
    this.entries = [];
    this.active = -1;
    this.element = el('ul', {
      id: freshId('list'), role: 'listbox', class: 'listbox', hidden: true,
      'aria-label': label, 'aria-multiselectable': multiple ? 'true' : null,
    });
    // A press on the list must not take the focus away from its owner.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    owner.setAttribute('aria-controls', this.element.id);
    owner.setAttribute('aria-expanded', 'false');
  }

  get open() {
    return !this.element.hidden;
  }

  /** Show entries; the first, or the one already picked, becomes active. */
  show(entries, { active = null } = {}) {
    this.entries = entries;
    this.element.replaceChildren(...entries.map((entry, index) => this.row(entry, index)));
    this.element.hidden = entries.length === 0;
    this.owner.setAttribute('aria-expanded', String(this.open));
    const picked = entries.findIndex((entry) => entry.picked);
    this.activate(active ?? Math.max(picked, 0));
  }

  hide() {
    this.element.hidden = true;
    this.owner.setAttribute('aria-expanded', 'false');
    this.owner.removeAttribute('aria-activedescendant');
  }

  row(entry, index) {
    const row = el(
      'li',
      { id: `${this.element.id}-${index}`, role: 'option', 'aria-selected': String(Boolean(entry.picked)) },
      el('span', { class: 'option-label' }, ...(entry.nodes || [entry.label])),
      entry.note ? el('span', { class: 'option-note' }, entry.note) : null,
    );
    row.addEventListener('click', () => this.pick(entry));
    row.addEventListener('pointermove', () => { if (this.active !== index) this.activate(index, false); });
    return row;
  }

  activate(index, scroll = true) {
    this.element.children[this.active]?.classList.remove('active');
    this.active = this.entries.length ? Math.min(Math.max(index, 0), this.entries.length - 1) : -1;
    const row = this.element.children[this.active];
    if (!row || !this.open) return;
    row.classList.add('active');
    if (scroll) row.scrollIntoView({ block: 'nearest' });
    this.owner.setAttribute('aria-activedescendant', row.id);
  }

  /** Handle a key of the owner; true when the list has used it. */
  key(event) {
    if (!this.open) return false;
    const last = this.entries.length - 1;
    const moves = {
      ArrowDown: this.active === last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(this.active + 8, last),
      PageUp: Math.max(this.active - 8, 0),
    };
    if (event.key in moves) this.activate(moves[event.key]);
    else if (event.key === 'Enter' && this.active >= 0) this.pick(this.entries[this.active]);
    else if (event.key === 'Escape') this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
