/** Levels before and after what is told. */
import type { Side } from '../../kernel/game';
import type { Happened } from '../../kernel/tale';
import type { TrackView, View } from '../../kernel/view';

export interface TrackChange {
  readonly track: string;
  readonly before: number;
  readonly after: number;
  readonly max: number;
  readonly min: number;
  /** Whether it helps whoever looks, whoever it belongs to. */
  readonly good: boolean;
}

/** What changed between two views, of the levels that the facts name and of what must be reached; in the view's order. */
export function changesBetween(
  before: View,
  after: View,
  facts: readonly Happened[],
  looker: Side,
): readonly TrackChange[] {
  const named = new Set(facts.flatMap(({ fact }) => fact.track ?? []));
  return after.tracks.flatMap((track) => {
    const was = before.tracks.find(({ id }) => id === track.id);
    if (!was || was.value === track.value || !(named.has(track.id) || track.goal !== undefined)) return [];
    return [changeOf(was.value, track, looker)];
  });
}

/** A track that is nobody's is the looker's own. */
function changeOf(before: number, track: TrackView, looker: Side): TrackChange {
  const { id, value, min, max, side = looker, gains = side, goal } = track;
  const mine = gains === looker;
  return { track: id, before, after: value, min, max: goal ?? max, good: mine === value > before };
}
