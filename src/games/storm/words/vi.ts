/** Storm Over Dien Bien Phu bằng tiếng Việt. */

import { makeWords } from './shared';
import type { StormTexts } from './texts';
import { cards } from './vi/cards';
import { log } from './vi/log';
import { map } from './vi/map';
import { names } from './vi/names';
import { panel } from './vi/panel';
import { play } from './vi/play';

export const texts: StormTexts = { ...names, ...play, ...log, ...panel, ...map, cards };

export const words = makeWords(texts);
