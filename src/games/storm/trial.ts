/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { blunders } from './blunders';
import { freeHills } from './bot/rash';
import { type StormTypes, storm } from './index';
import { sights } from './sights';
import { figures } from './trial-figures';

export const trial: Trial<StormTypes> = {
  game: storm,
  sights,
  figures,
  blunders,
  free: (v, side) => freeHills(v, side === 'french' ? 'french' : 'viet-minh').map(String),
};
