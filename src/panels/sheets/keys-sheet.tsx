import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';

/** What is written on the keys, the same in every language. */
export const letters = {
  tab: 'Tab',
  map: 'M',
  choices: 'C',
  go: 'G',
  undo: 'U',
  hint: 'H',
  log: 'L',
  menu: 'N',
  help: '?',
} as const;

const named = ['enter', 'arrows', 'escape'] as const;
const lettered = ['tab', 'map', 'choices', 'go', 'undo', 'hint', 'log', 'menu', 'help'] as const;

/** What the keys do. */
export function KeysSheet() {
  const t = words().table.keys;
  return (
    <SheetFrame title={t.title} topic="keys">
      <p class="prose">{t.about}</p>
      <dl class="keys">
        {lettered.map((name) => (
          <div key={name}>
            <dt>{letters[name]}</dt>
            <dd>{t.rows[name]}</dd>
          </div>
        ))}
        {named.map((name) => (
          <div key={name}>
            <dt>{t.names[name]}</dt>
            <dd>{t.rows[name]}</dd>
          </div>
        ))}
      </dl>
    </SheetFrame>
  );
}
