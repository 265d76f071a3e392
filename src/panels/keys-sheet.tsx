import { words } from '../locale';
import { SheetFrame } from './sheet';

/** The letters, the same in every language: they are written on the keys. */
export const letters = {
  map: 'M',
  choices: 'C',
  go: 'G',
  undo: 'U',
  hint: 'H',
  log: 'L',
  menu: 'N',
  help: '?',
} as const;

const others = ['tab', 'enter', 'arrows', 'escape'] as const;
const lettered = ['map', 'choices', 'go', 'undo', 'hint', 'log', 'menu', 'help'] as const;

/** What the keys do. */
export function KeysSheet() {
  const t = words().table.keys;
  return (
    <SheetFrame title={t.title} topic="keys">
      <p class="prose">{t.about}</p>
      <dl class="keys">
        {others.map((name) => (
          <div key={name}>
            <dt>{t.names[name]}</dt>
            <dd>{t.rows[name]}</dd>
          </div>
        ))}
        {lettered.map((name) => (
          <div key={name}>
            <dt>{letters[name]}</dt>
            <dd>{t.rows[name]}</dd>
          </div>
        ))}
      </dl>
    </SheetFrame>
  );
}
