/** The Lost Valley in English. */
import { cards } from './en/cards';
import { hints } from './en/hints';
import { log } from './en/log';
import { names } from './en/names';
import { panel } from './en/panel';
import { play } from './en/play';
import { rolls } from './en/rolls';
import { sources } from './en/sources';
import { makeWords } from './shared';
import type { ValleyTexts } from './texts';

export const texts: ValleyTexts = { ...names, ...play, ...log, ...rolls, ...hints, ...sources, ...panel, cards };

export const words = makeWords(texts);
