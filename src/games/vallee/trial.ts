/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { blunders } from './blunders';
import { freeGround, sideIn } from './bot/rash';
import { type ValleeTypes, vallee } from './index';
import { sights } from './sights';
import { figures } from './trial-figures';

export const trial: Trial<ValleeTypes> = {
  game: vallee,
  sights,
  figures,
  blunders,
  free: (v, side) => freeGround(v, sideIn(side)),
};
