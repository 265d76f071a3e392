import './composer.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { placeOf, stakeOf } from '../../kernel/scenes';
import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { helps, laidOut, type Row, worthOf } from '../asking/compose';
import { meantIn } from '../asking/meant';
import { keyOf } from '../asking/offers';
import { markedIn } from '../asking/strong';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { Steps } from '../forms/stepper-row';
import { Versus } from '../forms/versus';
import { Weigh } from '../forms/weigh';
import { figureOf, type Outcome } from '../model/figure';
import type { Offered } from '../model/model';
import { CounterFace } from '../parts/counter-face';
import { Figure, figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { briefOf, priceText } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';

interface Props {
  /** The roll as it stands; null where nobody takes part yet. */
  readonly preview: Preview | null;
  readonly children: ComponentChildren;
}

/** One form for every fight: what is at stake, the big figure, who and what takes part, and why it comes to that. */
export function Composer({ preview, children }: Props) {
  const kit = useKit();
  const { model, desk, wishes, words: game } = kit;
  const { prompt, offers } = model.position.value;
  if (!prompt) return null;
  const marked = markedIn(offers, desk.marked.value);
  const planned = marked ? model.preview(marked.choice) : null;
  return (
    <SheetFrame title={titleOf(kit, preview)} topic={`compose ${prompt.ask}`}>
      <Versus scene={prompt.scene} />
      {stakeOf(prompt.scene) === null && (
        <p class="sheet-question">
          <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
        </p>
      )}
      {preview && wishes.odds === 'full' && (
        <Figure now={preview} then={planned} own={stakeOf(prompt.scene) === 'hold'} />
      )}
      {desk.preset.value && <p class="preset-line">{words().asking.usual}</p>}
      {children}
      {preview && <Weigh preview={planned ?? preview} outcomes={false} />}
      <PlayersAsk />
    </SheetFrame>
  );
}

/** A verb and a place; where nothing is fought for the place, else what is rolled for, and where nothing is, the phase. */
function titleOf({ model, words: game }: Kit, preview: Preview | null): string {
  const { prompt, view } = model.position.value;
  const stake = stakeOf(prompt?.scene);
  const place = placeOf(prompt?.scene);
  if (stake !== null && place !== null) return words().asking.stakes[stake]({ place: game.place(place).short });
  if (place !== null) return game.place(place).name;
  return preview ? game.roll(preview) : game.phase(view.phase).name;
}

/** One thing that may join: still open, or meant already by the choice `at`. */
interface Part {
  readonly key: string;
  readonly offered: Offered | null;
  readonly at: number | null;
  /** The choices by which as much of it as is given was given, where there is more to give. */
  readonly given: readonly number[];
}

/** What can be put in, each row where it was when the question was opened, with its price and its worth. */
export function ComposeRows({
  offers,
  preview,
}: {
  readonly offers: readonly Offered[];
  readonly preview: Preview | null;
}) {
  const kit = useKit();
  const { model } = kit;
  const position = model.position.value;
  const joined = meantIn(position);
  const began = position.entries.length + position.draft.length - joined.length;
  const laid = useRef<{ began: number; rows: readonly Row[]; prices: Map<string, string> }>({
    began: -1,
    rows: [],
    prices: new Map(),
  });
  if (laid.current.began !== began) laid.current = { began, rows: [], prices: new Map() };
  const { prices } = laid.current;
  const worth = new Map<string, number>();
  const kind = (preview && figureOf(preview)?.kind) ?? 'chance';
  const seen = offers.map((offered): Row => {
    const key = keyOf(offered);
    const then = model.preview(offered.choice);
    worth.set(key, worthOf(preview, then));
    prices.set(key, priceText(kit.words, offered.offer.price));
    return { key, worth: worth.get(key) ?? 0, helps: helps(preview, then) };
  });
  const given = new Map<string, readonly number[]>();
  for (const { at, key, choice } of joined) {
    given.set(key, [...(given.get(key) ?? []), at]);
    // What takes part is worth what would be lost without it.
    if (!worth.has(key)) worth.set(key, worthOf(model.without(at), preview));
    if (!prices.has(key)) prices.set(key, priceText(kit.words, model.offer(choice).price));
  }
  const parts = new Map<string, Part>([
    ...[...given].map(([key, at]) => [key, { key, offered: null, at: at.at(-1) ?? null, given: [] }] as const),
    ...offers.map((offered) => {
      const key = keyOf(offered);
      return [key, { key, offered, at: null, given: given.get(key) ?? [] }] as const;
    }),
  ]);
  const gone = [...parts.keys()]
    .filter((key) => !seen.some((row) => row.key === key))
    .map((key) => ({ key, worth: worth.get(key) ?? 0, helps: true }));
  laid.current.rows = laidOut(laid.current.rows, [...seen, ...gone]);
  const shown = laid.current.rows.filter(({ key }) => parts.has(key));
  // Where nothing helps there is no better half to set it apart from.
  const apart = shown.some((row) => row.helps) ? shown.filter((row) => !row.helps) : [];
  const rowsOf = (rows: readonly Row[]) => (
    <ul class="choice-rows compose-rows">
      {rows.map(({ key }) => {
        const part = parts.get(key);
        return (
          part && (
            <li key={key}>
              <PartRow part={part} worth={worth.get(key) ?? 0} kind={kind} price={prices.get(key) ?? ''} />
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <>
      {rowsOf(shown.filter((row) => !apart.includes(row)))}
      {apart.length > 0 && (
        <>
          <p class="compose-head">
            <b>{words().asking.cannotHelp({ count: apart.length })}</b>
            <span>{words().asking.noChange}</span>
          </p>
          {rowsOf(apart)}
        </>
      )}
    </>
  );
}

/** Less than this is no change that anybody sees. */
const LITTLE = 0.005;
const LITTLE_MEAN = 0.05;

interface RowProps {
  readonly part: Part;
  readonly worth: number;
  /** What the big figure counts: a worth is written as it is. */
  readonly kind: Outcome['kind'];
  readonly price: string;
}

function PartRow({ part, worth, kind, price }: RowProps) {
  const { model, desk, words: game, wishes } = useKit();
  const { prompt, view, draft } = model.position.value;
  const { offered, at, key } = part;
  if (!prompt) return null;
  const on = at !== null || desk.marked.value === key;
  const entry = at === null ? undefined : draft[at];
  const choice = offered?.choice ?? entry?.choice;
  const said = choice ? game.choice(choice, prompt) : '';
  const unit = offered?.offer.counter ?? (entry && model.offer(entry.choice).counter);
  const counter = view.counters.find(({ id }) => id === unit);
  const act = () => (at !== null ? model.mean([], [at]) : offered && desk.tick(offered));
  const small = Math.abs(worth) < (kind === 'chance' ? LITTLE : LITTLE_MEAN);
  const weight = (
    <span class="choice-weight">
      {wishes.odds === 'full' && (
        <b>{`${small ? '' : worth < 0 ? '−' : '+'}${figureText({ kind, value: small ? 0 : Math.abs(worth) })}`}</b>
      )}
      {price !== '' && <span>{price}</span>}
    </span>
  );
  const last = part.given.at(-1);
  if (last !== undefined) {
    return (
      <div class="stepper-row" data-on>
        <span class="choice-text">
          <b>{said}</b>
        </span>
        {weight}
        <Steps
          label={said}
          amount={part.given.length}
          less={() => model.mean([], [last])}
          more={act}
          next={offered ? key : undefined}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      class="choice-row"
      data-choice={offered ? key : undefined}
      data-given={at === null ? undefined : key}
      data-on={on || undefined}
      data-useless={(small && !on) || undefined}
      aria-pressed={on}
      onClick={act}
    >
      <span class="check" data-on={on || undefined}>
        {on && <Icon name="tick" size={18} />}
      </span>
      {counter && <CounterFace counter={counter} size={44} />}
      <span class="choice-text">
        <b>{said}</b>
        {counter && <span>{briefOf(counter, game)}</span>}
      </span>
      {weight}
    </button>
  );
}
