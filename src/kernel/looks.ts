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

/** What a thing of many parts is made of, noted one after the other; and such things as they last looked. */
export interface Parts {
  readonly noted: number[];
  count: number;
}

export interface PartedLooks<T> {
  readonly keys: (readonly number[])[];
  readonly things: T[];
}

export function noParts(): Parts {
  return { noted: [], count: 0 };
}

export function noPartedLooks<T>(): PartedLooks<T> {
  return { keys: [], things: [] };
}

export function startParts(parts: Parts): void {
  parts.count = 0;
}

export function part(parts: Parts, value: number): void {
  parts.noted[parts.count++] = value;
}

/** The thing of this number as it was, if all its parts are the same; else made now. */
export function partedLook<T>(looks: PartedLooks<T>, number: number, parts: Parts, make: () => T): T {
  const before = looks.things[number];
  if (before !== undefined && sameParts(looks.keys[number] ?? [], parts)) return before;
  looks.keys[number] = parts.noted.slice(0, parts.count);
  const thing = make();
  looks.things[number] = thing;
  return thing;
}

function sameParts(before: readonly number[], { noted, count }: Parts): boolean {
  if (before.length !== count) return false;
  for (let i = 0; i < count; i++) if (before[i] !== noted[i]) return false;
  return true;
}
