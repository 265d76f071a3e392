/** 14.3 Katyusha rocket batteries. */
import { hitsOn } from '../data/constants';
import type { Fire, Vallee } from '../state';
import { areaOf } from './ground';
import { hit, overMorale } from './losses';
import { placeOf, rollDie } from './record';
import { censusOf, idOf, isTank, moraleOf } from './units';

/** 14.3 Every unit of the area rolls unmodified; one that is hit rolls again, against its morale. */
export function rockets(v: Vallee, fire: Fire): void {
  const area = areaOf(fire.target);
  for (const unit of [...(censusOf(v).units[area] ?? [])]) {
    const at = { side: 'viet-minh', fight: fire.fight, place: placeOf(v, unit) } as const;
    if (rollDie(v, 'katyusha', '14.3', at, idOf(unit)) < hitsOn.katyusha) continue;
    if (isTank(unit)) {
      hit(v, unit, 'katyusha', fire.fight); // R77 a tank has no second roll
      continue;
    }
    const die = rollDie(v, 'katyusha-morale', '14.3', { ...at, side: 'french' }, idOf(unit));
    overMorale(v, unit, die - moraleOf(v, unit), 'katyusha', fire.fight);
  }
}
