/** The Lost Valley bằng tiếng Việt. */

import { makeWords } from './shared';
import type { ValleyTexts } from './texts';
import { cards } from './vi/cards';
import { hints } from './vi/hints';
import { log } from './vi/log';
import { names } from './vi/names';
import { panel } from './vi/panel';
import { play } from './vi/play';
import { rolls } from './vi/rolls';
import { sources } from './vi/sources';

export const texts: ValleyTexts = { ...names, ...play, ...log, ...rolls, ...hints, ...sources, ...panel, cards };

export const words = makeWords(texts);
