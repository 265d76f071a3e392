import type { Side } from '../../kernel/game';
import type { Happened } from '../../kernel/tale';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { lossesOf } from '../tale/told-losses';
import type { TrackChange } from '../tale/told-tracks';
import { isMe } from './told-words';

const MOST = 3;

/** Levels before and after, what can end the game first; where there is room, what each side has lost. */
export function ToldTracks({
  changes,
  facts,
}: {
  readonly changes: readonly TrackChange[];
  readonly facts: readonly Happened[];
}) {
  const { model } = useKit();
  const lost = lossesOf(facts, model.shown.value.counters).flatMap(({ loser, harmed }) => {
    const count = harmed.filter(({ harm }) => harm === 'lost').reduce((all, { units }) => all + units.length, 0);
    return count > 0 ? [{ side: loser, count }] : [];
  });
  const tracks = changes.slice(0, MOST);
  const cells = lost.slice(0, MOST - tracks.length);
  if (tracks.length + cells.length === 0) return null;
  return (
    <div class="told-tracks">
      {tracks.map((change) => (
        <Track key={change.track} change={change} />
      ))}
      {cells.map(({ side, count }) => (
        <Lost key={side} side={side} count={count} />
      ))}
    </div>
  );
}

function Track({ change: { track, before, after, min, max, good } }: { readonly change: TrackChange }) {
  const { model, words: game } = useKit();
  const t = words().telling;
  const part = (value: number) => ((Math.max(min, Math.min(max, value)) - min) / Math.max(1, max - min)) * 100;
  const [low, high] = [part(Math.min(before, after)), part(Math.max(before, after))];
  const formation = model.game.face.map.places.some(({ id, shape }) => id === track && shape === 'pennant');
  const name = formation ? game.holder(track) : game.track(track).name;
  return (
    <div class="told-track" data-good={good || undefined}>
      <p>{name}</p>
      <p class="told-change" aria-label={t.from({ before, after })} role="img">
        <s>{figure(before)}</s>
        <Icon name="becomes" size={15} />
        <b>{figure(after)}</b>
      </p>
      <div class="told-bar-track" style={`--low: ${low}%; --high: ${high}%`} />
    </div>
  );
}

const figure = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

function Lost({ side, count }: { readonly side: Side; readonly count: number }) {
  const kit = useKit();
  const t = words().telling;
  const me = isMe(kit, side);
  const both = kit.model.company === 'persons' || kit.model.company === 'nobody';
  const name = both ? t.sideLost({ side: kit.words.sides[side] ?? side }) : me ? t.youLost : t.theyLost;
  return (
    <div class="told-track">
      <p>{name}</p>
      <p class="told-change">
        <b>{t.units({ count })}</b>
      </p>
    </div>
  );
}
