/** Runs in the page: what waits a moment for a person's eyes or thumb hardly waits for the robot. */
export function inHaste(): void {
  const wait = window.setTimeout.bind(window);
  const hasty = (act: TimerHandler, ms = 0, ...rest: unknown[]) => wait(act, ms <= 1000 ? ms / 20 : ms, ...rest);
  Object.assign(window, { setTimeout: hasty });
}
