import { useState } from 'preact/hooks';
import { words } from '../locale';
import { Frame, PageTitle } from './frame';
import { ImportBox, type ImportBoxProps } from './import-box';
import { offlineText } from './offline-text';
import { Icon } from './shelf-icon';
import type { OfflineState } from './shelf-types';

/** One setting: its name, its choices in words, and what to do with the answer. */
export interface SettingField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly choose: (value: string) => void;
}

export interface DeviceProps {
  readonly version: string;
  readonly offline: OfflineState;
  readonly storage: { readonly used: number; readonly kept: boolean } | null;
  readonly install: 'none' | 'prompt' | 'guide' | 'installed';
  readonly askToInstall: () => void;
  readonly askToKeepStorage: () => void;
}

/** The campaigns of this device as a whole: out and in. */
export interface DataProps extends ImportBoxProps {
  readonly exportEverything: () => void;
  readonly deleteEverything: () => void;
  /** How many campaigns were just deleted; null before that. */
  readonly deleted: number | null;
  /** How many campaigns the last export could not read. */
  readonly left: number;
  /** When something was last exported; null before that. */
  readonly lastExport: string | null;
  /** What the browser said when it was asked to keep our storage; null before that. */
  readonly protection: 'granted' | 'denied' | null;
}

interface Props {
  readonly screen: readonly SettingField[];
  /** Empty while no game can be played. */
  readonly table: readonly SettingField[];
  readonly data: DataProps;
  readonly device: DeviceProps;
  readonly resetTips: () => void;
}

export function SettingsScreen({ screen, table, data, device, resetTips }: Props) {
  const { settings } = words();
  return (
    <Frame tab="settings">
      <PageTitle>{settings.title}</PageTitle>
      <h2>{settings.screen}</h2>
      {screen.map((field) => (
        <Field key={field.id} {...field} />
      ))}
      {table.length > 0 && (
        <>
          <h2>{settings.table}</h2>
          {table.map((field) => (
            <Field key={field.id} {...field} />
          ))}
          <Tips reset={resetTips} />
        </>
      )}
      <Data {...data} />
      <Device {...device} />
    </Frame>
  );
}

function Field({ id, name, value, choices, choose }: SettingField) {
  return (
    <fieldset class="field">
      <legend>{name}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Tips({ reset }: { readonly reset: () => void }) {
  const { tips } = words().settings;
  const [done, setDone] = useState(false);
  return (
    <div class="field">
      <p class="name">{tips.name}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          reset();
          setDone(true);
        }}
      >
        {tips.reset}
      </button>
      <p role="status">{done && tips.done}</p>
    </div>
  );
}

function Data(props: DataProps) {
  const { exportEverything, left, lastExport, protection, deleteEverything, deleted, ...bring } = props;
  const { data } = words().saves;
  const [sure, setSure] = useState(false);
  const remove = () => {
    if (sure) deleteEverything();
    setSure(!sure);
  };
  return (
    <>
      <h2>{data.title}</h2>
      <dl class="facts">
        <div>
          <dt>{data.lastExport}</dt>
          <dd>{lastExport ?? data.never}</dd>
        </div>
        {protection && (
          <div>
            <dt>{data.protection}</dt>
            <dd>{data[protection]}</dd>
          </div>
        )}
      </dl>
      <button type="button" class="button" onClick={exportEverything}>
        <Icon name="share" /> {data.everything}
      </button>
      {left > 0 && (
        <p class="notice" role="alert">
          {data.left({ count: left })}
        </p>
      )}
      <ImportBox {...bring} />
      <button type="button" class="button" onClick={remove}>
        {sure ? data.sure : data.deleteAll}
      </button>
      <p role="status">{deleted !== null && data.deleted({ count: deleted })}</p>
    </>
  );
}

function Device({ version, offline, storage, install, askToInstall, askToKeepStorage }: DeviceProps) {
  const { device } = words();
  return (
    <>
      <h2>{device.title}</h2>
      <dl class="facts">
        <div>
          <dt>{device.version}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{device.offline}</dt>
          <dd>{offlineText(offline)}</dd>
        </div>
        <div>
          <dt>{device.storage}</dt>
          <dd>{storage ? megabytes(storage.used) : device.unknown}</dd>
        </div>
        {storage && (
          <div>
            <dt>{device.kept}</dt>
            <dd>{storage.kept ? device.keptYes : device.keptNo}</dd>
          </div>
        )}
      </dl>
      {storage && !storage.kept && (
        <button type="button" class="button" onClick={askToKeepStorage}>
          {device.keep}
        </button>
      )}
      <Install install={install} ask={askToInstall} />
    </>
  );
}

function Install({ install, ask }: { readonly install: DeviceProps['install']; readonly ask: () => void }) {
  const { device, saves } = words();
  switch (install) {
    case 'none':
      return null;
    case 'installed':
      return (
        <p class="prose with-icon">
          <Icon name="check" /> {device.installed}
        </p>
      );
    case 'prompt':
      return (
        <button type="button" class="button primary" onClick={ask}>
          <Icon name="download" />
          {device.install}
        </button>
      );
    case 'guide':
      return (
        <section>
          <h3 class="name">{device.iosTitle}</h3>
          <p class="prose">{saves.backup.safari}</p>
          <ol class="steps">
            <li>
              <Icon name="share" /> {device.iosShare}
            </li>
            <li>
              <Icon name="addSquare" /> {device.iosAdd}
            </li>
          </ol>
        </section>
      );
  }
}

function megabytes(bytes: number): string {
  const size = (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  return words().device.megabytes({ size });
}
