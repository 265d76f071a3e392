import './composer.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { placeOf, stakeOf } from '../../kernel/scenes';
import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { helps, laidOut, type Row, worthOf } from '../asking/compose';
import { markedIn } from '../asking/strong';
import { less, meantIn, more, type Tick, ticksIn, timesOf, turn } from '../asking/ticks';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { CountRow } from '../forms/stepper-row';
import { TickRow } from '../forms/tick-row';
import { Versus } from '../forms/versus';
import { Weigh } from '../forms/weigh';
import { figureOf, type Outcome } from '../model/figure';
import type { Offered } from '../model/model';
import { Figure, figureText } from '../parts/figure';
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

/** What can be put in, each row where it was when the question was opened, with its price and its worth. */
export function ComposeRows({
  offers,
  preview,
}: {
  readonly offers: readonly Offered[];
  readonly preview: Preview | null;
}) {
  const { model, desk, words: game } = useKit();
  const position = model.position.value;
  const ticks = new Map(ticksIn(position, offers, desk.marked.value).map((tick) => [tick.key, tick] as const));
  const began = position.entries.length + position.draft.length - meantIn(position).length;
  const laid = useRef<{ began: number; rows: readonly Row[]; prices: Map<string, string> }>({
    began: -1,
    rows: [],
    prices: new Map(),
  });
  if (laid.current.began !== began) laid.current = { began, rows: [], prices: new Map() };
  const { prices } = laid.current;
  const worth = new Map<string, number>();
  const kind = (preview && figureOf(preview)?.kind) ?? 'chance';
  const seen = [...ticks.values()].map(({ key, choice, offered, at }): Row => {
    const then = offered && model.preview(choice);
    const [first = -1] = at;
    // What takes part is worth what would be lost without it.
    worth.set(key, offered ? worthOf(preview, then) : worthOf(model.without(first), preview));
    if (offered || !prices.has(key)) prices.set(key, priceText(game, model.offer(choice).price));
    return { key, worth: worth.get(key) ?? 0, helps: !offered || helps(preview, then) };
  });
  laid.current.rows = laidOut(laid.current.rows, seen);
  const shown = laid.current.rows.filter(({ key }) => ticks.has(key));
  // Where nothing helps there is no better half to set it apart from.
  const apart = shown.some((row) => row.helps) ? shown.filter((row) => !row.helps) : [];
  const rowsOf = (rows: readonly Row[]) => (
    <ul class="choice-rows compose-rows">
      {rows.map(({ key }) => {
        const tick = ticks.get(key);
        return (
          tick && (
            <li key={key}>
              <PartRow tick={tick} worth={worth.get(key) ?? 0} kind={kind} price={prices.get(key) ?? ''} />
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
  readonly tick: Tick;
  readonly worth: number;
  /** What the big figure counts: a worth is written as it is. */
  readonly kind: Outcome['kind'];
  readonly price: string;
}

function PartRow({ tick, worth, kind, price }: RowProps) {
  const kit = useKit();
  const { model, words: game, wishes } = kit;
  const { prompt, view } = model.position.value;
  const { key, choice, offered, at } = tick;
  if (!prompt) return null;
  const title = game.choice(choice, prompt);
  const on = timesOf(tick) > 0;
  const counter = view.counters.find(({ id }) => id === (offered?.offer ?? model.offer(choice)).counter);
  const small = Math.abs(worth) < (kind === 'chance' ? LITTLE : LITTLE_MEAN);
  const sign = small ? '' : worth < 0 ? '−' : '+';
  const figure = wishes.odds === 'full' ? `${sign}${figureText({ kind, value: small ? 0 : Math.abs(worth) })}` : '';
  if (offered && at.length > 0) {
    const weight = (
      <span class="choice-weight">
        <b>{figure}</b>
        <span>{price}</span>
      </span>
    );
    return (
      <CountRow
        title={title}
        amount={timesOf(tick)}
        less={less(kit, tick)}
        more={more(kit, tick)}
        next={key}
        weight={weight}
      />
    );
  }
  return (
    <TickRow
      on={on}
      act={() => turn(kit, tick)}
      title={title}
      counter={counter}
      weight={[figure, price]}
      choice={offered ? key : undefined}
      data-given={offered ? undefined : key}
      data-useless={(small && !on) || undefined}
    >
      {counter && <span>{briefOf(counter, game)}</span>}
    </TickRow>
  );
}
