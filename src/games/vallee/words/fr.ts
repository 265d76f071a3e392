/** Vallée de la mort en français. */
import { filled } from './fr/filled';
import { log } from './fr/log';
import { names } from './fr/names';
import { panel } from './fr/panel';
import { play } from './fr/play';
import { sources } from './fr/sources';
import { makeWords } from './shared';
import type { ValleeTexts } from './texts';

export const texts: ValleeTexts = { ...names, ...play, ...log, ...panel, ...filled, ...sources };

export const words = makeWords(texts);
