import { useEffect, useRef } from 'preact/hooks';
import type { Lesson } from '../../kernel/guide';
import { words } from '../../locale';
import type { Sheet } from '../asking/sheets';
import { fits, type Said, textOf } from '../model/coach';
import type { Position } from '../model/model';
import { Glossed } from '../parts/glossed';
import { Icon } from '../parts/icon';
import { type Kit, useKit } from '../parts/kit';
import { RuleLink } from '../parts/sentence';

/** Where a lesson points: the first of these that is there is ringed, on the map every place that is meant. */
function selectorsOf({ points, meant }: Lesson, { offers, view }: Position): readonly string[] {
  if (typeof points === 'object') return [`.strip [data-track="${points.track}"]`];
  switch (points) {
    case 'sheet':
      return ['.sheet'];
    case 'figures':
      return ['.sheet .outcomes', '.sheet'];
    case 'meant': {
      const those = offers.filter(({ choice }) => meant.some((fields) => fits(choice, fields)));
      // A counter is taken up where it stands, then set down.
      const homes = those.map(({ offer }) => view.counters.find(({ id }) => id === offer.counter)?.at);
      const goals = those.map(({ offer }) => offer.place);
      const units = [...new Set(those.flatMap(({ offer }) => offer.counter ?? []))];
      return [
        those.map(({ key }) => `[data-choice="${CSS.escape(key)}"]`).join(','),
        units.map((id) => `.sheet .counter-button[data-counter="${CSS.escape(id)}"]`).join(','),
        onMap(homes),
        onMap(goals),
        '.dock .strong',
      ].filter((selector) => selector !== '');
    }
    default:
      return points satisfies never;
  }
}

function onMap(places: readonly (string | undefined)[]): string {
  return [...new Set(places)].flatMap((id) => (id === undefined ? [] : `.board-access [data-place="${id}"]`)).join(',');
}

/** After the last lesson: this battle goes on, or the same begins anew at either side, by other dice. */
function After() {
  const { coach, model, words: game } = useKit();
  const t = words().table.guide;
  const { id, sides } = model.game;
  return (
    <p class="guide-next">
      <button type="button" class="button" onClick={() => coach.dismiss()}>
        {t.playOn}
      </button>
      {sides.map((side) => (
        <a class="button" key={side} href={`#/battle/${id}/${side}`}>
          {t.anew({ side: game.sides[side] ?? side })}
        </a>
      ))}
    </p>
  );
}

/** Rings what is spoken of, and follows it while the screen is drawn anew. */
function usePointer(lesson: Lesson | null, box: { readonly current: HTMLElement | null }): void {
  const { model } = useKit();
  const position = model.position.value;
  useEffect(() => {
    const table = box.current?.closest('.table');
    if (!table || lesson === null) return;
    const selectors = selectorsOf(lesson, position);
    let ringed: readonly Element[] = [];
    const mark = () => {
      const found =
        selectors.map((selector) => [...table.querySelectorAll(selector)]).find((list) => list.length > 0) ?? [];
      for (const element of ringed) if (!found.includes(element)) element.removeAttribute('data-guided');
      for (const element of found) if (!ringed.includes(element)) element.setAttribute('data-guided', '');
      ringed = found;
    };
    mark();
    const changed = new MutationObserver(mark);
    changed.observe(table, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      for (const element of ringed) element.removeAttribute('data-guided');
    };
  }, [lesson, position, box]);
}

/** Sheets that belong to the decision; while others are read, the guide keeps quiet. */
const beside: readonly Sheet['is'][] = ['prompt', 'choices', 'weigh', 'place'];

/**
 * Where the guide speaks: a lesson in the place of the sheet's question, a tip at its foot, all else in the dock. The
 * sheet of a place asks nothing: its counters come first.
 */
export function guidePlace({ coach, desk }: Pick<Kit, 'coach' | 'desk'>): 'head' | 'foot' | 'dock' {
  const sheet = desk.sheet.value?.is;
  const said = coach.said.value?.is;
  if (sheet === undefined || !beside.includes(sheet)) return 'dock';
  if (sheet === 'place' && said === 'lesson') return 'foot';
  return said === 'lesson' ? 'head' : said === 'tip' ? 'foot' : 'dock';
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
  usePointer(said?.is === 'lesson' ? said.lesson : null, box);
  return (
    <aside
      class="guide-line"
      ref={box}
      data-said={said?.is ?? 'after'}
      data-aside={(said?.is === 'tip' && said.aside) || undefined}
      aria-label={t.name}
    >
      <div class="guide-said">
        {after !== null && <p class="guide-after">{after}</p>}
        {said && (
          <p>
            <b class="caption">{said.is === 'lesson' ? t.lesson({ number: said.number, of: said.of }) : t[said.is]}</b>{' '}
            <Glossed text={textOf(said)} />{' '}
            {said.is !== 'end' && <RuleLink rule={said.is === 'tip' ? said.tip.rule : said.lesson.rule} />}
          </p>
        )}
        {said?.is === 'end' && <After />}
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={said?.is === 'lesson' ? t.skip : t.dismiss}
        onClick={() => (said?.is === 'lesson' ? coach.skip() : coach.dismiss())}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
