/** A Season in Hell bằng tiếng Việt. */

import { makeWords } from './shared';
import type { SeasonTexts } from './texts';
import { log } from './vi/log';
import { names } from './vi/names';
import { panel } from './vi/panel';
import { play } from './vi/play';

export const texts: SeasonTexts = { ...names, ...play, ...log, ...panel };

export const words = makeWords(texts);
