/** A Season in Hell in English. */
import { log } from './en/log';
import { names } from './en/names';
import { panel } from './en/panel';
import { play } from './en/play';
import { makeWords } from './shared';
import type { SeasonTexts } from './texts';

export const texts: SeasonTexts = { ...names, ...play, ...log, ...panel };

export const words = makeWords(texts);
