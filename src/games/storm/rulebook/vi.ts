/** Luật chơi bằng tiếng Việt. */
import { makeRulebook } from './texts';
import { glossary } from './vi/glossary';
import { history } from './vi/history';
import { labels } from './vi/labels';
import { readings } from './vi/readings';

const chapters = import.meta.glob('./vi/[0-9]*.ts', { eager: true });

export const rulebook = makeRulebook({ chapters, glossary, history, labels, readings });
