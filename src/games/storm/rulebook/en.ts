/** The rules in English. */
import type { Rulebook } from '../../../kernel/rulebook';
import * as chapters from './en/chapters';
import { glossary } from './en/glossary';
import { history } from './en/history';
import { labels } from './en/labels';
import { makeRulebook } from './texts';

export const rulebook: Rulebook = makeRulebook({ chapters, glossary, history, labels });
