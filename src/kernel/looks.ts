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
