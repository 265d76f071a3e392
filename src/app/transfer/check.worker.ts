/** What came in is looked at here, away from the page. */
import { loadGame } from '../../games';
import { LARGEST_FILE } from '../../storage';
import { LIMIT } from './check-limit';
import { check, type Request } from './checker';

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const looking = check(data, {
    load: loadGame,
    tell: (finding) => self.postMessage(finding),
    pace: { slice: 100, rest: () => Promise.resolve() },
    largest: LARGEST_FILE,
    limit: LIMIT,
    stopped: () => false, // whoever wants to know no more ends the worker
  });
  // A promise that fails says nothing outside; what is thrown here is heard as an error of the worker.
  looking.catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
