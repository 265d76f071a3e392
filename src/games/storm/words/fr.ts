/** Storm Over Dien Bien Phu en français. */
import { cards } from './fr/cards';
import { log } from './fr/log';
import { names } from './fr/names';
import { play } from './fr/play';
import { makeWords } from './shared';
import type { StormTexts } from './texts';

export const texts: StormTexts = { ...names, ...play, ...log, cards };

export const words = makeWords(texts);
