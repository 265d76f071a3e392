import { words } from '../../locale';

/** Of the screen that is looked at: a table that waits beneath it has a heading too. */
const heading = () => document.querySelector<HTMLElement>('h1:not([inert] h1)');

/** The window is named after the screen that is drawn. */
export function namePage(): void {
  const { title } = words();
  const named = heading()?.textContent ?? '';
  document.title = named === '' || named === title ? title : `${named} · ${title}`;
}

/** A new screen starts at its top, and a screen reader at its heading, which is there later where the screen is fetched. */
export function turnPage(): () => void {
  const begins = () => {
    const first = heading();
    if (first) document.querySelector('main:not([inert] main)')?.scrollTo(0, 0);
    first?.focus({ preventScroll: true });
    return first !== null;
  };
  const later = new MutationObserver(() => begins() && later.disconnect());
  if (!begins()) later.observe(document.body, { childList: true, subtree: true });
  return () => later.disconnect();
}
