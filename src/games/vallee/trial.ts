/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { freeGround, sideIn } from './bot/rash';
import { type ValleeTypes, vallee } from './index';
import { blunders } from './trial/blunders';
import { figures } from './trial/figures';
import { sights } from './trial/sights';

export const trial: Trial<ValleeTypes> = {
  game: vallee,
  sights,
  figures,
  blunders,
  free: (v, side) => freeGround(v, sideIn(side)),
};
