/** Les règles en français. */
import type { Rulebook } from '../../../kernel/rulebook';
import * as chapters from './fr/chapters';
import { glossary } from './fr/glossary';
import { history } from './fr/history';
import { labels } from './fr/labels';
import { makeRulebook } from './texts';

export const rulebook: Rulebook = makeRulebook({ chapters, glossary, history, labels });
