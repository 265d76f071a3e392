/** What nobody waits for at a start comes after it: it would only stand in the way of the first touch. */

/** Milliseconds after which a start counts as over, whatever has become of it. */
const LONGEST = 5000;

let end = () => {};

/** Fulfilled when the first screen is there: home as soon as it is drawn, a table with its map. */
export const afterStart = new Promise<void>((resolve) => {
  const patience = setTimeout(resolve, LONGEST);
  end = () => {
    clearTimeout(patience);
    resolve();
  };
});

export const startIsOver = () => end();
