import { words } from '../locale';
import { CreditList } from './credit-list';
import { Frame, PageTitle } from './frame';
import { gameIds } from './types';

/** Where everything comes from. */
export function About({ version }: { readonly version: string }) {
  const { about, games, device } = words();
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
      {gameIds.map((id) => (
        <section key={id}>
          <h3 class="name">{games[id].name}</h3>
          <CreditList game={id} />
        </section>
      ))}
      <h2>{about.licences}</h2>
      <p class="prose">{about.licencesText}</p>
      <p class="prose">
        <a href="licences.txt">{about.fullTexts}</a>
      </p>
      <p class="caption">
        {device.version} {version}
      </p>
    </Frame>
  );
}
