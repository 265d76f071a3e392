import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Chapter, type Rulebook, sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { Strokes } from '../parts/icon';
import { RuleWay } from '../parts/line';
import { type Reading, ReadingProvider } from '../parts/reading';
import { Contents } from './contents';
import { Glossary, HistoryPages } from './glossary';
import { ReadingsPage } from './readings-page';
import { RuleBody } from './section';

interface Props {
  readonly reading: Reading;
  /** A number, 'glossary', 'history', 'readings' or a part of these; nothing for the contents. */
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
  useEffect(() => turnTo(page.current?.querySelector('[data-here]')), [rulebook, rule]);
  return (
    <ReadingProvider value={reading}>
      <div class="rules">
        <main class="rules-page" ref={page}>
          <header class="rules-head">
            <button type="button" class="rules-back" aria-label={t.back} onClick={back}>
              <Strokes strokes={art.icon('chev')} size={24} />
            </button>
            <div>
              <p class="caption">{chapter ? t.chapter({ number: chapter.number }) : game.title}</p>
              <h1 tabIndex={-1}>{titleOf(rule, chapter)}</h1>
            </div>
          </header>
          <Page rule={rule} rulebook={rulebook} chapter={chapter} query={query} />
        </main>
        <Turning rule={rule} rulebook={rulebook} chapter={chapter} />
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
  if (rule.startsWith('readings')) return t.readings;
  return rule.startsWith('history') ? t.history : t.title;
}

/** The rule asked for comes to the top of the screen; a chapter opens at its head. */
function turnTo(place: Element | null | undefined): void {
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector('h2')?.focus({ preventScroll: true });
}

interface PageProps {
  readonly rule: string;
  readonly rulebook: Rulebook;
  readonly chapter: Chapter | null;
}

function Page({ rule, rulebook, chapter, query }: PageProps & { readonly query: Signal<string> }) {
  if (!chapter) {
    if (rule.startsWith('glossary')) return <Glossary here={rule} />;
    if (rule.startsWith('readings')) return <ReadingsPage here={rule} />;
    return rule.startsWith('history') ? <HistoryPages here={rule} /> : <Contents query={query} />;
  }
  const here = rule.includes('.') ? sectionOf(rulebook, rule)?.number : undefined;
  return (
    <>
      {chapter.sections.map((section) => (
        <section key={section.number} class="rule-section" data-here={section.number === here || undefined}>
          <h2 tabIndex={-1}>
            <span class="rule-number">{section.number}</span> {section.title}
          </h2>
          <RuleBody rule={section} />
        </section>
      ))}
    </>
  );
}

/** The bar at the foot: a chapter back, the contents, a chapter on. */
function Turning({ rule, rulebook, chapter }: PageProps) {
  const t = words().rules;
  if (rule === '') return null;
  const at = chapter ? rulebook.chapters.indexOf(chapter) : -1;
  const before = rulebook.chapters[at - 1];
  const after = chapter ? rulebook.chapters[at + 1] : undefined;
  return (
    <nav class="rules-turning" aria-label={t.title}>
      {before ? <RuleWay rule={before.number}>{t.previous}</RuleWay> : <span />}
      <RuleWay rule="">{t.contents}</RuleWay>
      {after ? <RuleWay rule={after.number}>{t.next}</RuleWay> : <span />}
    </nav>
  );
}
