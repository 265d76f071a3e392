import { useState } from 'preact/hooks';
import type { Cover } from '../kernel/cover';
import { words } from '../locale';
import { textsOn } from './cover-texts';
import { CreditList } from './credit-list';
import { Frame, PageTitle } from './frame';

interface Props {
  readonly games: readonly Cover[];
  readonly version: string;
  readonly readLicences: () => Promise<string>;
}

/** Where everything comes from. */
export function About({ games, version, readLicences }: Props) {
  const { about, device } = words();
  return (
    <Frame tab="about">
      <PageTitle>{about.title}</PageTitle>
      <p class="lead">{about.what}</p>
      <h2>{about.independent}</h2>
      <p class="prose">{about.independentText}</p>
      <h2>{about.provenance}</h2>
      <p class="prose">{about.provenanceText}</p>
      <h2>{about.sides}</h2>
      <p class="prose">{about.sidesText}</p>
      <h2>{about.credits}</h2>
      {games.map((game) => (
        <section key={game.id}>
          <h3 class="name">{textsOn(game).name}</h3>
          <CreditList game={game} />
        </section>
      ))}
      <h2>{about.licences}</h2>
      <p class="prose">{about.licencesText}</p>
      <Licences read={readLicences} />
      <p class="caption">
        {device.version} {version}
      </p>
    </Frame>
  );
}

/** The licence texts, fetched when they are opened. They stay in the app: an installed one has no way back from a file. */
function Licences({ read }: { readonly read: () => Promise<string> }) {
  const [text, setText] = useState('');
  return (
    <details class="licences" onToggle={async () => setText(await read())}>
      <summary>{words().about.fullTexts}</summary>
      <pre lang="en">{text}</pre>
    </details>
  );
}
