/** Vallée de la mort in English. */
import { filled } from './en/filled';
import { log } from './en/log';
import { names } from './en/names';
import { panel } from './en/panel';
import { play } from './en/play';
import { sources } from './en/sources';
import { makeWords } from './shared';
import type { ValleeTexts } from './texts';

export const texts: ValleeTexts = { ...names, ...play, ...log, ...panel, ...filled, ...sources };

export const words = makeWords(texts);
