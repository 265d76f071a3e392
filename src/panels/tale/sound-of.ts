/** Which sound the facts that followed a choice make: the gravest of them alone. */
import type { Fact } from '../../kernel/facts';
import { isCapture } from '../model/fact-lists';

export const sounds = ['tick', 'dice', 'paper', 'thud', 'knock'] as const;
export type Sound = (typeof sounds)[number];

/** A place lost is a thud, dice rattle, a card is paper, whatever else was done a tick. */
export function soundOf(facts: readonly Fact[], side: string): Sound {
  if (facts.some((fact) => isCapture(fact) && fact.loser === side)) return 'thud';
  if (facts.some(({ roll }) => roll)) return 'dice';
  if (facts.some(({ card }) => card?.is === 'drawn')) return 'paper';
  return facts.some(({ kind, loser }) => kind === 'loss' && loser === side) ? 'thud' : 'tick';
}
