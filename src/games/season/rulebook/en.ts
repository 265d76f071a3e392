/** The rules in English. */
import { glossary } from './en/glossary';
import { history } from './en/history';
import { labels } from './en/labels';
import { readings } from './en/readings';
import { makeRulebook } from './texts';

const chapters = import.meta.glob('./en/[0-9]*.ts', { eager: true });

export const rulebook = makeRulebook({ chapters, glossary, history, labels, readings });
