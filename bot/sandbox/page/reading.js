// Where one reads: at the end as it grows, or in one's own private reply, which nothing pushes away.

import { byId } from './dom.js';

const NEAR = 80; // pixels from the end that count as being there
const ABOVE = 8; // pixels left free above what is new
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
    this.placed = null;
    this.top = 0;
    this.scroller.addEventListener('scroll', () => this.scrolled());
    this.button.addEventListener('click', () => { this.toEnd(); this.scroller.focus(); });
    const observer = new ResizeObserver(() => { if (this.low && !this.reply) this.toEnd(); });
    observer.observe(byId('messages'));
    observer.observe(this.scroller);
  }

  /** Begin anew in a channel. */
  toEnd() {
    this.reply = null;
    this.low = true;
    this.button.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Stay where somebody was led. */
  leave() {
    this.low = false;
  }

  /** Note that something was pressed on a message: its answer will be shown where it is read. */
  pressed(message) {
    if (message.private) this.due = message.id;
  }

  /** Follow a message that has come, or that `was` another before. */
  came(message, was, article) {
    if (message.private) {
      const followed = this.low && this.reply === message.id && says(was) !== says(message);
      if (!was || this.due === message.id || followed) this.show(message, article);
    } else if (!was && this.low && (!this.reply || message.mentions_me)) this.toEnd();
    else if (!was) this.button.hidden = false;
  }

  /** Put what a reply says at the top, or its end at the bottom where all of it fits. */
  show(message, article) {
    this.due = message.thinking ? message.id : null;
    this.reply = message.id;
    this.low = true;
    const inside = this.scroller.getBoundingClientRect().top - this.scroller.scrollTop;
    const begins = (article.querySelector('.message-content > .text') || article).getBoundingClientRect().top;
    const end = article.getBoundingClientRect().bottom - inside - this.scroller.clientHeight;
    this.scroller.scrollTop = Math.min(end + ABOVE, begins - inside - ABOVE);
    this.top = this.placed = this.scroller.scrollTop;
  }

  /** Forget a reply that is gone. */
  gone(id) {
    if (this.reply === id) this.reply = null;
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (this.reply && Math.abs(scrollTop - this.placed) < 1) return;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // A message may have grown since this was scrolled: only going up is leaving the end.
    this.low = near || (this.low && scrollTop >= this.top);
    if (near) {
      this.reply = null;
      this.button.hidden = true;
    }
    this.top = scrollTop;
  }
}

/** Return what a message says before the first thing to press. */
function says(message) {
  const first = message.components.findIndex((part) => part.type === ROW);
  const lead = first < 0 ? message.components : message.components.slice(0, first);
  return JSON.stringify([message.content, lead.filter((part) => part.type === TEXT).map((part) => part.content)]);
}
