/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { type SeasonTypes, season } from './index';
import { sideIn } from './state';
import { blunders, freePas } from './trial/blunders';
import { figures } from './trial/figures';
import { sights } from './trial/sights';

export const trial: Trial<SeasonTypes> = {
  game: season,
  sights,
  figures,
  blunders,
  free: (v, side) => freePas(v, sideIn(side)),
};
