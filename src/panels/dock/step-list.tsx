import { words } from '../../locale';
import { type Step, shareOf } from '../model/steps';
import { Dice } from '../parts/dice';
import { percent } from '../parts/format';
import { Icon } from '../parts/icon';
import { Spoken } from '../parts/sentence';

interface Props {
  readonly steps: readonly Step[];
  /** The step now shown; null before the first. */
  readonly now: number | null;
  /** The number of the first of them. */
  readonly first?: number;
  /** Shows a step on the map. */
  readonly show: (index: number) => void;
}

/** Numbered steps: done filled, present ringed, to come pale; each can be shown on the map. */
export function StepList({ steps, now, first = 1, show }: Props) {
  const t = words();
  const stateOf = (index: number) => (now === null || index > now ? 'toCome' : index === now ? 'now' : 'done');
  return (
    <ol class="steps">
      {steps.map((step, index) => {
        const state = stateOf(index);
        const total = step.roll?.roll.total;
        return (
          <li key={index} data-state={state} data-side={step.side ?? undefined}>
            <span class="step-number">
              {index + first}
              <span class="unseen">, {t.seats.moves[state]}</span>
            </span>
            <span class="step-lines">
              {step.lines.map((line, i) => (
                <span key={i} data-kind={line.kind}>
                  <Spoken sentence={line.sentence} />
                </span>
              ))}
            </span>
            {total !== undefined && <b class="step-figure">{total}</b>}
            {step.place !== null && (
              <button type="button" class="look" aria-label={t.table.digest.show} onClick={() => show(index)}>
                <Icon name="eye" size={20} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The dice of a step, their sum, and how many throws come to as much. */
export function StepRoll({ step }: { readonly step: Step }) {
  const { roll } = step;
  if (!roll) return null;
  const { dice, total } = roll.roll;
  const sum = dice.reduce((a, b) => a + b, 0);
  const added = total - sum;
  const share = shareOf(roll);
  return (
    <div class="step-roll">
      <Dice dice={dice} size={34} />
      <b>
        {dice.join(' + ')} {added < 0 ? '−' : '+'} {Math.abs(added)} = {total}
      </b>
      {share !== null && <span>{words().seats.moves.share({ share: percent(share) })}</span>}
    </div>
  );
}
