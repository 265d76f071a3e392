/** Storm Over Dien Bien Phu in English. */
import { cards } from './en/cards';
import { log } from './en/log';
import { map } from './en/map';
import { names } from './en/names';
import { panel } from './en/panel';
import { play } from './en/play';
import { makeWords } from './shared';
import type { StormTexts } from './texts';

export const texts: StormTexts = { ...names, ...play, ...log, ...panel, ...map, cards };

export const words = makeWords(texts);
