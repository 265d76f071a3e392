import { useSignal } from '@preact/signals';
import type { Witnessed } from '../../kernel/table';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

/** Where the present phase and turns began, as numbers of choices made before. */
export function startsOf(
  entries: readonly Witnessed[],
): readonly { readonly count: number; readonly is: 'phase' | 'turn'; readonly turn: number }[] {
  const last = entries.at(-1);
  if (!last) return [];
  const first = (test: (entry: Witnessed) => boolean) => entries.findIndex(test);
  const phase = first(({ turn, phase: name }) => turn === last.turn && name === last.phase);
  const turns = [...new Set(entries.map(({ turn }) => turn))].slice(-3).reverse();
  return [
    { count: phase, is: 'phase', turn: last.turn },
    ...turns.map((turn) => ({ count: first((entry) => entry.turn === turn), is: 'turn' as const, turn })),
  ];
}

/** Back across dice and cards: asked once, the same dice fall again, the record says so. */
export function RewindSheet() {
  const { model, wishes } = useKit();
  const t = words().table.rewind;
  const sure = useSignal<number | null>(null);
  const { entries, rewinds, side } = model.position.value;
  const between = model.company === 'persons';
  const mine = model.company === 'alone' ? -1 : entries.findLastIndex((entry) => entry.side === side);
  const starts = between ? [] : startsOf(entries);
  const act = (count: number) => {
    if (wishes.confirm && sure.peek() !== count) sure.value = count;
    else void model.rewind(count);
  };
  return (
    <SheetFrame title={t.title} caption={rewinds > 0 ? t.sofar({ count: rewinds }) : undefined} topic="rewind">
      <p class="prose">{between ? words().seats.rewind.persons : t.about}</p>
      {!between && starts.length === 0 && <p class="quiet">{t.nothing}</p>}
      <ul class="choice-rows">
        {mine >= 0 && !between && (
          <li>
            <button type="button" class="choice-row" onClick={() => act(mine)}>
              <Icon name="undo" />
              <span class="choice-text">
                <b>{sure.value === mine ? t.sure : words().seats.rewind.decision}</b>
                <span>{t.choices({ count: entries.length - mine })}</span>
              </span>
            </button>
          </li>
        )}
        {starts.map(({ count, is, turn }) => (
          <li key={`${is} ${turn}`}>
            <button type="button" class="choice-row" onClick={() => act(count)}>
              <Icon name="clock" />
              <span class="choice-text">
                <b>{sure.value === count ? t.sure : is === 'phase' ? t.phase : t.turn({ turn })}</b>
                <span>{t.choices({ count: entries.length - count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}
