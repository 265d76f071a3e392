import { useComputed } from '@preact/signals';
import type { View } from '../../kernel/view';
import { useKit } from '../parts/kit';
import type { Chronicle } from '../tale/chronicle';
import { LevelChart } from './charts';
import { curvesOf, figuresOf } from './curves';
import { Scores } from './scores';

/** How both sides stand at the end of a turn: the course of what is played for, its causes, how near the end is. */
export function TurnStanding({ turn }: { readonly turn: number }) {
  const kit = useKit();
  const { model } = kit;
  const reckoning = useComputed(() => model.report());
  const figures = useComputed(() => figuresOf(kit));
  const [points] = curvesOf(model.shown.value);
  return (
    <div class="told-standing">
      {points && (
        <LevelChart
          low
          chronicle={sinceStart(figures.value, model.viewAt(0), turn)}
          tracks={points}
          places={[]}
          wet={[]}
        />
      )}
      <Scores reckoning={reckoning.value} figures={figures.value} turn={turn} />
    </div>
  );
}

/** From before the first turn to the end of this one. */
function sinceStart(figures: Chronicle, start: View, turn: number): Chronicle {
  const count = figures.turns.filter((one) => one <= turn).length;
  const levels = new Map(
    start.tracks.map(({ id, value }) => [id, [value, ...(figures.levels.get(id) ?? []).slice(0, count)]]),
  );
  return { ...figures, turns: [start.turn - 1, ...figures.turns.slice(0, count)], levels };
}
