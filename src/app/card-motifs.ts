/** Which engraving goes with which card. */
import type { Motif } from '../board/art/vignette/motifs';

/** The event cards of The Lost Valley. */
const events: Readonly<Record<string, Motif>> = {
  1: 'climbing-hill',
  2: 'gun',
  3: 'command-post',
  4: 'boxcar-falling',
  5: 'lull',
  6: 'trench',
  7: 'caves',
  8: 'jump',
  9: 'shelters',
  10: 'radio',
  11: 'airmen',
  12: 'tanks',
  13: 'barrage',
  14: 'crates',
  15: 'napalm',
  16: 'ambulance',
  17: 'rockets',
  18: 'mine',
  19: 'rain',
  20: 'stray-drop',
  21: 'staff',
  22: 'dugout',
  23: 'walkers',
  24: 'star-drop',
  25: 'telegraph',
  26: 'road',
  27: 'column',
  28: 'night-march',
  29: 'bombers',
  30: 'flak',
  31: 'trucks',
  32: 'bicycles',
  33: 'meeting',
  34: 'stretchers',
  35: 'listeners',
  36: 'loudspeaker',
  37: 'wreck',
  38: 'climbing-hill',
  39: 'raid',
  40: 'boxcar',
  41: 'night-drop',
  42: 'ruins',
  43: 'wire',
  44: 'airfield',
  45: 'formation',
};

/** The tactical cards of Storm Over Dien Bien Phu, by the number of the first copy. */
const french: readonly (readonly [first: number, motif: Motif])[] = [
  [1, 'raid'],
  [4, 'gun'],
  [7, 'star-drop'],
  [9, 'shelters'],
  [12, 'wire'],
  [14, 'ruins'],
  [17, 'formation'],
  [20, 'bombers'],
  [22, 'night-drop'],
  [23, 'column'],
  [24, 'jump'],
  [25, 'trench'],
  [26, 'command-post'],
  [27, 'radio'],
];
const vietMinh: readonly (readonly [first: number, motif: Motif])[] = [
  [1, 'climbing-hill'],
  [4, 'barrage'],
  [8, 'rockets'],
  [11, 'meeting'],
  [13, 'flak'],
  [15, 'night-march'],
  [17, 'mine'],
  [18, 'loudspeaker'],
  [19, 'dugout'],
  [20, 'caves'],
  [21, 'bicycles'],
  [22, 'napalm'],
  [23, 'rain'],
  [24, 'walkers'],
];

/** The engraving of a card and the ink it is printed in. */
export function motifOf(card: string): { readonly motif: Motif; readonly ink: 'monsoon' | 'fr' | 'vm' } | null {
  const [, side, number] = /^([fv])(\d+)$/.exec(card) ?? [];
  if (side === undefined) {
    const motif = events[card];
    return motif ? { motif, ink: 'monsoon' } : null;
  }
  const deck = side === 'f' ? french : vietMinh;
  const motif = deck.findLast(([first]) => first <= Number(number))?.[1];
  return motif ? { motif, ink: side === 'f' ? 'fr' : 'vm' } : null;
}
