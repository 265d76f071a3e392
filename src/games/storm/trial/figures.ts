/** The simulator's figures: when each victory area first fell, deeds, losses and victory areas at the end of each turn. */
import { figuresByTurn } from '../../../kernel/tally';
import type { Figures } from '../../../kernel/trial';
import { areas, victoryAreas } from '../data/areas';
import type { StormEvent } from '../events';
import { kindOf } from '../rules/cards';
import { numberOf, sideOf } from '../rules/units';

export function figures(entries: readonly { readonly events: readonly StormEvent[] }[]): Figures {
  const held = new Set<number>();
  return figuresByTurn(entries, {
    groups: ['falls', 'deeds'],
    firstTurn: 1,
    turnOf: (event) => (event.is === 'turn' ? event.turn : null),
    count(event, { each, first }) {
      if (event.is === 'control' && victoryAreas.includes(event.area)) {
        if (event.to === 'french') held.delete(event.area);
        else {
          held.add(event.area);
          first('falls', areas[event.area]?.name ?? '');
        }
      } else if (event.is === 'assaulted' || event.is === 'fired') each('deeds', event.is);
      else if (event.is === 'assault-over' && event.taken) each('deeds', 'assault-won');
      else if (event.is === 'eliminated') each('deeds', `lost ${sideOf(numberOf(event.unit))}`);
      else if (event.is === 'impulse') each('deeds', `impulse ${event.side}`);
      else if (event.is === 'card-played') each('deeds', `card ${kindOf(event.card)}`);
    },
    levels: () => ({ victory: held.size }),
  });
}
