import type { Cover } from '../kernel/cover';
import { words } from '../locale';
import { Bin, CampaignList, More, RemovedLine } from './campaigns';
import { textsOn } from './cover-texts';
import { Frame } from './frame';
import { ImportBox, type ImportBoxProps } from './import-box';
import { offlineText } from './offline-text';
import { Picture } from './picture';
import { Icon } from './shelf-icon';
import type { CampaignActions, CampaignCard, OfflineState } from './shelf-types';
import { Unreadable, type UnreadableProps } from './unreadable';
import { Vignette } from './vignette';

interface Props {
  readonly games: readonly Cover[];
  /** Unfinished campaigns, the last played first. */
  readonly campaigns: readonly CampaignCard[];
  /** Finished ones, the last played first. */
  readonly past: readonly CampaignCard[];
  readonly deleted: readonly CampaignCard[];
  readonly justRemoved: CampaignCard | null;
  /** Stored campaigns that cannot be shown. */
  readonly unreadable: UnreadableProps;
  readonly trouble: TroubleProps | null;
  readonly actions: CampaignActions;
  readonly bring: ImportBoxProps;
  readonly offline: OfflineState;
  /** Why not everything is stored; null where that is not known to have failed. */
  readonly offlineWhy: string | null;
  /** The campaign that lay open failed to open, and not for the first time. */
  readonly wentHome: boolean;
  readonly update: UpdateLineProps | null;
}

export interface TroubleProps {
  /** Nothing outlives the window. */
  readonly forgetful: boolean;
  readonly why: keyof ReturnType<typeof words>['saves']['troubles'];
}

interface UpdateLineProps {
  readonly elsewhere: boolean;
  readonly apply: () => void;
}

/** The first screen: what to go on with, what stands on the shelf. */
export function Home(props: Props) {
  const { games, campaigns, past, deleted, justRemoved, unreadable, trouble, actions, bring, update } = props;
  const { offline, offlineWhy, wentHome } = props;
  const { title, dates, home, saves, faults } = words();
  const [latest, ...others] = campaigns;
  const [first] = games;
  return (
    <Frame tab="home">
      <div class="backdrop" aria-hidden="true" />
      <header class="masthead">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{dates}</p>
      </header>
      {update && <UpdateLine {...update} />}
      {trouble && <TroubleLine {...trouble} />}
      {wentHome && (
        <p class="notice" role="status">
          {faults.twice}
        </p>
      )}
      {justRemoved && <RemovedLine campaign={justRemoved} undo={() => actions.restore(justRemoved.id)} />}
      {latest ? <Resume key={latest.id} campaign={latest} actions={actions} /> : first && <Start game={first} />}
      {others.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished" class="caption">
            {home.unfinished} ({others.length})
          </h2>
          <CampaignList campaigns={others} actions={actions} />
        </section>
      )}
      <section aria-labelledby="four-games">
        <div class="caption-line">
          <h2 id="four-games" class="caption">
            {home.fourGames}
          </h2>
          <p class="caption" role="status">
            {offlineText(offline)}
          </p>
        </div>
        {offlineWhy !== null && <p class="notice">{offlineWhy}</p>}
        <ul class="rows">
          {games.map((game) => (
            <li key={game.id}>
              <GameRow game={game} />
            </li>
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" class="caption">
            {saves.shelf.hall} ({past.length})
          </h2>
          <CampaignList campaigns={past} actions={actions} />
        </section>
      )}
      <section class="bring-place" aria-labelledby="bring">
        <h2 id="bring" class="caption">
          {saves.data.title}
        </h2>
        {unreadable.rows.length > 0 && <p class="notice">{saves.shelf.damaged({ count: unreadable.rows.length })}</p>}
        <ImportBox {...bring} />
        {unreadable.rows.length > 0 && <Unreadable {...unreadable} />}
        {deleted.length > 0 && <Bin campaigns={deleted} actions={actions} />}
      </section>
    </Frame>
  );
}

/** What the player must know before trusting this device with a campaign. */
function TroubleLine({ forgetful, why }: TroubleProps) {
  const { troubles, shelf } = words().saves;
  return (
    <p class="notice" role="status">
      {troubles[why]} {forgetful && shelf.forgetful}
    </p>
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
function Resume({ campaign, actions }: { readonly campaign: CampaignCard; readonly actions: CampaignActions }) {
  const { home } = words();
  return (
    <article class="hero">
      <Picture campaign={campaign} size="plate" read={actions.picture} />
      <div class="hero-text">
        <div class="hero-title">
          <h2>{textsOn(campaign.game).name}</h2>
          <p class="hero-status">{campaign.status}</p>
        </div>
        <p class="signal">{[campaign.scenario, ...campaign.seats, campaign.when].filter(Boolean).join(', ')}</p>
        <div class="hero-acts">
          <a class="button primary" href={`#/play/${encodeURIComponent(campaign.id)}`}>
            {home.resume}
            <Icon name="chevron" size={18} />
          </a>
          <More campaign={campaign} actions={actions} />
        </div>
      </div>
    </article>
  );
}

/** Nothing is being played: the way into the first game, or the plain word that it is not there yet. */
function Start({ game }: { readonly game: Cover }) {
  const { home } = words();
  const { id, ready } = game;
  const { name, line } = textsOn(game);
  return (
    <article class="hero">
      <Vignette game={game} size="plate" />
      <div class="hero-text">
        <div class="hero-title">
          <h2>{name}</h2>
          {!ready && <p class="pill">{home.inProgress}</p>}
        </div>
        <p class="hero-about">{ready ? line : home.notYet}</p>
        {ready ? (
          <>
            <a class="button primary" href={`#/guided/${id}`}>
              {home.guided({ name })}
              <Icon name="chevron" size={18} />
            </a>
            <a class="button" href={`#/new/${id}`}>
              {home.play({ name })}
            </a>
          </>
        ) : (
          <a class="button primary" href={`#/new/${id}`}>
            {home.read}
            <Icon name="chevron" size={18} />
          </a>
        )}
      </div>
    </article>
  );
}

function GameRow({ game }: { readonly game: Cover }) {
  const { home } = words();
  const { name, line } = textsOn(game);
  return (
    <a class="row" href={`#/new/${game.id}`}>
      <Vignette game={game} size="stamp" />
      <div class="row-text">
        {!game.ready && <p class="row-state caption">{home.inProgress}</p>}
        <h3>{name}</h3>
        <p>{line}</p>
      </div>
      <Icon name="chevron" size={18} />
    </a>
  );
}
