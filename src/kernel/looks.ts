/**
 * Things of a numbered list as they last looked: one that looks as it did is the same object, which costs nothing to
 * make and shows at once that nothing has changed. A key must tell all that the thing is made of.
 */
export interface Looks<T> {
  readonly keys: number[];
  readonly things: T[];
}

export function noLooks<T>(): Looks<T> {
  return { keys: [], things: [] };
}

/** The thing of this number, if it still looks so. */
export function asBefore<T>({ keys, things }: Looks<T>, number: number, key: number): T | undefined {
  return keys[number] === key ? things[number] : undefined;
}

export function remember<T>({ keys, things }: Looks<T>, number: number, key: number, thing: T): T {
  keys[number] = key;
  things[number] = thing;
  return thing;
}

/** Lists of some of these names: those whose bit is set, in their order. Each list is made once. */
export function listsOf(names: readonly string[]): (bits: number) => readonly string[] {
  const lists = new Map<number, readonly string[]>();
  return (bits) => {
    let list = lists.get(bits);
    if (!list) {
      list = names.filter((_, index) => (bits & (1 << index)) !== 0);
      lists.set(bits, list);
    }
    return list;
  };
}
