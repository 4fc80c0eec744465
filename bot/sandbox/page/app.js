// The page as a whole: who acts, where they are, what is new, and what follows from a press.

import { Composer } from './composer.js';
import { enlarge, openForm, showPins } from './dialogs.js';
import { announce, byId, el, mentionsBadge } from './dom.js';
import { refreshTimes } from './markdown.js';
import { messageElement } from './messages.js';
import { morph } from './morph.js';
import { Reading } from './reading.js';
import { get, listen, locale, post } from './server.js';
import { ShopWindow } from './window.js';
import { say } from './words.js';

const DM = 1;
const CATEGORY = 4;
const FORUM = 15;

const state = { view: null, channel: null, messages: new Map(), held: null, source: null, user: localStorage.getItem('user') || '' };

const page = {
  names: {
    person: (id) => everybody().find((each) => each.id === id)?.name || say('somebody'),
    role: (id) => state.view.roles[id] || say('role'),
    place: (id) => allChannels().find((each) => each.id === id)?.name || say('unknown'),
    isMe: (id) => id === state.user,
  },
  people: () => everybody(),
  roles: () => Object.entries(state.view.roles).map(([id, name]) => ({ id, name })),
  channels: () => allChannels().filter((channel) => channel.type !== DM),
  where: () => ({ user: state.user, channel: state.channel?.id }),
  enlarge,
  act,
  answered,
  dismiss,
  goTo: async (id) => { await load(state.user); await go(id); },
};

let composer;
let reading;
let shopWindow = null;
let untouched = false; // while a first screen may still come, and nobody has begun

// Starting and switching

async function start() {
  composer = new Composer(byId('composer'), page);
  byId('drawer').addEventListener('click', toggleDrawer);
  byId('earlier').addEventListener('click', () => calmly(loadEarlier()));
  byId('pins').addEventListener('click', () => {
    const pinned = state.channel.pins.map((id) => state.messages.get(id)).filter(Boolean);
    showPins(pinned, page);
  });
  document.addEventListener('click', followLink);
  document.addEventListener('visibilitychange', markRead);
  setInterval(refreshTimes, 20000);
  reading = new Reading();
  for (const touched of ['pointerdown', 'keydown', 'input']) document.addEventListener(touched, () => { untouched = false; });
  await become(state.user, { begin: true });
}

/** Take up the first screen, if there is one by now. */
async function findWindow() {
  const told = await get('window', locale);
  if (told && !shopWindow) shopWindow = new ShopWindow(told, page);
}

/** Show a first screen that came after the page had been opened, unless somebody has begun. */
async function windowCame() {
  await findWindow();
  showPlaces();
  if (untouched) shopWindow?.first({ back: false });
  untouched = false;
}

/** Act as another person from now on. */
async function become(user, { begin = false } = {}) {
  await load(user);
  state.source?.close();
  await new Promise((open) => {
    state.source = listen(state.user, { ...handlers, line: (up) => { showLine(up); open(); } });
  });
  const { wanted, place } = firstPlace();
  if (begin && !shopWindow) await findWindow(); // it came before the stream
  showPlaces();
  untouched = begin && !shopWindow && !wanted;
  if (begin && shopWindow && !wanted) shopWindow.first({ back: false });
  else if (!shopWindow?.shown) await go(place.id);
}

/** What to do with news. The stream is open before anything is fetched, so nothing is missed. */
const handlers = {
  again: () => calmly(become(state.user)),
  reset: () => calmly(become(state.user)),
  bot: ({ online }) => { state.view.bot.online = online; showBot(); },
  window: () => calmly(windowCame()),
  commands: () => calmly(loadCommands()),
  channel: () => calmly(reload()),
  channel_gone: () => calmly(reload()),
  message: (message) => inTurn(() => receive(message)),
  message_gone: (gone) => inTurn(() => remove(gone)),
};

