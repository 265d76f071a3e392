/** Runs in the page of a robot that plays whole games: what waits a moment for a person's eyes or thumb hardly waits. */
export function inHaste(): void {
  const wait = window.setTimeout.bind(window);
  const hasty = (act: TimerHandler, ms = 0, ...rest: unknown[]) => wait(act, ms <= 1000 ? ms / 20 : ms, ...rest);
  Object.assign(window, { setTimeout: hasty });
}
