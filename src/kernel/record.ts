/** A value for each of these keys, made by one function. */
export function recordOf<K extends string, T>(keys: readonly K[], make: (key: K, index: number) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key, index) => [key, make(key, index)])) as Record<K, T>; // one entry a key
}
