/** The simulator's figures: when each post first fell, deeds, and posts and losses at the end of each week. */
import { figuresByTurn } from '../../../kernel/tally';
import type { Figures } from '../../../kernel/trial';
import { scenarios } from '../data/scenarios';
import type { SeasonEvent } from '../events';
import type { Season } from '../state';

export function figures(entries: readonly { readonly events: readonly SeasonEvent[] }[], v: Season): Figures {
  const { first, losses, control } = scenarios[v.scenario];
  const held = new Set(control?.split(' ') ?? []);
  let lost = losses;
  return figuresByTurn(entries, {
    groups: ['falls', 'deeds'],
    firstTurn: first,
    turnOf: (event) => (event.is === 'turn' ? event.turn : null),
    count(event, { each, first: once }) {
      if (event.is === 'control') {
        if (event.now === 'french') held.delete(event.place);
        else {
          held.add(event.place);
          once('falls', event.place);
        }
      } else if (event.is === 'attacked') each('deeds', `attack ${event.side}`);
      else if (event.is === 'fired') each('deeds', `${event.how} ${event.side}`);
      else if (event.is === 'step-lost') each('deeds', `step ${event.side}`);
      else if (event.is === 'routed') each('deeds', 'rout');
      else if (event.is === 'impulse') each('deeds', `impulse ${event.side}`);
      else if (event.is === 'track') lost = event.now;
    },
    levels: () => ({ posts: held.size, losses: lost }),
  });
}
