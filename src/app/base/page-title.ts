import { words } from '../../locale';

/** The window is named after the screen that is drawn. */
export function namePage(): void {
  const { title } = words();
  const heading = document.querySelector('h1')?.textContent ?? '';
  document.title = heading === '' || heading === title ? title : `${heading} · ${title}`;
}
