/** The simulator's figures: when each work first fell, deeds, and points, supply and losses at the end of each week. */
import { figuresByTurn } from '../../../kernel/tally';
import type { Figures } from '../../../kernel/trial';
import type { ValleeEvent } from '../events';
import { areaOf, isFortress } from '../rules/ground';
import { scenarioOf } from '../rules/record';
import type { Vallee } from '../state';

export function figures(entries: readonly { readonly events: readonly ValleeEvent[] }[], v: Vallee): Figures {
  const levels: Record<string, number> = { 'points-french': 0, 'points-viet-minh': 0, 'aircraft-down': 0 };
  return figuresByTurn(entries, {
    groups: ['falls', 'deeds'],
    firstTurn: scenarioOf(v).firstTurn,
    turnOf: (event) => (event.is === 'turn' ? event.turn : null),
    count(event, { each, first }) {
      if (event.is === 'control' && event.to === 'viet-minh' && isFortress[areaOf(event.area)])
        first('falls', event.area);
      else if (event.is === 'assault') each('deeds', `assault ${event.side}`);
      else if (event.is === 'assault-over') each('deeds', `${event.taken ? 'taken' : 'held'} ${event.side}`);
      else if (event.is === 'fired') each('deeds', `${event.how} ${event.side}`);
      else if (event.is === 'mission') each('deeds', `mission ${event.mission}`);
      else if (event.is === 'dropped') each('deeds', `drop ${event.result}`);
      else if (event.is === 'mine') each('deeds', `mine ${event.stage}`);
      else if (event.is === 'effort') each('deeds', 'maximum effort');
      else if (event.is === 'surrendered') each('deeds', 'surrender');
      else if (event.is === 'points') levels[`points-${event.side}`] = event.now;
      else if (event.is === 'supply') levels[`supply-${event.side}`] = event.now;
      else if (event.is === 'air-hit' && event.hit === 'down') {
        levels['aircraft-down'] = (levels['aircraft-down'] ?? 0) + 1;
      }
    },
    levels: () => ({ ...levels }),
  });
}
