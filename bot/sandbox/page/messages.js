// One message as an element: its head, text, embeds, files and components.

import { el, freshId } from './dom.js';
import { emojiElement } from './emojis.js';
import { jump, markdown } from './markdown.js';
import { shows } from './morph.js';
import { selectMenu } from './selects.js';
import { country, pieces, say } from './words.js';

const SPOILER = /^SPOILER_/;
const HIGHEST = 350; // pixels of a picture in a message

/** Build the element of a message. `page` gives names and takes presses. */
export function messageElement(message, page) {
  const heading = `by-${message.id}`;
  const classes = ['message'];
  if (message.private) classes.push('private');
  if (message.mentions_me) classes.push('mentions-me');
  const article = el(
    'article',
    { class: classes.join(' '), 'aria-labelledby': heading, tabindex: '-1', id: `message-${message.id}` },
    face(message.author),
    el(
      'div', { class: 'message-body' },
      invocation(message),
      head(message, heading),
      el('div', { class: 'message-content' }, ...content(message, page)),
      reactions(message),
      el('p', { class: 'problem', role: 'alert', hidden: true }),
      message.private ? privateNote(message, page) : null,
    ),
  );
  return el('li', { 'data-id': message.id }, article);
}

function face(author) {
  // Eight calm colours, each dark enough for white letters.
  const shade = Number(BigInt(author.id) % 8n);
  return el('span', { class: `face face-${shade}`, 'aria-hidden': 'true' }, author.name.slice(0, 1));
}

function invocation(message) {
  if (!message.invoked_by) return null;
  return el(
    'p', { class: 'invocation' },
    ...pieces('{person} used {command}', { person: el('strong', {}, message.invoked_by), command: el('code', {}, message.invoked) }),
  );
}

function head(message, id) {
  const date = new Date(message.at);
  const today = date.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
  return el(
    'h2', { class: 'message-head', id },
    el('span', { class: 'author' }, message.author.name),
    message.author.bot ? el('span', { class: 'bot-mark' }, say('App')) : null,
    ' ',
    el('time', { datetime: message.at, title: date.toLocaleString(country) }, date.toLocaleString(country, style)),
    message.edited ? el('span', { class: 'edited', title: new Date(message.edited).toLocaleString(country) }, ` ${say('(edited)')}`) : null,
    message.pinned ? el('span', { class: 'edited' }, ` · ${say('pinned')}`) : null,
  );
}

function content(message, page) {
  if (message.thinking) {
    return [el('p', { class: 'thinking' }, say('{name} is thinking…', message.author))];
  }
  const parts = [];
  if (message.content) parts.push(el('div', { class: 'text' }, markdown(message.content, page.names)));
  for (const file of message.files) parts.push(shows(fileElement(file, page), file));
  for (const embed of message.embeds) parts.push(shows(embedElement(embed, page), embed));
  const context = { message, page };
  for (const component of message.components) parts.push(componentElement(component, context));
  return parts;
}

function reactions(message) {
  if (!message.reactions.length) return null;
  return el('p', { class: 'reactions' }, ...message.reactions.map((name) => el('span', { class: 'reaction' }, `${name} 1`)));
}

function privateNote(message, page) {
  return el(
    'p', { class: 'private-note' },
    `${say('Only you can see this')} · `,
    el('button', { type: 'button', class: 'link', onclick: () => page.dismiss(message) }, say('Dismiss message')),
  );
}

// Files and pictures

function fileElement(file, page) {
  if (file.content_type.startsWith('image/')) {
    return el('div', { class: 'gallery' }, pictureElement(
      { url: file.url, width: file.width, height: file.height },
      { description: file.description, spoiler: SPOILER.test(file.name), name: file.name }, page,
    ));
  }
  return download(file.url, file.name, file.size);
}

function download(url, name, size) {
  const kilobytes = size ? ` (${Math.ceil(size / 1024)} KiB)` : '';
  return el('p', { class: 'download' }, el('a', { href: url, download: name }, name), kilobytes);
}