/** Let something happen in the background; when it fails, say so at the top. */
function calmly(promise) {
  return promise.catch((problem) => { byId('bot-state').textContent = problem.message; });
}

/** Hold news back while the messages of a channel are being fetched: they are newer. */
function inTurn(news) {
  if (state.held) state.held.push(news);
  else news();
}

/** Return where to begin: where this person was, else where somebody waits for them. */
function firstPlace() {
  const open = allChannels().filter((channel) => ![CATEGORY, FORUM].includes(channel.type));
  const wanted = location.hash.slice(1) || localStorage.getItem(`channel:${state.user}`);
  const known = open.find((channel) => channel.id === wanted);
  const place = known || open.find((channel) => channel.type !== DM && channel.mentions.length) || open[0];
  return { wanted: Boolean(known), place };
}

async function load(user) {
  state.view = await get('bootstrap', { ...locale, user });
  state.user = state.view.me;
  localStorage.setItem('user', state.user);
  showPeople();
  showPlaces();
  showBot();
}

/** Bring the list of places up to date; leave a channel that is gone. */
async function reload() {
  await load(state.user);
  const channel = allChannels().find((each) => each.id === state.channel?.id);
  if (channel) showChannel(channel);
  else await go(allChannels()[0].id);
}

async function go(id, message = null) {
  const channel = allChannels().find((each) => each.id === id);
  if (!channel) {
    announce(say('You cannot see that channel.'));
    return;
  }
  closeDrawer();
  localStorage.setItem(`channel:${state.user}`, id);
  showChannel(channel);
  const held = [];
  state.held = held;
  const answer = await get('messages', page.where()).finally(() => {
    // Somebody who has gone on to another channel meanwhile holds news for that one.
    if (state.held === held) state.held = null;
  });
  if (state.held || state.channel.id !== id) return;
  state.messages = new Map(answer.messages.map((each) => [each.id, each]));
  byId('earlier').hidden = !answer.more;
  showMessages();
  reading.toEnd();
  for (const news of held) news();
  await loadCommands();
  const target = message && byId(`message-${message}`);
  if (target) {
    reading.leave();
    target.scrollIntoView({ block: 'center' });
    target.focus();
  }
  markRead();
}

function allChannels() {
  return [...state.view.servers.flatMap((server) => server.channels), ...state.view.dms];
}

function everybody() {
  return [...state.view.people, { id: state.view.bot.id, name: state.view.bot.name }];
}

async function loadCommands() {
  composer.setCommands(await get('commands', page.where()));
}

async function loadEarlier() {
  const first = [...state.messages.keys()][0];
  const answer = await get('messages', { ...page.where(), before: first });
  const older = answer.messages.map((each) => [each.id, each]);
  const scroller = byId('scroller');
  const fromBottom = scroller.scrollHeight - scroller.scrollTop;
  state.messages = new Map([...older, ...state.messages]);
  byId('earlier').hidden = !answer.more;
  showMessages();
  scroller.scrollTop = scroller.scrollHeight - fromBottom;
}

// Showing

function showPeople() {
  const fieldset = byId('people');
  if (fieldset.dataset.me === state.user) return;
  fieldset.dataset.me = state.user;
  const had = fieldset.contains(document.activeElement);
  fieldset.replaceChildren(el('legend', {}, say('Act as')), ...state.view.people.map((person) => {
    const radio = el('input', { type: 'radio', name: 'person', value: person.id, id: `person-${person.id}` });
    radio.checked = person.id === state.user;
    radio.addEventListener('change', () => calmly(become(person.id)));
    return el('span', { class: 'person' }, radio, el('label', { for: radio.id }, person.name));
  }));
  if (had) byId(`person-${state.user}`)?.focus();
}

function showBot() {
  byId('bot-state').textContent = state.view.bot.online ? '' : say('{name} is offline', state.view.bot);
}

function showLine(connected) {
  if (!connected) byId('bot-state').textContent = say('The sandbox does not answer; trying again…');
  else showBot();
}

