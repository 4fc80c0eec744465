// A message that was edited: what says the same stays the element it was, as in Discord's app.
// An open list stays open, a press that has begun is finished, a shown spoiler stays shown.

const parts = new WeakMap();

/** Note what of a message an element shows, so that an edit can tell whether it changed. */
export function shows(element, part) {
  parts.set(element, JSON.stringify(part));
  return element;
}

/** Make `old` look like `fresh`; elements of `fresh` move over where something changed. */
export function morph(old, fresh) {
  if (same(old, fresh)) return;
  for (const name of new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])) {
    if (fresh.hasAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
    else old.removeAttribute(name);
  }
  if (parts.has(fresh)) parts.set(old, parts.get(fresh));
  let next = old.firstChild;
  const wanted = [...fresh.childNodes];
  wanted.forEach((child, index) => {
    const stays = counterpart(child, onwards(next), wanted.slice(index + 1));
    if (!stays) {
      old.insertBefore(child, next);
      return;
    }
    while (next !== stays) next = drop(next);
    morph(stays, child);
    next = stays.nextSibling;
  });
  while (next) next = drop(next);
}

/** Find which of the old nodes shows the wanted one, or is a frame that can come to show it. */
function counterpart(child, old, later) {
  const needed = old.findIndex((each) => later.some((other) => same(each, other)));
  const free = needed < 0 ? old : old.slice(0, needed);
  return old.find((each) => same(each, child)) || free.find((each) => isFrame(each) && alike(each, child));
}

function same(one, other) {
  return parts.has(one) || parts.has(other) ? parts.get(one) === parts.get(other) : one.isEqualNode(other);
}

function alike(one, other) {
  return one.tagName === other.tagName && one.className === other.className;
}

/** Frames hold other elements and listen to nothing themselves. */
function isFrame(node) {
  return ['LI', 'ARTICLE', 'DIV'].includes(node.tagName) && !node.matches('.select-box');
}

function onwards(node) {
  const rest = [];
  for (let each = node; each; each = each.nextSibling) rest.push(each);
  return rest;
}

function drop(node) {
  const following = node.nextSibling;
  node.remove();
  return following;
}
