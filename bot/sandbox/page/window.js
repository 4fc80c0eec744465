// The first screen: a board, a sentence, doors to a table of each game; and a match to watch.

import { announce, byId, el } from './dom.js';
import { inline, markdown } from './markdown.js';
import { get, locale, post } from './server.js';

const SHORTEST = 4000;
const LONGEST = 15000;
const A_LOOK = 2500;
const A_LETTER = 45; // milliseconds, at an unhurried 240 words a minute
const WIDTH = 1536;
const HEIGHT = 1024;

/** The first screen of a page that has one. `page` leads on to a channel. */
export class ShopWindow {
  constructor(told, page) {
    this.doors = told.doors;
    this.words = told.words;
    this.page = page;
    this.element = byId('window');
    this.element.lang = told.locale;
    this.timer = null;
    document.addEventListener('visibilitychange', () => this.wait());
  }

  get shown() {
    return !this.element.hidden;
  }

  hide() {
    this.stop();
    this.element.hidden = true;
    document.body.classList.remove('at-window');
  }

  open(name, ...content) {
    this.stop();
    this.element.hidden = false;
    document.body.classList.add('at-window');
    this.element.replaceChildren(el('h1', { class: 'hidden', id: 'window-title' }, name), ...content);
    document.title = name;
  }

  /** What keeps a picture's place, and says so, until it is drawn. */
  drawing() {
    return el('div', { class: 'window-picture' }, el('p', { class: 'window-drawing' }, this.words.drawing));
  }

  // The first screen

  /** Show the doors; who comes back finds the focus on the first. */
  first({ back = true } = {}) {
    const picture = this.drawing();
    this.open(
      'Warmoot', picture,
      el('p', { class: 'window-line' }, ...inline(this.words.line, this.page.names)),
      el('p', { class: 'problem', role: 'alert', hidden: true }),
      el(
        'div', { class: 'doors' },
        ...this.doors.map((door) => this.door(door)),
        el(
          'button', { type: 'button', class: 'door secondary', onclick: () => this.watch() },
          el('span', { class: 'door-name' }, this.words.watch), el('span', { class: 'door-pitch' }, this.words['watch-pitch']),
        ),
      ),
    );
    if (back) this.element.querySelector('.door').focus();
    get('scene', locale).then((scene) => picture.replaceChildren(image(scene))).catch((problem) => this.complain(problem));
  }

  door({ key, label, pitch }) {
    const button = el(
      'button', { type: 'button', class: 'door primary', 'data-door': key },
      el('span', { class: 'door-name' }, label), el('span', { class: 'door-pitch' }, pitch),
    );
    button.addEventListener('click', () => this.enter(button));
    return button;
  }

  async enter(button) {
    button.setAttribute('aria-busy', 'true');
    try {
      const { channel } = await post('enter', { ...this.page.where(), door: button.dataset.door });
      await this.page.goTo(channel);
      this.hide();
    } catch (problem) {
      this.complain(problem);
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  complain(problem) {
    const line = this.element.querySelector('.problem');
    line.textContent = problem.message;
    line.hidden = false;
  }

  // The show

  watch() {
    this.show = Math.floor(Math.random() * 1e6);
    this.number = 0;
    this.title = el('h2', { class: 'show-title' });
    this.text = el('div', { class: 'text show-text', tabindex: '0', role: 'region', 'aria-label': this.words.told });
    this.picture = this.drawing();
    this.play = el('button', { type: 'button', class: 'button primary', onclick: () => this.toggle() });
    this.back = control(this.words.back, () => this.step(-1));
    this.next = control(this.words.next, () => this.step(1));
    this.open(
      this.words.watch, this.picture, this.title, this.text,
      el('p', { class: 'problem', role: 'alert', hidden: true }),
      el('div', { class: 'row show-controls' }, this.play, this.back, this.next, control(this.words.leave, () => this.first())),
    );
    this.playing = true;
    this.play.focus();
    this.describe();
    this.turn(0);
  }

  describe() {
    const over = Boolean(this.scene?.last);
    this.play.textContent = over ? this.words.another : this.words[this.playing ? 'pause' : 'go-on'];
    this.back.setAttribute('aria-disabled', String(this.number === 0));
    this.next.setAttribute('aria-disabled', String(over));
  }

  toggle() {
    if (this.scene?.last) {
      this.watch();
      return;
    }
    this.playing = !this.playing;
    this.describe();
    this.wait();
  }

  step(by) {
    const wanted = this.number + by;
    if (wanted < 0 || (by > 0 && this.scene?.last)) return;
    this.playing = false;
    this.turn(wanted);
  }

  /** Show a turn as soon as it is drawn; one that somebody has gone on from meanwhile is not. */
  async turn(number) {
    clearTimeout(this.timer);
    const { show, picture } = this;
    this.number = number;
    try {
      const scene = await this.ahead(number);
      if (this.show !== show || this.picture !== picture || this.number !== number || !picture.isConnected) return;
      this.scene = scene;
      this.title.textContent = scene.title;
      this.text.replaceChildren(markdown(scene.text, this.page.names));
      this.text.scrollTop = 0;
      picture.replaceChildren(image(scene));
      if (scene.last) this.playing = false;
      if (!this.playing) announce(`${scene.title}. ${this.text.textContent}`);
      this.describe();
      if (!scene.last) this.ahead(number + 1).catch(() => {});
      this.wait();
    } catch (problem) {
      this.playing = false;
      this.describe();
      this.complain(problem);
    }
  }

  /** Fetch a turn, once: the next one is fetched while one is being read. */
  ahead(number) {
    const key = `${this.show}.${number}`;
    if (this.fetched?.key !== key) this.fetched = { key, scene: get('scene', { ...locale, show: this.show, number }) };
    return this.fetched.scene;
  }

  /** Go on when the turn has been read, unless it is paused or nobody looks. */
  wait() {
    clearTimeout(this.timer);
    if (!this.shown || !this.playing || !this.scene || document.hidden) return;
    const time = A_LOOK + A_LETTER * this.text.textContent.length;
    this.timer = setTimeout(() => this.turn(this.number + 1), Math.min(LONGEST, Math.max(SHORTEST, time)));
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
    this.scene = null;
  }
}

function control(label, onclick) {
  return el('button', { type: 'button', class: 'button secondary', onclick }, label);
}

function image({ picture, alt }) {
  return el('img', { src: picture, alt, width: WIDTH, height: HEIGHT });
}
