// Talking to the sandbox's own small interface.

import { say } from './words.js';

async function ask(url, request) {
  const response = await fetch(url, request).catch(() => {
    throw new Error(say('The sandbox does not answer. Is it still running?'));
  });
  const body = await response.json().catch(() => ({ message: response.statusText }));
  if (!response.ok) throw new Error(body.sentence ? say(body.sentence, body.values) : body.message || response.statusText);
  return body;
}

/** The language that the reader's browser asks for. */
export const locale = { locale: navigator.language };

/** Fetch what somebody sees: `bootstrap`, `messages` or `commands`. */
export async function get(name, query) {
  return ask(`/sandbox/api/${name}?${new URLSearchParams(query)}`);
}

/** Do something as a pretend person. */
export async function post(name, body) {
  return ask(`/sandbox/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const KINDS = ['window', 'message', 'message_gone', 'channel', 'channel_gone', 'commands', 'bot', 'reset'];

/** Listen to what changes before one person's eyes; `handlers.again` runs after a broken line. */
export function listen(user, handlers) {
  const source = new EventSource(`/sandbox/api/events?${new URLSearchParams({ user })}`);
  let broken = false;
  source.onopen = () => {
    if (broken) handlers.again();
    broken = false;
    handlers.line(true);
  };
  source.onerror = () => {
    broken = true;
    handlers.line(false);
  };
  for (const kind of KINDS) {
    source.addEventListener(kind, (event) => handlers[kind]?.(JSON.parse(event.data)));
  }
  return source;
}
