/** Luật chơi bằng tiếng Việt. */
import type { Rulebook } from '../../../kernel/rulebook';
import { makeRulebook } from './texts';
import * as chapters from './vi/chapters';
import { glossary } from './vi/glossary';
import { history } from './vi/history';
import { labels } from './vi/labels';

export const rulebook: Rulebook = makeRulebook({ chapters, glossary, history, labels });