function pictureElement(media, { description, spoiler, name }, page) {
  const alt = description || '';
  const image = el('img', {
    src: media.url, alt, width: media.width, height: media.height, loading: 'lazy', class: spoiler ? 'covered' : null,
  });
  // Its room is kept before it has come: nothing below may move when it does.
  if (media.width) image.style.setProperty('--wide', `${Math.min(media.width, (HIGHEST * media.width) / media.height)}px`);
  const open = el('button', { type: 'button', class: 'picture-button', 'aria-label': `${say(spoiler ? 'Spoiler: show picture' : 'Enlarge picture')}${alt ? `: ${alt}` : ` ${name || ''}`}` }, image);
  open.addEventListener('click', () => {
    if (image.classList.contains('covered')) {
      image.classList.remove('covered');
      open.setAttribute('aria-label', `${say('Enlarge picture')}: ${alt}`);
    } else page.enlarge(media.url, alt);
  });
  const figure = el('figure', { class: 'figure' }, open);
  if (alt) {
    const caption = el('figcaption', { hidden: true, id: freshId('alt') }, alt);
    const toggle = el('button', { type: 'button', class: 'alt-toggle', 'aria-expanded': 'false', 'aria-controls': caption.id, 'aria-label': say('ALT, show the description') }, 'ALT');
    toggle.addEventListener('click', () => {
      caption.hidden = !caption.hidden;
      toggle.setAttribute('aria-expanded', String(!caption.hidden));
    });
    figure.append(toggle, caption);
  }
  return figure;
}

function embedElement(embed, page) {
  const box = el('div', { class: 'embed' });
  box.style.setProperty('--accent', colour(embed.color));
  const add = (text, cls) => { if (text) box.append(el('div', { class: cls }, markdown(text, page.names))); };
  add(embed.author?.name, 'embed-author');
  add(embed.title, 'embed-title');
  add(embed.description, 'text');
  if (embed.fields?.length) {
    box.append(el('dl', { class: 'embed-fields' }, ...embed.fields.map((field) => el(
      'div', { class: field.inline ? 'inline' : null },
      el('dt', {}, markdown(field.name, page.names)),
      el('dd', {}, markdown(field.value, page.names)),
    ))));
  }
  for (const key of ['image', 'thumbnail']) {
    if (embed[key]) box.append(pictureElement(embed[key], { name: say(key) }, page));
  }
  add(embed.footer?.text, 'subtext');
  return box;
}

function colour(number) {
  return number === null || number === undefined ? 'var(--line)' : `#${number.toString(16).padStart(6, '0')}`;
}

// Components

const BUILD = {
  1: (part, context) => el('div', { class: 'row' }, ...children(part, context)),
  2: buttonElement,
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: sectionElement,
  10: (part, { page }) => el('div', { class: 'text' }, markdown(part.content, page.names)),
  11: (part, { page }) => el('div', { class: 'thumbnail' }, pictureElement(part.media, part, page)),
  12: galleryElement,
  13: (part) => download(part.file.url, part.file.url.split('/').at(-1)),
  14: (part) => el('hr', { class: `separator ${part.spacing === 2 ? 'wide' : ''} ${part.divider === false ? 'bare' : ''}` }),
  17: containerElement,
};

function children(part, context) {
  return (part.components || []).map((child) => componentElement(child, context));
}

function componentElement(part, context) {
  const build = BUILD[part.type];
  return build ? shows(build(part, context), part) : el('p', { class: 'problem' }, say('Unknown component {type}', part));
}

function containerElement(part, context) {
  const box = el('div', { class: 'container' }, ...children(part, context));
  box.style.setProperty('--accent', colour(part.accent_color));
  if (!part.spoiler) return box;
  const cover = el('details', { class: 'container-spoiler' }, el('summary', {}, say('Spoiler')), box);
  return cover;
}

function sectionElement(part, context) {
  return el(
    'div', { class: 'section' },
    el('div', { class: 'section-text' }, ...children(part, context)),
    componentElement(part.accessory, context),
  );
}

function galleryElement(part, { page }) {
  const size = part.items.length === 1 ? 'one' : 'many';
  return el('div', { class: `gallery ${size}` }, ...part.items.map((item) => pictureElement(item.media, item, page)));
}

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link-button' };

function buttonElement(part, { message, page }) {
  const label = [emojiElement(part.emoji, part.label), part.label].filter(Boolean);
  if (part.style === 5) {
    const target = jump(part.url);
    const address = target
      ? { href: '#', 'data-channel': target.channel, 'data-message': target.message }
      : { href: part.url, target: '_blank', rel: 'noopener noreferrer' };
    return el('a', { class: 'button link-button', ...address }, ...label, el('span', { 'aria-hidden': 'true' }, ' ↗'));
  }
  const button = el('button', {
    type: 'button', class: `button ${STYLES[part.style]}`, disabled: part.disabled, 'data-custom-id': part.custom_id,
  }, ...label);
  button.addEventListener('click', () => page.act(button, message, 'press', { custom_id: part.custom_id }));
  return button;
}
