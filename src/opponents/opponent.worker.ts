/** The computer thinks here, away from the page. */
import { loadGame } from './games';
import type { ToMind } from './messages';
import { createMind } from './thinker';

const mind = createMind({
  load: loadGame,
  post: (message) => self.postMessage(message),
  rest: () => new Promise((done) => setTimeout(done)),
});

self.addEventListener('message', ({ data }: MessageEvent<ToMind>) => mind(data));
