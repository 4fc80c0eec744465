// Emojis: the application's own as pictures; the usual signs drawn here, for browsers without them.

import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Outlines in a square of 24, by the sign that they stand for. */
const OUTLINES = {
  '▶': 'M7 4l13 8-13 8z',
  '◀': 'M17 4L4 12l13 8z',
  '🃏': 'M6 3h12v18H6z M12 7l3 5-3 5-3-5z',
  '🗺': 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z M9 4v14 M15 6v14',
  '📄': 'M6 3h9l4 4v14H6z M15 3v4h4 M9 11h7 M9 15h7',
  '📜': 'M7 4h13v13a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-1h10v1a3 3 0 0 0 3 3 M7 4v12 M11 8h6 M11 12h6',
  '💡': 'M12 3a6 6 0 0 0-4 10.5c1 1 1.5 2 1.5 3.5h5c0-1.5.5-2.5 1.5-3.5A6 6 0 0 0 12 3z M10 20h4',
  '🔍': 'M10 4a6 6 0 1 0 .1 0z M14.5 14.5L21 21',
  '🔎': 'M14 4a6 6 0 1 0 .1 0z M9.5 14.5L3 21',
  '📖': 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1z M12 6v14',
  '📌': 'M8 3h8 M10 3l-1 8-3 3h12l-3-3-1-8 M12 14v7',
  '📈': 'M4 4v16h16 M7 15l4-4 3 3 6-8',
  '📊': 'M4 20h16 M7 20v-6 M12 20V5 M17 20v-9',
  '🗓': 'M4 6h16v14H4z M4 10h16 M8 3v5 M16 3v5',
  '🔒': 'M5 11h14v9H5z M8 11V7a4 4 0 0 1 8 0v4',
  '🎲': 'M4 4h16v16H4z M8 8h.1 M16 16h.1 M12 12h.1 M16 8h.1 M8 16h.1',
  '🔁': 'M4 12V9a3 3 0 0 1 3-3h12 M16 3l3 3-3 3 M20 12v3a3 3 0 0 1-3 3H5 M8 21l-3-3 3-3',
  '🏆': 'M8 4h8v6a4 4 0 0 1-8 0z M8 6H4c0 4 2 5 4 5 M16 6h4c0 4-2 5-4 5 M12 14v4 M8 20h8',
  '🎞': 'M4 5h16v14H4z M8 5v14 M16 5v14 M4 10h4 M4 14h4 M16 10h4 M16 14h4',
  '💾': 'M4 4h13l3 3v13H4z M8 4v5h8V4 M8 20v-6h8v6',
  '👀': 'M7 6a3 6 0 1 0 .1 0z M17 6a3 6 0 1 0 .1 0z M8 14h.1 M18 14h.1',
  '🎯': 'M12 3a9 9 0 1 0 .1 0z M12 8a4 4 0 1 0 .1 0z M12 12h.1',
  '👁': 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0z M12 9a3 3 0 1 0 .1 0z',
  '⏳': 'M6 3h12 M6 21h12 M7 3c0 5 5 6 5 9s-5 4-5 9 M17 3c0 5-5 6-5 9s5 4 5 9',
  '⏰': 'M12 5a8 8 0 1 0 .1 0z M12 9v4l3 2 M4 4l3-2 M20 4l-3-2',
  '⏱': 'M12 6a7 7 0 1 0 .1 0z M12 13l3-3 M10 3h4',
  '💬': 'M4 5h16v11h-9l-4 4v-4H4z',
  '✉': 'M3 6h18v12H3z M3 7l9 6 9-6',
  '🏠': 'M3 11l9-8 9 8 M6 9v11h12V9',
  '🚪': 'M6 3h12v18H6z M14 12h.1',
  '🪑': 'M7 3v18 M7 12h10v9 M7 3h3v9',
  '🎓': 'M2 9l10-5 10 5-10 5z M6 11v5c3 3 9 3 12 0v-5',
  '🤖': 'M5 8h14v11H5z M12 8V4 M9 12h.1 M15 12h.1 M9 16h6',
  '🛑': 'M8 3h8l5 5v8l-5 5H8l-5-5V8z M8 12h8',
  '🧳': 'M4 8h16v12H4z M9 8V4h6v4 M8 8v12 M16 8v12',
  '🏚': 'M3 11l9-8 9 8 M6 9v11h12V9 M10 20l2-6-2-2 3-4',
  '👋': 'M8 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v9a6 6 0 0 1-11 3l-3-5a1.5 1.5 0 0 1 3-2z',
};
const SIGN = new RegExp(`^(${Object.keys(OUTLINES).join('|')})\\uFE0F?`, 'u');

/** Return the sign that a text begins with, if it is drawn here, as written. */
export function signAt(text) {
  return text.match(SIGN);
}

/** Draw a sign as large as the letters around it. */
export function sign(written) {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'sign-drawn');
  drawing.setAttribute('aria-hidden', 'true');
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', OUTLINES[written.replace('\uFE0F', '')]);
  drawing.append(outline);
  return drawing;
}

/** Show an emoji of a button or option; beside a label it says nothing of its own. */
export function emojiElement(emoji, label = '') {
  if (!emoji) return null;
  if (emoji.id) return el('img', { class: 'emoji', src: `/emojis/${emoji.id}.png`, alt: label ? '' : emoji.name || '' });
  const known = signAt(emoji.name);
  return known && label ? sign(known[0]) : el('span', { class: 'emoji-sign' }, emoji.name);
}
