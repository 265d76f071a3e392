/** What one counter looks like and where it is, in the terms that matter for movement on the screen. */
interface Standing {
  readonly at: string;
  readonly face: string;
}

export type Counters = ReadonlyMap<string, Standing>;

/** What must be animated between two views. */
export interface Plan {
  readonly moved: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  readonly flipped: readonly string[];
  readonly entered: readonly string[];
  readonly left: readonly string[];
  /** Places that changed hands. */
  readonly taken: readonly { readonly place: string; readonly by: string }[];
}

/** Pure, so that it is tested without a canvas. */
export function plan(
  before: Counters,
  after: Counters,
  holdersBefore: ReadonlyMap<string, string> = new Map(),
  holdersAfter: ReadonlyMap<string, string> = new Map(),
): Plan {
  const moved: Plan['moved'][number][] = [];
  const flipped: string[] = [];
  const entered: string[] = [];
  const left: string[] = [];
  const taken: Plan['taken'][number][] = [];
  for (const [id, now] of after) {
    const was = before.get(id);
    if (!was) entered.push(id);
    else if (was.at !== now.at) moved.push({ id, from: was.at, to: now.at });
    else if (was.face !== now.face) flipped.push(id);
  }
  for (const id of before.keys()) if (!after.has(id)) left.push(id);
  for (const [place, by] of holdersAfter) {
    const was = holdersBefore.get(place);
    if (was !== undefined && was !== by) taken.push({ place, by });
  }
  return { moved, flipped, entered, left, taken };
}

export function isEmpty(p: Plan): boolean {
  return [p.moved, p.flipped, p.entered, p.left, p.taken].every((list) => list.length === 0);
}
