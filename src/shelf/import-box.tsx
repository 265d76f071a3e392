import { words } from '../locale';
import { Icon } from './shelf-icon';

export interface ImportBoxProps {
  readonly importFile: (file: File) => void;
  readonly importText: (text: string) => void;
  /** What to know before bringing anything. */
  readonly about?: string;
}

/** Some keyboards put a text in without pasting it; nothing shorter is one of ours. */
const SHORTEST = 40;

/** The ways in: a file chosen, dropped or pasted, a link pasted. What is pasted anywhere on the screen is taken. */
export function ImportBox({ importFile, importText, about }: ImportBoxProps) {
  const t = words().saves.data;
  return (
    <div class="bring">
      {about !== undefined && <p class="notice">{about}</p>}
      <label class="button">
        <Icon name="download" /> {t.bring}
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) importFile(file);
          }}
        />
      </label>
      <p class="quiet drop">{t.drop}</p>
      <label class="paste">
        <span>{t.paste}</span>
        <textarea
          rows={1}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget: { value } }) => value.length >= SHORTEST && importText(value)}
        />
      </label>
    </div>
  );
}
