/** Vallée de la mort bằng tiếng Việt. */
import { makeWords } from './shared';
import type { ValleeTexts } from './texts';
import { filled } from './vi/filled';
import { log } from './vi/log';
import { names } from './vi/names';
import { panel } from './vi/panel';
import { play } from './vi/play';
import { sources } from './vi/sources';

export const texts: ValleeTexts = { ...names, ...play, ...log, ...panel, ...filled, ...sources };

export const words = makeWords(texts);
