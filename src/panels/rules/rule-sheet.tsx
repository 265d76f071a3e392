import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isRead, sectionOf } from '../../kernel/rulebook';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { ReadingProvider } from '../parts/reading';
import { useRulebook } from '../parts/use-rulebook';
import { RuleBody } from './section';

/** One rule at the table: what it says, the rules it names one after the other, and the way to its chapter. */
export function RuleSheet({ rule }: { readonly rule: string }) {
  const { model, words: game, art, theme, desk } = useKit();
  const t = words().rules;
  const rulebook = useRulebook(model.game);
  const turned = useSignal<{ readonly from: string; readonly rules: readonly string[] }>({ from: rule, rules: [] });
  const rules = turned.value.from === rule ? turned.value.rules : [];
  const now = rulebook && sectionOf(rulebook, rules.at(-1) ?? rule);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.parentElement?.scrollTo(0, 0), [now]);
  if (!rulebook || !now) {
    return (
      <SheetFrame title={t.title} caption={rule} topic={`rule ${rule}`}>
        <p class="quiet">{model.game.books.rulebook ? t.loading : t.missing}</p>
      </SheetFrame>
    );
  }
  const chapter = rulebook.chapters.find(({ sections }) => sections.includes(now));
  const open = (next: string) => {
    turned.value = { from: rule, rules: [...rules, next] };
    desk.rest.value = 'full';
  };
  return (
    <SheetFrame title={now.title} caption={`${now.number} · ${chapter?.title ?? ''}`} topic={`rule ${now.number}`}>
      <div ref={top}>
        <ReadingProvider
          value={{ rulebook, words: game, liveries: model.game.face.map.liveries, art, theme, href: null, open }}
        >
          <RuleBody rule={now} />
        </ReadingProvider>
      </div>
      <nav class="rule-sheet-ways" aria-label={t.title}>
        {rules.length > 0 && (
          <button
            type="button"
            class="text-button"
            onClick={() => {
              turned.value = { from: rule, rules: rules.slice(0, -1) };
            }}
          >
            {t.back}
          </button>
        )}
        <a class="text-button" href={`#/rules/${model.game.id}/${now.number}`}>
          <Icon name="book" />
          {t.whole}
        </a>
        {isRead(rulebook, now) && (
          <a class="text-button" href={`#/rules/${model.game.id}/readings.${now.number}`}>
            {t.readings}
          </a>
        )}
      </nav>
    </SheetFrame>
  );
}
