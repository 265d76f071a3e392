/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { blunders } from './blunders';
import { lostValley, type ValleyTypes } from './index';
import { means } from './means';
import { sights } from './sights';
import { figures } from './trial-figures';

export const trial: Trial<ValleyTypes> = {
  game: lostValley,
  sights,
  figures,
  blunders,
  // The system leaves nothing empty that could be walked into (15.0).
  free: () => [],
  means,
};