function showPlaces() {
  const groups = state.view.servers.map((server) => placeGroup(server.name, server.channels));
  const first = shopWindow ? el('button', { type: 'button', class: 'place first-screen', onclick: () => { closeDrawer(); shopWindow.first(); } }, shopWindow.words.first) : null;
  byId('places').replaceChildren(...[first].filter(Boolean), ...groups, placeGroup(say('Direct messages'), state.view.dms));
}

function placeGroup(title, channels) {
  return el(
    'section', { class: 'place-group' },
    el('h2', {}, title),
    el('ul', {}, ...channels.map((channel) => el('li', {}, placeElement(channel)))),
  );
}

function placeElement(channel) {
  if (channel.type === CATEGORY || channel.type === FORUM) return el('span', { class: 'place heading' }, channel.name);
  const read = BigInt(localStorage.getItem(readKey(channel)) || 0);
  const here = channel.id === state.channel?.id;
  const fresh = !here && channel.last && BigInt(channel.last) > read;
  const mentions = here ? 0 : channel.mentions.filter((id) => BigInt(id) > read).length;
  const classes = ['place'];
  if (channel.parent) classes.push('thread');
  if (fresh) classes.push('unread');
  if (channel.archived) classes.push('archived');
  const sign = channel.type === DM ? '@' : channel.parent ? '↳' : '#';
  const button = el(
    'button', { type: 'button', class: classes.join(' '), 'aria-current': here ? 'page' : null },
    el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    el('span', { class: 'place-name' }, channel.name),
    channel.archived ? el('span', { class: 'option-note' }, say(channel.locked ? 'closed' : 'archived')) : null,
    fresh ? el('span', { class: 'hidden' }, say('unread')) : null,
    mentions ? mentionsBadge(mentions) : null,
  );
  button.addEventListener('click', () => calmly(go(channel.id)));
  return button;
}

function showChannel(channel) {
  state.channel = channel;
  const sign = channel.type === DM ? '@' : channel.parent ? '' : '#';
  byId('channel-name').textContent = `${sign}${channel.name}`;
  byId('channel-topic').textContent = channel.topic || '';
  byId('pins').hidden = channel.pins.length === 0;
  composer.setWritable(channel.writable);
  showPlaces();
  showTitle();
}

function showTitle() {
  const waiting = allChannels()
    .flatMap((channel) => channel.mentions.filter((id) => BigInt(id) > BigInt(localStorage.getItem(readKey(channel)) || 0)))
    .length;
  document.title = `${waiting ? `(${waiting}) ` : ''}${byId('channel-name').textContent} · Sandbox`;
  byId('waiting').replaceChildren(...(waiting ? [mentionsBadge(waiting)] : []));
}

function showMessages() {
  const messages = [...state.messages.values()];
  byId('messages').replaceChildren(...messages.map((message) => messageElement(message, page)));
  byId('empty').hidden = messages.length > 0;
}

// News

function receive(message) {
  const elsewhere = message.channel !== state.channel?.id;
  const known = allChannels().find((channel) => channel.id === message.channel);
  const fresh = known && (!known.last || BigInt(message.id) > BigInt(known.last));
  if (fresh) known.last = message.id;
  if (fresh && message.mentions_me) known.mentions.push(message.id);
  if (elsewhere) {
    if (known) showPlaces();
    else calmly(reload());
    showTitle();
    if (fresh && message.mentions_me) announce(say('{name} mentioned you in {place}', { name: message.author.name, place: known.name }));
    return;
  }
  const was = state.messages.get(message.id);
  state.messages.set(message.id, message);
  if (was) replaceMessage(message);
  else byId('messages').append(messageElement(message, page));
  byId('empty').hidden = true;
  reading.came(message, was, byId(`message-${message.id}`));
  markRead();
  if (!message.thinking && message.author.id !== state.user) tell(message);
}

