/** The Lost Valley en français : espace fine insécable (U+202F) devant : ; ! ? et dans « ». */
import { cards } from './fr/cards';
import { hints } from './fr/hints';
import { log } from './fr/log';
import { names } from './fr/names';
import { panel } from './fr/panel';
import { play } from './fr/play';
import { rolls } from './fr/rolls';
import { sources } from './fr/sources';
import { makeWords } from './shared';
import type { ValleyTexts } from './texts';

export const texts: ValleyTexts = { ...names, ...play, ...log, ...rolls, ...hints, ...sources, ...panel, cards };

export const words = makeWords(texts);
