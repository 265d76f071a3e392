import { options } from 'preact';
import { drawUnfocused, refocus } from '../../panels/parts/focus';

/** Work that waits for a task of its own: between two tasks a finger is heard and a frame may be drawn. */
const waiting: (() => void)[] = [];
let unlaid = false;
/** On the page while something of it is still to be drawn: before that it says in part what was, in part what is. */
const mark = () => document.documentElement.toggleAttribute('data-drawing', waiting.length > 0);
const { port1: here, port2: there } = new MessageChannel();
here.onmessage = () => {
  const act = waiting.shift();
  if (act) {
    drawUnfocused(act);
    mark();
    // The frame need not do it then.
    unlaid = true;
    there.postMessage(null);
  } else if (unlaid) {
    unlaid = false;
    refocus();
    document.body.getBoundingClientRect();
  }
};

/** What changes the page, in the order in which it was asked for; once nothing waits any more the page is laid out. */
function inOwnTask(act: () => void): void {
  waiting.push(act);
  mark();
  there.postMessage(null);
}

/** All of it now. */
function atOnce(): void {
  for (let act = waiting.shift(); act; act = waiting.shift()) drawUnfocused(act);
  mark();
  refocus();
}

/** Whoever touches or types means what is there by then: nobody acts on a page that is about to change. */
const touches = ['pointerdown', 'pointerup', 'keydown', 'input'];

/** The click of a finger means what the finger was lifted from, whatever has changed by that; any other comes alone. */
function clicked({ detail }: MouseEvent): void {
  if (detail === 0) atOnce();
}

/** What a tap changes is drawn in a task after it, until what this gives back is called. */
export function drawInOwnTasks(): () => void {
  options.debounceRendering = inOwnTask;
  for (const kind of touches) window.addEventListener(kind, atOnce, true);
  window.addEventListener('click', clicked, true);
  return () => {
    delete options.debounceRendering;
    for (const kind of touches) window.removeEventListener(kind, atOnce, true);
    window.removeEventListener('click', clicked, true);
  };
}