/** Show a message as it is now; the focus goes to the next thing to press when its place is gone. */
function replaceMessage(message) {
  const old = byId('messages').querySelector(`li[data-id="${message.id}"]`);
  if (!old) return;
  const focused = document.activeElement;
  const inside = old.contains(focused);
  morph(old, messageElement(message, page));
  if (!inside || old.contains(focused)) return;
  const again = old.querySelector(`[data-custom-id="${CSS.escape(focused.dataset.customId)}"]:not([disabled])`);
  (again || old.querySelector('.button:not([disabled]), .select:not([disabled])') || old.querySelector('article')).focus();
}

function tell(message) {
  const { name } = message.author;
  const text = (byId(`message-${message.id}`)?.querySelector('.message-content')?.textContent || '').slice(0, 400);
  announce(message.private ? say('{name}, only to you: {text}', { name, text }) : `${name}: ${text}`);
}

function remove({ message_id: id }) {
  const element = byId('messages').querySelector(`li[data-id="${id}"]`);
  const inside = element?.contains(document.activeElement);
  state.messages.delete(id);
  element?.remove();
  reading.gone(id);
  byId('empty').hidden = state.messages.size > 0;
  if (inside) composer.focus();
}

// Acting

/** Press or choose on a message and show what comes of it. */
async function act(control, message, action, body) {
  const article = byId(`message-${message.id}`);
  const problem = article?.querySelector('.problem[role="alert"]');
  if (problem) problem.hidden = true;
  control.setAttribute('aria-busy', 'true');
  reading.pressed(message);
  try {
    const outcome = await post(action, { user: state.user, message: message.id, ...body });
    if (!outcome.answer) complain(message, say('This interaction failed.'));
    answered(outcome);
  } catch (trouble) {
    complain(message, trouble.message);
  } finally {
    control.removeAttribute('aria-busy');
  }
}

function complain(message, text) {
  const problem = byId(`message-${message.id}`)?.querySelector('.problem[role="alert"]');
  if (!problem) return;
  problem.textContent = text;
  problem.hidden = false;
}

/** Open a form when the answer is one; say so when there was no answer at all. */
function answered(outcome, command = null) {
  if (outcome.modal) {
    openForm(outcome.modal, page, (values) => submit(outcome.interaction, values));
  } else if (!outcome.answer && command) {
    composer.complain(`${command}: ${say('The application did not respond.')}`);
  }
}

async function submit(opener, values) {
  try {
    const outcome = await post('submit', { user: state.user, opener, values });
    return outcome.answer ? null : say('Something went wrong. Try again.');
  } catch (problem) {
    return problem.message;
  }
}

function dismiss(message) {
  return calmly(post('dismiss', { user: state.user, message: message.id }));
}

/** Follow links to channels, messages and commands inside the page. */
function followLink(event) {
  const place = event.target.closest('a[data-channel]');
  if (place) {
    event.preventDefault();
    calmly(go(place.dataset.channel, place.dataset.message));
    return;
  }
  const link = event.target.closest('[data-command]');
  if (!link) return;
  const command = composer.commands.find((each) => each.path === link.dataset.command);
  if (command) composer.choose(command);
  else composer.complain(say('/{path} cannot be used here.', { path: link.dataset.command }));
}

// Reading

function readKey(channel) {
  return `read:${state.user}:${channel.id}`;
}

function markRead() {
  if (document.hidden || !state.channel?.last) return;
  localStorage.setItem(readKey(state.channel), state.channel.last);
  showPlaces();
  showTitle();
}

function toggleDrawer() {
  const open = document.body.classList.toggle('drawer-open');
  byId('drawer').setAttribute('aria-expanded', String(open));
  if (open) byId('places').querySelector('button')?.focus();
}

function closeDrawer() {
  document.body.classList.remove('drawer-open');
  byId('drawer').setAttribute('aria-expanded', 'false');
}

calmly(start());
