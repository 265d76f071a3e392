/** The simulator's figures: when each victory area first fell, deeds, losses and victory areas at the end of each turn. */
import type { Figures } from '../../kernel/trial';
import { areas, victoryAreas } from './data/areas';
import type { StormEvent } from './events';
import { kindOf } from './rules/cards';
import { numberOf, sideOf } from './rules/units';

type Counts = Record<string, Record<string, number>>;

export function figures(
  entries: readonly { readonly events: readonly StormEvent[]; readonly turn: number }[],
): Figures {
  const falls: Counts = {};
  const deeds: Counts = {};
  const victory: Record<string, number> = {};
  const held = new Set<number>();
  let turn = 1;
  const count = (group: Counts, name: string) => {
    group[name] ??= {};
    group[name][turn] = (group[name][turn] ?? 0) + 1;
  };
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.is === 'turn') {
      if (event.turn > 1) victory[turn] = held.size;
      turn = event.turn;
    } else if (event.is === 'control' && victoryAreas.includes(event.area)) {
      const name = areas[event.area]?.name ?? '';
      if (event.to === 'french') held.delete(event.area);
      else {
        held.add(event.area);
        if (!falls[name]) count(falls, name);
      }
    } else if (event.is === 'assaulted' || event.is === 'fired') count(deeds, event.is);
    else if (event.is === 'assault-over' && event.taken) count(deeds, 'assault-won');
    else if (event.is === 'eliminated') count(deeds, `lost ${sideOf(numberOf(event.unit))}`);
    else if (event.is === 'impulse') count(deeds, `impulse ${event.side}`);
    else if (event.is === 'card-played') count(deeds, `card ${kindOf(event.card)}`);
  }
  victory[turn] = held.size;
  return { counts: { falls, deeds }, levels: { victory } };
}
