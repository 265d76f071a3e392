import './scores.css';
import type { Report } from '../../kernel/game';
import { words } from '../../locale';
import { halves, signed } from '../parts/format';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { SideChip } from '../parts/side-chip';
import type { Chronicle } from '../tale/chronicle';
import { curvesOf } from './curves';

interface Props {
  readonly reckoning: Report;
  readonly figures: Chronicle;
  /** The turn that is looked at: the present one, or the one that has just ended. */
  readonly turn: number;
}

/** What a turn has added to a level. */
function broughtTo(track: string | undefined, { levels, turns }: Chronicle, turn: number): number {
  const course = (track !== undefined && levels.get(track)) || [];
  const at = turns.indexOf(turn);
  return (course[at] ?? 0) - (course[at - 1] ?? 0);
}

/** Points of both sides beside each other: each cause, what this turn brought, the sum; then what would end it at once. */
export function Scores({ reckoning: { points, brink = [] }, figures, turn }: Props) {
  const { model, words: game } = useKit();
  const { tracks } = model.shown.value;
  const [scored = []] = curvesOf(model.shown.value);
  return (
    <>
      <div class="scores">
        {model.game.sides.map((side) => {
          const rows = points.filter((row) => row.side === side);
          const track = tracks.find((one) => one.side === side && scored.includes(one.id));
          return (
            <section key={side}>
              <header>
                <SideChip side={side} /> <b>{halves(rows.reduce((sum, row) => sum + row.points, 0))}</b>
              </header>
              <dl>
                {rows.map(({ key, count, points: value }) => (
                  <div key={key}>
                    <dt>{game.tally(key, count)}</dt>
                    <dd>{signed(value)}</dd>
                  </div>
                ))}
                <div class="scores-turn">
                  <dt>{words().table.turnLong({ turn })}</dt>
                  <dd>{signed(broughtTo(track?.id, figures, turn))}</dd>
                </div>
              </dl>
            </section>
          );
        })}
      </div>
      {brink.length > 0 && (
        <ul class="scores-brink">
          {brink.map(({ key, count, averted }) => (
            <li key={key} data-averted={averted ?? undefined}>
              <Icon name={averted === null ? 'flag' : averted ? 'tick' : 'remove'} size={18} /> {game.tally(key, count)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
