/** The screens that need nothing but the page itself. On the start-up path: every import here delays the first screen. */
import { type Lifeline, lifeline } from '../../locale/lifeline';
import { settings } from './settings';

function show(root: HTMLElement, ...children: readonly HTMLElement[]): void {
  const box = document.createElement('main');
  box.className = 'last-resort';
  box.append(...children);
  root.replaceChildren(box);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function said(): Lifeline {
  return lifeline[settings.peek().language];
}

/** Inside somebody else's page a tap may mean something else than it seems: there is only the way to the app itself. */
export function showFramed(root: HTMLElement): void {
  const link = element('a', said().open);
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.className = 'button primary';
  show(root, element('h1', 'The Valley'), element('p', said().framed), link);
}

/** Not even the words could be loaded. */
export function showNoStart(root: HTMLElement, reason: string): void {
  const again = element('button', said().reload);
  again.type = 'button';
  again.className = 'button primary';
  again.addEventListener('click', () => location.reload());
  const details = element('pre', reason);
  details.tabIndex = 0;
  show(root, element('h1', said().failed), element('p', said().safe), again, details);
}
