/** Which engraving goes with which event card. */
import type { CardArt } from '../../../kernel/game';
import { type CardNumber, cardNumbers } from './cards';

const motifs: Readonly<Record<CardNumber, string>> = {
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

export function cardArt(id: string): CardArt | null {
  const card = cardNumbers.find((number) => `${number}` === id);
  return card === undefined ? null : { motif: motifs[card], ink: 'monsoon' };
}
