import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { useKit } from '../parts/kit';
import { useRulebook } from '../parts/use-rulebook';
import type { Chronicle } from '../tale/chronicle';

/** What happened in the valley on the dates of this turn. */
export function HistorySheet() {
  const { model, words: game } = useKit();
  const t = words();
  const rulebook = useRulebook(model.game);
  const { turn } = model.shown.value;
  const then = rulebook?.history.turns.find((one) => one.turn === turn);
  return (
    <SheetFrame title={t.table.menu.history} caption={game.dates(turn)} topic={`history ${turn}`}>
      <p class="prose">{then?.text ?? t.rules.loading}</p>
      {then && then.fell.length > 0 && (
        <p class="signal">{t.rules.fell({ places: then.fell.map((place) => game.place(place).short).join(', ') })}</p>
      )}
      <a class="text-button" href={`#/rules/${model.game.id}/history.${turn}`}>
        {t.table.report.wholeHistory}
      </a>
    </SheetFrame>
  );
}

/** Each turn of 1954 beside the same days of this campaign. */
export function DayByDay({ figures, drawn }: { readonly figures: Chronicle; readonly drawn: readonly string[] }) {
  const { model, words: game } = useKit();
  const t = words().table;
  const rulebook = useRulebook(model.game);
  if (!rulebook) return null;
  const named = (places: readonly string[]) => places.map((place) => game.place(place).short).join(', ');
  const ours = new Map(changesByTurn(figures, model.viewAt(0).places, model.game.sides[0] ?? ''));
  // A short battle is that of its own turns.
  const played = rulebook.history.turns.filter(({ turn }) => figures.turns.includes(turn));
  const whole = played.at(-1) === rulebook.history.turns.at(-1);
  const levels = (turn: number) => {
    const at = figures.turns.indexOf(turn);
    return drawn.map((id) => `${game.track(id).short} ${figures.levels.get(id)?.[at] ?? ''}`).join(', ');
  };
  return (
    <section class="days">
      <h3 class="caption">{t.report.days}</h3>
      {played.map(({ turn, fell, text }) => {
        const own = ours.get(turn);
        const said = own && [
          ...(own.lost.length > 0 ? [t.report.lost({ places: named(own.lost) })] : []),
          ...(own.regained.length > 0 ? [t.report.regained({ places: named(own.regained) })] : []),
        ];
        return (
          <details key={turn}>
            <summary>
              <b>
                {t.turnShort({ turn })} <span>{game.dates(turn)}</span>
              </b>
              <span class="day">
                <i>{t.report.history}</i>
                <span>{fell.length > 0 ? t.report.lost({ places: named(fell) }) : t.report.quiet}</span>
              </span>
              <span class="day">
                <i>{t.report.yours}</i>
                <span>
                  {said ? (said.length > 0 ? said.join('; ') : t.report.quiet) : '–'}
                  {said && ` (${levels(turn)})`}
                </span>
              </span>
            </summary>
            <p class="prose">{text}</p>
          </details>
        );
      })}
      {whole && <p class="prose">{rulebook.history.end}</p>}
    </section>
  );
}

interface Changes {
  readonly lost: readonly string[];
  readonly regained: readonly string[];
}

/** Places that a side lost and won back, by turn. */
export function changesByTurn(
  { turns, holders }: Pick<Chronicle, 'turns' | 'holders'>,
  start: readonly { readonly id: string; readonly holder: string }[],
  side: string,
): readonly (readonly [turn: number, changes: Changes])[] {
  return turns.map((turn, i) => {
    const lost: string[] = [];
    const regained: string[] = [];
    for (const { id, holder } of start) {
      const before = i === 0 ? holder : holders.get(id)?.[i - 1];
      const after = holders.get(id)?.[i];
      if (before === side && after !== side) lost.push(id);
      if (before !== side && after === side) regained.push(id);
    }
    return [turn, { lost, regained }];
  });
}
