import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Chapter, type Rulebook, sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { Strokes } from '../icon';
import { Contents } from './contents';
import { Glossary, HistoryPages } from './glossary';
import { RuleWay } from './line';
import { type Reading, ReadingProvider } from './reading';
import { RuleBody } from './section';

interface Props {
  readonly reading: Reading;
  /** A number, 'glossary', 'history' and parts of these, or nothing for the contents. */
  readonly rule: string;
  readonly back: () => void;
}

/** The rules as a book of chapters. */
export function RulesReader({ reading, rule, back }: Props) {
  const { rulebook, words: game, art } = reading;
  const t = words().rules;
  const query = useSignal('');
  const page = useRef<HTMLElement>(null);
  const chapter = chapterOf(rulebook, rule);
  useEffect(() => turnTo(page.current, rulebook, rule), [rulebook, rule]);
  return (
    <ReadingProvider value={reading}>
      <div class="rules">
        <main class="rules-page" ref={page}>
          <header class="rules-head">
            <button type="button" class="rules-back" aria-label={t.back} onClick={back}>
              <Strokes strokes={art.icon('back')} size={24} />
            </button>
            <div>
              <p class="caption">{chapter ? t.chapter({ number: chapter.number }) : game.title}</p>
              <h1 tabIndex={-1}>{titleOf(rule, chapter)}</h1>
            </div>
          </header>
          <Page rule={rule} chapter={chapter} query={query} />
        </main>
        <Turning rulebook={rulebook} rule={rule} chapter={chapter} />
      </div>
    </ReadingProvider>
  );
}

function chapterOf({ chapters }: Rulebook, rule: string): Chapter | null {
  return chapters.find(({ number }) => number === rule.split('.')[0]) ?? null;
}

function titleOf(rule: string, chapter: Chapter | null): string {
  const t = words().rules;
  if (chapter) return chapter.title;
  if (rule.startsWith('glossary')) return t.glossary;
  return rule.startsWith('history') ? t.history : t.title;
}

interface PageProps {
  readonly rule: string;
  readonly chapter: Chapter | null;
  readonly query: Signal<string>;
}

function Page({ rule, chapter, query }: PageProps) {
  if (!chapter) {
    if (rule.startsWith('glossary')) return <Glossary />;
    return rule.startsWith('history') ? <HistoryPages /> : <Contents query={query} />;
  }
  return (
    <>
      {chapter.sections.map((section) => (
        <section key={section.number} class="rule-section" id={`rule-${section.number}`}>
          <h2 tabIndex={-1}>
            <span class="rule-number">{section.number}</span> {section.title}
          </h2>
          <RuleBody rule={section} />
        </section>
      ))}
    </>
  );
}

/** The rule asked for, at the top of the screen and marked; a chapter opens at its head. */
function turnTo(page: HTMLElement | null, rulebook: Rulebook, rule: string): void {
  for (const old of page?.querySelectorAll('[data-here]') ?? []) old.removeAttribute('data-here');
  if (!page || !rule.includes('.')) return;
  const number = sectionOf(rulebook, rule)?.number ?? rule;
  const found = page.querySelector(`[id="${CSS.escape(`rule-${number}`)}"]`) ?? document.getElementById(`rule-${number}`);
  if (!found) return;
  found.setAttribute('data-here', '');
  found.scrollIntoView({ block: 'start' });
  found.querySelector('h2')?.focus({ preventScroll: true });
}

/** The bar at the foot: a chapter back, the contents, a chapter on. */
function Turning({ rulebook, rule, chapter }: { readonly rulebook: Rulebook } & Omit<PageProps, 'query'>) {
  const t = words().rules;
  if (rule === '') return null;
  const at = chapter ? rulebook.chapters.indexOf(chapter) : -1;
  const before = chapter ? rulebook.chapters[at - 1] : undefined;
  const after = chapter ? rulebook.chapters[at + 1] : undefined;
  return (
    <nav class="rules-turning" aria-label={t.contents}>
      {before ? <RuleWay rule={before.number}>{t.previous}</RuleWay> : <span />}
      <RuleWay rule="">{t.contents}</RuleWay>
      {after ? <RuleWay rule={after.number}>{t.next}</RuleWay> : <span />}
    </nav>
  );
}
