import type { Cover } from '../kernel/cover';
import { words } from '../locale';
import { textsOn } from './cover-texts';
import { CreditList } from './credit-list';
import { Frame, PageTitle } from './frame';
import { Vignette } from './vignette';

/** What a game is and who made it; for a game that cannot be played yet, the plain word of that. */
export function GamePage({ game }: { readonly game: Cover }) {
  const { home, about } = words();
  const { name, line, about: text } = textsOn(game);
  return (
    <Frame tab={null}>
      <PageTitle name>{name}</PageTitle>
      <div class="plate">
        <Vignette game={game} size="plate" />
      </div>
      <p class="lead">{line}</p>
      <p class="prose">{text}</p>
      {!game.ready && <p class="notice">{home.notYet}</p>}
      <h2>{about.credits}</h2>
      <CreditList game={game} />
    </Frame>
  );
}
