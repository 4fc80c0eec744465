// Small ways to build elements; text always enters as text, never as HTML.

import { say } from './words.js';

/** Make an element: `el('a', { href, class: 'x' }, 'text', child)`. False and null are left out. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export function byId(id) {
  return document.getElementById(id);
}

let counter = 0;

/** Return an id that no other element has. */
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Make the mark of a place where somebody is mentioned so many times. */
export function mentionsBadge(count) {
  const what = say(count === 1 ? 'mention' : 'mentions');
  return el('span', { class: 'badge' }, String(count), el('span', { class: 'hidden' }, ` ${what}`));
}

/** Say something to a screen reader. */
export function announce(text) {
  const region = byId('announcer');
  region.textContent = '';
  // A change in the next frame is announced even when the text is the same as before.
  requestAnimationFrame(() => { region.textContent = text; });
}
