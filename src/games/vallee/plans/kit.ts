export function repeated<T>(what: T, times: number): T[] {
  return Array.from({ length: Math.max(0, times) }, () => what);
}
