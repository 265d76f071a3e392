/** Whether a string is one of a closed list. */
export function isKey<K extends string>(text: string, keys: readonly K[]): text is K {
  return keys.some((key) => key === text);
}
