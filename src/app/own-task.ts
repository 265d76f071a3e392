/** Work that waits for a task of its own: between two tasks a finger is heard and a frame may be drawn. */
const waiting: (() => void)[] = [];
let unlaid = false;
const { port1: here, port2: there } = new MessageChannel();
here.onmessage = () => {
  const act = waiting.shift();
  if (act) {
    act();
    // The frame need not do it then.
    unlaid = true;
    there.postMessage(null);
  } else if (unlaid) {
    unlaid = false;
    document.body.getBoundingClientRect();
  }
};

/** What changes the page, in the order in which it was asked for; once nothing waits any more the page is laid out. */
export function inOwnTask(act: () => void): void {
  waiting.push(act);
  there.postMessage(null);
}

/** All of it now. */
function atOnce(): void {
  for (let act = waiting.shift(); act; act = waiting.shift()) act();
}

/** Whoever touches or types means what is there by then: nobody acts on a page that is about to change. */
export function followTouches(): void {
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'input']) {
    window.addEventListener(kind, atOnce, true);
  }
}
