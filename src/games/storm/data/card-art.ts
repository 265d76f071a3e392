/** Which engraving goes with which kind of tactical card. */
import type { CardArt } from '../../../kernel/game';
import { type CardKind, cards } from './cards';

const motifs: Readonly<Record<CardKind, string>> = {
  'counter-attack': 'raid',
  debouchez: 'gun',
  flares: 'star-drop',
  'improved-defenses': 'shelters',
  mines: 'wire',
  'mortar-support': 'ruins',
  'fighter-bombers': 'formation',
  'b-26': 'bombers',
  'night-drop': 'night-drop',
  column: 'column',
  volunteers: 'jump',
  'trench-raid': 'trench',
  'langlais-bigeard': 'command-post',
  'counter-battery': 'radio',
  'surprise-assault': 'climbing-hill',
  'artillery-barrage': 'barrage',
  'vm-mortar-support': 'rockets',
  giap: 'meeting',
  'heavy-flak': 'flak',
  'emergency-replacements': 'night-march',
  'mine-shaft': 'mine',
  propaganda: 'loudspeaker',
  rats: 'dugout',
  infiltration: 'caves',
  'dan-cong': 'bicycles',
  bangalore: 'napalm',
  monsoon: 'rain',
  'night-assault': 'walkers',
};

export function cardArt(id: string): CardArt | null {
  const card = cards.find((one) => one.id === id);
  return card ? { motif: motifs[card.kind], ink: card.side === 'french' ? 'fr' : 'vm' } : null;
}
