import type { Cover } from '../kernel/cover';
import { words } from '../locale';
import { textsOn } from './cover-texts';
import { Frame, PageTitle } from './frame';
import { ImportBox, type ImportBoxProps } from './import-box';
import { Icon } from './shelf-icon';
import { useSome } from './use-some';
import { Vignette } from './vignette';

/** One campaign that came in, with everything said about it. */
export interface ImportCard {
  /** Null for a game that nobody here knows. */
  readonly game: Cover | null;
  readonly scenario: string | null;
  readonly stands: string | null;
  readonly decisions: number;
  /** How often somebody went back or asked for a hint. */
  readonly marks: readonly string[];
  /** Why it cannot be taken in. */
  readonly refused: string | null;
  /** What was proved of it; null where nothing was. */
  readonly verified: string | null;
  /** What the replay changed, and what it could not prove. */
  readonly notes: readonly string[];
  readonly twin: {
    readonly text: string;
    readonly answers: readonly { readonly text: string; readonly chosen: boolean; readonly choose: () => void }[];
    readonly replaces: boolean;
  } | null;
}

export type ImportState =
  | {
      readonly is: 'reading';
      readonly line: string;
      /** From 0 to 1. */
      readonly share: number;
      /** On the page itself, for want of a worker. */
      readonly here: boolean;
      readonly cancel: () => void;
    }
  | { readonly is: 'refused'; readonly why: string }
  | {
      readonly is: 'holds';
      readonly cards: readonly ImportCard[];
      /** Campaigns in the file that could not be read. */
      readonly refused: number;
      readonly settings: { readonly taken: boolean; readonly take: (on: boolean) => void } | null;
      readonly trouble: string | null;
      /** How much has been stored, while it is. */
      readonly storing: string | null;
      readonly ready: boolean;
      readonly go: () => void;
    };

interface Props {
  readonly state: ImportState;
  readonly bring: ImportBoxProps;
}

/** What a file or a link holds, before anything of it is stored. */
export function ImportPage({ state, bring }: Props) {
  const t = words().saves.take;
  return (
    <Frame tab={null}>
      <PageTitle>{t.title}</PageTitle>
      {state.is === 'reading' && <Reading {...state} />}
      {state.is === 'refused' && (
        <>
          <p class="notice" role="alert">
            {t.refused} {state.why}
          </p>
          <h2>{t.again}</h2>
          <ImportBox {...bring} />
        </>
      )}
      {state.is === 'holds' && <Holds {...state} />}
    </Frame>
  );
}

function Reading({ line, share, here, cancel }: Extract<ImportState, { is: 'reading' }>) {
  const t = words().safety.taking;
  return (
    <>
      <p class="prose" role="status">
        {line}
      </p>
      <progress class="taking" max={1} value={share} aria-label={line} />
      {here && <p class="notice">{t.here}</p>}
      <button type="button" class="button" onClick={cancel}>
        {t.cancel}
      </button>
    </>
  );
}

function Holds(state: Extract<ImportState, { is: 'holds' }>) {
  const { cards, refused, settings, trouble, storing, ready, go } = state;
  const [some, more] = useSome(cards);
  const t = words().saves.take;
  const [only] = cards;
  return (
    <>
      <p class="prose" role="status">
        {t.holds({ count: cards.length })} {refused > 0 && t.left({ count: refused })}
      </p>
      {some.map((card, i) => (
        <Card key={i} card={card} group={`taken-${i}`} />
      ))}
      {more}
      {settings && (
        <label class="option">
          <input
            type="checkbox"
            checked={settings.taken}
            onChange={(event) => settings.take(event.currentTarget.checked)}
          />
          <span>{t.settings}</span>
        </label>
      )}
      {trouble && (
        <p class="notice" role="alert">
          {t.failed} {trouble}
        </p>
      )}
      {storing !== null && (
        <p class="prose" role="status">
          {storing}
        </p>
      )}
      <button type="button" class="button primary" disabled={!ready || storing !== null} onClick={go}>
        {!ready ? t.nothing : cards.length === 1 && only?.refused === null ? t.goPlay : t.go}
      </button>
    </>
  );
}

function Card({ card, group }: { readonly card: ImportCard; readonly group: string }) {
  const { saves } = words();
  const t = saves.take;
  const { game, scenario, stands, decisions, marks, refused, verified, notes, twin } = card;
  return (
    <article class="taken">
      <div class="taken-head">
        {game && <Vignette game={game} size="stamp" />}
        <h2 class="name">{game ? textsOn(game).name : '?'}</h2>
      </div>
      <dl class="facts">
        {scenario !== null && <Fact name={t.scenario} value={scenario} />}
        {stands !== null && <Fact name={t.stands} value={stands} />}
        <Fact name={t.decisions} value={[decisions, ...marks].join(' · ')} />
      </dl>
      {refused !== null && <p class="notice">{refused}</p>}
      {verified !== null && (
        <p class="with-icon verified">
          <Icon name="check" /> {verified}
        </p>
      )}
      {notes.map((note) => (
        <p class="notice" key={note}>
          {note}
        </p>
      ))}
      {twin && (
        <fieldset class="group">
          <legend>{t.what}</legend>
          <p>{twin.text}</p>
          {twin.answers.map(({ text, chosen, choose }) => (
            <label class="option" key={text}>
              <input type="radio" name={group} checked={chosen} onChange={choose} />
              <span>{text}</span>
            </label>
          ))}
          {twin.replaces && <p class="quiet">{t.undoable}</p>}
        </fieldset>
      )}
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
