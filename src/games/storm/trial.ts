/** What the command line tries and counts of this game. */
import type { Trial } from '../../kernel/trial';
import { freeHills } from './bot/rash';
import { type StormTypes, storm } from './index';
import { blunders } from './trial/blunders';
import { figures } from './trial/figures';
import { sights } from './trial/sights';

export const trial: Trial<StormTypes> = {
  game: storm,
  sights,
  figures,
  blunders,
  free: (v, side) => freeHills(v, side === 'french' ? 'french' : 'viet-minh').map(String),
};
