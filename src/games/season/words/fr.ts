/** A Season in Hell en français. */
import { log } from './fr/log';
import { names } from './fr/names';
import { panel } from './fr/panel';
import { play } from './fr/play';
import { makeWords } from './shared';
import type { SeasonTexts } from './texts';

export const texts: SeasonTexts = { ...names, ...play, ...log, ...panel };

export const words = makeWords(texts);
