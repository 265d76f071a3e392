/** The computer thinks here, away from the page. */
import { loadGame } from '../games';
import type { ToThinker } from './messages';
import { createThinker } from './thinker';

const mind = createThinker({
  load: loadGame,
  post: (message) => self.postMessage(message),
  rest: () => new Promise((done) => setTimeout(done)),
});

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => mind(data));
