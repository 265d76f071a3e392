/** Storm Over Dien Bien Phu en français. */
import { cards } from './fr/cards';
import { log } from './fr/log';
import { map } from './fr/map';
import { names } from './fr/names';
import { panel } from './fr/panel';
import { play } from './fr/play';
import { makeWords } from './shared';
import type { StormTexts } from './texts';

export const texts: StormTexts = { ...names, ...play, ...log, ...panel, ...map, cards };

export const words = makeWords(texts);
