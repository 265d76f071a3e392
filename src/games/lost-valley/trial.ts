/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { lostValley, type ValleyTypes } from './index';
import { blunders } from './trial/blunders';
import { figures } from './trial/figures';
import { means } from './trial/means';
import { sights } from './trial/sights';

export const trial: Trial<ValleyTypes> = {
  game: lostValley,
  sights,
  figures,
  blunders,
  // The system leaves nothing empty that could be walked into (15.0).
  free: () => [],
  means,
};
