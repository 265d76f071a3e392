/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { blunders, freePas } from './blunders';
import { type SeasonTypes, season } from './index';
import { sights } from './sights';
import { sideIn } from './state';
import { figures } from './trial-figures';

export const trial: Trial<SeasonTypes> = {
  game: season,
  sights,
  figures,
  blunders,
  free: (v, side) => freePas(v, sideIn(side)),
};
