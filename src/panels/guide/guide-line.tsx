import { useEffect, useRef } from 'preact/hooks';
import type { Pointer } from '../../kernel/guide';
import { words } from '../../locale';
import type { Sheet } from '../model/desk';
import { type Kit, useKit } from '../model/kit';
import { Icon } from '../parts/icon';
import { RuleLink } from '../parts/sentence';
import { Glossed } from '../rules/glossed';
import { pointerOf, type Said, textOf } from './coach';

/** Where each pointer points; the first that is there is lit. */
function selectorsOf(pointer: Pointer): readonly string[] {
  if (typeof pointer === 'object') return [`.strip [data-track="${pointer.track}"]`];
  switch (pointer) {
    case 'sheet':
      return ['.sheet'];
    case 'figures':
      return ['.sheet .outcomes', '.sheet'];
    case 'rows':
      return ['.sheet .choice-rows', '.dock .primary'];
    case 'step':
      return ['.dock .primary'];
    default:
      return pointer satisfies never;
  }
}

/** Marks the one thing that is spoken of, and follows it while the screen is drawn anew. */
function usePointer(pointer: Pointer | null, box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const table = box.current?.closest('.table');
    if (!table || pointer === null) return;
    let marked: Element | null = null;
    const mark = () => {
      const found = selectorsOf(pointer)
        .map((selector) => table.querySelector(selector))
        .find((element) => element !== null);
      if ((found ?? null) === marked && marked?.isConnected !== false) return;
      marked?.removeAttribute('data-guided');
      marked = found ?? null;
      marked?.setAttribute('data-guided', '');
    };
    mark();
    const changed = new MutationObserver(mark);
    changed.observe(table, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      marked?.removeAttribute('data-guided');
    };
  }, [pointer, box]);
}

/** Sheets that belong to the decision; while others are read, the guide keeps quiet. */
const beside: readonly Sheet['is'][] = ['prompt', 'choices', 'weigh', 'place'];

/** A tip stands at the foot of the sheet that is open, so that its rows have the room; all else stands in the dock. */
export function isInSheet({ coach, desk }: Pick<Kit, 'coach' | 'desk'>): boolean {
  const sheet = desk.sheet.value?.is;
  return coach.said.value?.is === 'tip' && sheet !== undefined && beside.includes(sheet);
}

/** The lesson of this decision, or a tip: one sentence, its rule, and the way past it. */
export function GuideLine() {
  const { coach, desk } = useKit();
  const sheet = desk.sheet.value?.is;
  const said = coach.said.value;
  const after = coach.after.value;
  if ((!said && after === null) || (sheet !== undefined && !beside.includes(sheet))) return null;
  return <Words said={said} after={after} />;
}

function Words({ said, after }: { readonly said: Said | null; readonly after: string | null }) {
  const { coach } = useKit();
  const t = words().table.guide;
  const box = useRef<HTMLElement>(null);
  usePointer(pointerOf(said), box);
  return (
    <aside class="guide-line" ref={box} data-said={said?.is ?? 'after'} aria-label={t.name}>
      <div class="guide-said">
        {after !== null && <p class="guide-after">{after}</p>}
        {said && (
          <p>
            <b class="caption">{said.is === 'lesson' ? t.lesson({ number: said.number, of: said.of }) : t[said.is]}</b>{' '}
            <Glossed text={textOf(said)} />{' '}
            {said.is !== 'end' && <RuleLink rule={said.is === 'tip' ? said.tip.rule : said.lesson.rule} />}
          </p>
        )}
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={said?.is === 'lesson' ? t.skip : t.dismiss}
        onClick={() => (said?.is === 'lesson' ? coach.skip() : coach.dismiss())}
      >
        <Icon name="close" size={18} />
      </button>
      {said?.is === 'lesson' && (
        <button type="button" class="text-button guide-leave" onClick={() => coach.leave()}>
          {t.leave}
        </button>
      )}
    </aside>
  );
}
