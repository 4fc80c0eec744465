// Discord's markdown, as far as bots use it, turned into elements.

import { el } from './dom.js';
import { sign, signAt } from './emojis.js';
import { country, say } from './words.js';

const INLINE = [
  { at: /^\\([^\p{L}\p{N}\s])/u, make: (m) => m[1] },
  { at: /^``(.+?)``(?!`)/s, make: (m) => el('code', {}, m[1]) },
  { at: /^`([^`\n]+)`/, make: (m) => el('code', {}, m[1]) },
  { at: /^\*\*\*([^\s*](?:[\s\S]*?[^\s*])?)\*\*\*/, make: (m, names) => el('strong', {}, el('em', {}, ...inline(m[1], names))) },
  { at: /^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, make: (m, names) => el('strong', {}, ...inline(m[1], names)) },
  { at: /^__((?:\\.|[^\\])+?)__(?!_)/s, make: (m, names) => el('u', {}, ...inline(m[1], names)) },
  { at: /^\*(?!\s)((?:\\.|[^\\*])+?)(?<!\s)\*(?!\*)/s, make: (m, names) => el('em', {}, ...inline(m[1], names)) },
  { at: /^_(?!\s)((?:\\.|[^\\_])+?)_(?![\p{L}\p{N}_])/su, make: (m, names) => el('em', {}, ...inline(m[1], names)), atWord: true },
  { at: /^~~(.+?)~~/s, make: (m, names) => el('s', {}, ...inline(m[1], names)) },
  { at: /^\|\|(.+?)\|\|/s, make: (m, names) => spoiler(inline(m[1], names)) },
  { at: /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, make: (m, names) => link(m[2], inline(m[1], names)) },
  { at: /^<(https?:\/\/[^\s>]+)>/, make: (m) => link(m[1], [m[1]]) },
  { at: /^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, make: (m) => link(m[0], [m[0]]), atWord: true },
  { at: /^<@!?(\d+)>/, make: (m, names) => mention(`@${names.person(m[1])}`, names.isMe(m[1])) },
  { at: /^<@&(\d+)>/, make: (m, names) => mention(`@${names.role(m[1])}`, false) },
  { at: /^<#(\d+)>/, make: (m, names) => place(m[1], names) },
  { at: /^<\/([^:>]+):(\d+)>/, make: (m) => command(m[1]) },
  { at: /^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, make: (m) => moment(Number(m[1]), m[2] || 'f') },
  { at: /^<(a?):(\w+):(\d+)>/, make: (m) => emoji(m[2], m[3]) },
  { find: signAt, make: (m) => el('span', { role: 'img', 'aria-label': m[1] }, sign(m[0])) },
  { at: /^@(everyone|here)\b/, make: (m) => mention(m[0], true), atWord: true },
];

/** Turn one line of text, or several without blocks, into nodes. */
export function inline(text, names) {
  const nodes = [];
  let plain = '';
  let rest = text;
  const flush = () => { if (plain) nodes.push(plain); plain = ''; };
  while (rest) {
    const inWord = /[\p{L}\p{N}]$/u.test(plain);
    const look = (each) => (each.find ? each.find(rest) : rest.match(each.at));
    const rule = INLINE.find((each) => !(each.atWord && inWord) && look(each));
    if (rule) {
      const found = look(rule);
      flush();
      nodes.push(rule.make(found, names));
      rest = rest.slice(found[0].length);
    } else {
      const [sign] = rest;
      if (sign === '\n') { flush(); nodes.push(el('br')); } else plain += sign;
      rest = rest.slice(sign.length);
    }
  }
  flush();
  return nodes;
}

/** Turn a whole text into block elements. */
export function markdown(text, names) {
  const blocks = document.createDocumentFragment();
  const lines = text.split('\n');
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.append(el('p', {}, ...inline(paragraph.join('\n'), names)));
    paragraph = [];
  };
  while (lines.length) {
    const line = lines[0];
    const block = BLOCKS.find((each) => each.at.test(line));
    if (block && (block.at !== FENCE || closesLater(lines))) {
      flush();
      blocks.append(block.take(lines, names));
    } else if (line.trim() === '') {
      flush();
      lines.shift();
    } else {
      paragraph.push(lines.shift());
    }
  }
  flush();
  return blocks;
}

const FENCE = /^```(\w*)\s*$/;
const ITEM = /^(\s*)(?:[-*]|\d+[.)]) +(.*)$/;

const BLOCKS = [
  { at: FENCE, take: takeFence },
  { at: /^(#{1,3}) +(.+)$/, take: takeHeading },
  { at: /^-# +(.+)$/, take: takeSmall },
  { at: /^>>> /, take: takeLongQuote },
  { at: /^> ?/, take: takeQuote },
  { at: ITEM, take: takeList },
];

function closesLater(lines) {
  return lines.slice(1).some((line) => /^```\s*$/.test(line));
}

function takeFence(lines) {
  lines.shift();
  const code = [];
  while (lines.length && !/^```\s*$/.test(lines[0])) code.push(lines.shift());
  lines.shift();
  return el('pre', { tabindex: '0' }, el('code', {}, code.join('\n')));
}

function takeHeading(lines, names) {
  const [, marks, text] = lines.shift().match(/^(#{1,3}) +(.+)$/);
  // A message's author is an h2, and writers begin with any size: all of them come right below.
  return el('div', { role: 'heading', 'aria-level': 3, class: `h${marks.length}` }, ...inline(text, names));
}

function takeSmall(lines, names) {
  return el('p', { class: 'subtext' }, ...inline(lines.shift().replace(/^-# +/, ''), names));
}

function takeLongQuote(lines, names) {
  const rest = lines.splice(0).join('\n').slice(4);
  return el('blockquote', {}, markdown(rest, names));
}

function takeQuote(lines, names) {
  const quoted = [];
  while (lines.length && /^>( |$)/.test(lines[0])) quoted.push(lines.shift().replace(/^> ?/, ''));
  if (!quoted.length) return el('p', {}, ...inline(lines.shift(), names));
  return el('blockquote', {}, markdown(quoted.join('\n'), names));
}

function takeList(lines, names) {
  const [, indent] = lines[0].match(ITEM);
  const ordered = /^\s*\d/.test(lines[0]);
  const list = el(ordered ? 'ol' : 'ul', ordered ? { start: parseInt(lines[0], 10) || 1 } : {});
  while (lines.length) {
    const found = lines[0].match(ITEM);
    if (!found || found[1].length < indent.length) break;
    const other = found[1].length === indent.length && /^\s*\d/.test(lines[0]) !== ordered;
    if (other) break;
    if (found[1].length > indent.length && list.lastElementChild) {
      list.lastElementChild.append(takeList(lines, names));
    } else {
      lines.shift();
      list.append(el('li', {}, ...inline(found[2], names)));
    }
  }
  return list;
}

function spoiler(nodes) {
  const cover = el('button', { type: 'button', class: 'spoiler', 'aria-label': say('Spoiler, press to show') }, el('span', { 'aria-hidden': 'true' }, ...nodes));
  cover.addEventListener('click', () => cover.replaceWith(el('span', { class: 'spoiler-open' }, ...nodes)));
  return cover;
}

const JUMP = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** Return where in the sandbox a link to Discord leads, or null. */
export function jump(url) {
  const found = url.match(JUMP);
  return found && { channel: found[1], message: found[2] };
}

function link(url, nodes) {
  const target = jump(url);
  if (target) {
    return el('a', { href: '#', 'data-channel': target.channel, 'data-message': target.message }, ...nodes);
  }
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, ...nodes);
}

function mention(text, me) {
  return el('span', { class: me ? 'mention mention-me' : 'mention' }, text);
}

function place(id, names) {
  return el('a', { href: '#', class: 'mention', 'data-channel': id }, `#${names.place(id)}`);
}

function command(name) {
  return el('button', { type: 'button', class: 'mention command-link', 'data-command': name }, `/${name}`);
}

function emoji(name, id) {
  return el('img', { class: 'emoji', src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};
const UNITS = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString(country, STYLES.F);
  const time = el('time', { datetime: date.toISOString(), title: full, class: 'stamp' });
  if (style === 'R') {
    time.dataset.relative = seconds;
    time.textContent = relative(seconds);
  } else {
    time.textContent = date.toLocaleString(country, STYLES[style]);
  }
  return time;
}

function relative(seconds) {
  const ahead = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(ahead) >= length) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(country, { numeric: 'auto' }).format(Math.round(ahead / size), unit);
}

/** Bring all relative times on the page up to date. */
export function refreshTimes() {
  for (const time of document.querySelectorAll('time[data-relative]')) {
    time.textContent = relative(Number(time.dataset.relative));
  }
}
