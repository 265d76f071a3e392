import { words } from '../locale';
import { Frame } from './frame';
import { Icon } from './icon';
import type { CampaignCard, OfflineState, ShelfGame } from './types';
import { Vignette } from './vignette';

interface Props {
  readonly games: readonly ShelfGame[];
  /** Unfinished campaigns, the last played first. */
  readonly campaigns: readonly CampaignCard[];
  readonly offline: OfflineState;
  readonly update: UpdateLineProps | null;
}

interface UpdateLineProps {
  readonly elsewhere: boolean;
  readonly apply: () => void;
}

/** The first screen: what to go on with, what stands on the shelf. */
export function Home({ games, campaigns, offline, update }: Props) {
  const { title, dates, home, offline: offlineWords } = words();
  const [latest, ...others] = campaigns;
  return (
    <Frame tab="home">
      <div class="backdrop" aria-hidden="true" />
      <header class="masthead">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{dates}</p>
      </header>
      {update && <UpdateLine {...update} />}
      {latest ? <Resume campaign={latest} /> : <Start games={games} />}
      {others.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished" class="caption">
            {home.unfinished}
          </h2>
          <ul class="rows">
            {others.map((campaign) => (
              <li key={campaign.id}>
                <CampaignRow campaign={campaign} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="four-games">
        <div class="caption-line">
          <h2 id="four-games" class="caption">
            {home.fourGames}
          </h2>
          <p class="caption" role="status">
            {offlineWords[offline]}
          </p>
        </div>
        <ul class="rows">
          {games.map((game) => (
            <li key={game.id}>
              <GameRow game={game} />
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}

function UpdateLine({ elsewhere, apply }: UpdateLineProps) {
  const { update } = words();
  return (
    <div class="update-line" role="status">
      <p>{elsewhere ? update.elsewhere : update.ready}</p>
      <button type="button" class="button" onClick={apply}>
        {elsewhere ? update.reload : update.apply}
      </button>
    </div>
  );
}

/** The campaign played last, one tap away. */
function Resume({ campaign }: { readonly campaign: CampaignCard }) {
  const { games, home } = words();
  return (
    <article class="hero">
      <Vignette game={campaign.game} size="plate" />
      <div class="hero-text">
        <div class="hero-title">
          <h2>{games[campaign.game].name}</h2>
          <p class="hero-status">{campaign.status}</p>
        </div>
        <p class="signal">{campaign.signal}</p>
        <a class="button primary" href={`#/play/${encodeURIComponent(campaign.id)}`}>
          {home.resume}
          <Icon name="chevron" size={18} />
        </a>
      </div>
    </article>
  );
}

/** Nothing is being played: the way into the first game, or the plain word that it is not there yet. */
function Start({ games }: { readonly games: readonly ShelfGame[] }) {
  const { games: gameWords, home } = words();
  const ready = games.some((game) => game.id === 'lost-valley' && game.ready);
  return (
    <article class="hero">
      <Vignette game="lost-valley" size="plate" />
      <div class="hero-text">
        <div class="hero-title">
          <h2>{gameWords['lost-valley'].name}</h2>
          {!ready && <p class="pill">{home.inProgress}</p>}
        </div>
        <p class="hero-about">{ready ? gameWords['lost-valley'].line : home.notYet}</p>
        <a class="button primary" href="#/new/lost-valley">
          {ready ? home.play : home.read}
          <Icon name="chevron" size={18} />
        </a>
      </div>
    </article>
  );
}

function CampaignRow({ campaign }: { readonly campaign: CampaignCard }) {
  return (
    <a class="row" href={`#/play/${encodeURIComponent(campaign.id)}`}>
      <Vignette game={campaign.game} size="stamp" />
      <div class="row-text">
        <h3>{words().games[campaign.game].name}</h3>
        <p>{campaign.status}</p>
      </div>
      <Icon name="chevron" size={18} />
    </a>
  );
}

function GameRow({ game }: { readonly game: ShelfGame }) {
  const { games, home } = words();
  return (
    <a class="row" href={`#/new/${game.id}`}>
      <Vignette game={game.id} size="stamp" />
      <div class="row-text">
        {!game.ready && <p class="row-state caption">{home.inProgress}</p>}
        <h3>{games[game.id].name}</h3>
        <p>{games[game.id].line}</p>
      </div>
      <Icon name="chevron" size={18} />
    </a>
  );
}
