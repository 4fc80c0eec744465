// Where one reads: at the end as it grows, or in one's own private reply, which nothing pushes away.

import { byId } from './dom.js';

const NEAR = 80; // pixels from the end that count as being there
const ABOVE = 8; // pixels left free above what is new
const BY_HAND = 1000; // milliseconds after a touch in which scrolling is the reader's own
const TEXT = 10;
const ROW = 1;

/** Keeps in view what the reader follows, and offers to go on to what came below it. */
export class Reading {
  constructor() {
    this.scroller = byId('scroller');
    this.button = byId('newer');
    this.low = true;
    this.reply = null; // the private message in use, if that is what they follow
    this.due = null; // a message that was pressed or is new, until its answer is shown
    this.ended = null; // a message whose end was shown, such as the word that a tip is coming
    this.placed = null; // how far was scrolled for it
    this.offset = 0; // where it then began in view
    this.top = 0;
    this.byHand = -Infinity; // when somebody last moved what is in view
    for (const moved of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      this.scroller.addEventListener(moved, () => { this.byHand = performance.now(); }, { passive: true });
    }
    this.scroller.addEventListener('scroll', () => this.scrolled());
    this.button.addEventListener('click', () => { this.toEnd(); this.scroller.focus(); });
    const observer = new ResizeObserver(() => { if (this.reply) this.hold(); else if (this.low) this.toEnd(); });
    observer.observe(byId('messages'));
    observer.observe(this.scroller);
  }

  /** Begin anew in a channel. */
  toEnd() {
    this.reply = null;
    this.low = true;
    this.offer(false);
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Offer to go on to what is new, in room that is kept for it. */
  offer(offered) {
    this.button.classList.toggle('offered', offered);
  }

  /** Stay where somebody was led. */
  leave() {
    this.low = false;
  }

  /** Note that something was pressed on a message: its answer will be shown where it is read. */
  pressed(message) {
    if (message.private) this.due = message.id;
    this.ended = null;
  }

  /** Follow a message that has come, or that `was` another before. */
  came(message, was, article) {
    if (message.private) {
      const pressed = this.due === message.id;
      const anew = !was || says(was) !== says(message);
      const followed = this.low && this.reply === message.id;
      const asked = pressed || (followed && this.ended === message.id);
      if (asked && !anew && adds(was) !== adds(message)) this.showEnd(message, article);
      else if (pressed || !was || (followed && anew)) this.show(message, article);
    } else if (!was && this.low && (!this.reply || message.mentions_me)) this.toEnd();
    else if (!was) this.offer(true);
  }

  /** Put what a reply says at the top, or its end at the bottom where all of it fits. */
  show(message, article) {
    this.due = message.thinking ? message.id : null;
    this.reply = message.id;
    this.low = true;
    const spare = this.inView(article).bottom - this.scroller.clientHeight;
    this.scroller.scrollTop += Math.min(spare + ABOVE, this.inView(firstWords(article)).top - ABOVE);
    this.settle();
  }

  /** Bring into view what was added at the end of a reply, such as a tip. */
  showEnd(message, article) {
    this.due = null;
    this.ended = message.id;
    this.reply = message.id;
    this.low = true;
    this.scroller.scrollTop += Math.max(0, this.inView(article).bottom - this.scroller.clientHeight + ABOVE);
    this.settle();
  }

  /** Keep the reply where it was while a picture above its words is shown or a message grows. */
  hold() {
    const article = byId(`message-${this.reply}`);
    if (!article) return;
    this.scroller.scrollTop += this.inView(firstWords(article)).top - this.offset;
    this.top = this.placed = this.scroller.scrollTop;
  }

  /** Note where the reply stands now. */
  settle() {
    const article = byId(`message-${this.reply}`);
    this.top = this.placed = this.scroller.scrollTop;
    if (article) this.offset = this.inView(firstWords(article)).top;
  }

  /** Return where an element begins and ends, counted from the top of what is in view. */
  inView(element) {
    const { top, bottom } = element.getBoundingClientRect();
    const begins = this.scroller.getBoundingClientRect().top;
    return { top: top - begins, bottom: bottom - begins };
  }

  /** Forget a reply that is gone. */
  gone(id) {
    if (this.reply === id) this.reply = null;
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // What shrinks or grows under its reader is moved by the browser, not by them.
    const moved = performance.now() - this.byHand < BY_HAND;
    if (this.reply && (!moved || Math.abs(scrollTop - this.placed) < 1)) return;
    if (moved) this.byHand = performance.now(); // it goes on by its own momentum
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // A message may have grown since this was scrolled: only going up is leaving the end.
    this.low = near || (this.low && scrollTop >= this.top);
    if (near) {
      this.reply = null;
      this.offer(false);
    }
    if (this.reply) this.settle();
    this.top = scrollTop;
  }
}

function firstWords(article) {
  return article.querySelector('.message-content > .text') || article;
}

/** Return what a message says before the first thing to press. */
function says(message) {
  return JSON.stringify([message.content, wordsOf(message.components.slice(0, firstRow(message)))]);
}

/** Return what it says after that. */
function adds(message) {
  return JSON.stringify(wordsOf(message.components.slice(firstRow(message))));
}

function firstRow(message) {
  const first = message.components.findIndex((part) => part.type === ROW);
  return first < 0 ? message.components.length : first;
}

function wordsOf(parts) {
  return parts.filter((part) => part.type === TEXT).map((part) => part.content);
}
