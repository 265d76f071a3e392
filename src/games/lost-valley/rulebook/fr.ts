/** Les règles en français. */
import { glossary } from './fr/glossary';
import { history } from './fr/history';
import { labels } from './fr/labels';
import { readings } from './fr/readings';
import { makeRulebook } from './texts';

const chapters = import.meta.glob('./fr/[0-9]*.ts', { eager: true });

export const rulebook = makeRulebook({ chapters, glossary, history, labels, readings });
