import './points-sheet.css';
import { useSignal } from '@preact/signals';
import { words } from '../../locale';
import { keyOf } from '../asking/offers';
import { markedIn } from '../asking/strong';
import { less, more, ticksIn, timesOf } from '../asking/ticks';
import { ChoiceRows } from '../forms/choice-rows';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { CountRow } from '../forms/stepper-row';
import { TakeRows } from '../forms/take-rows';
import { rollsIn } from '../model/fact-lists';
import type { Offered } from '../model/model';
import { Dice } from '../parts/dice';
import { useKit } from '../parts/kit';
import { Ruler } from '../parts/ruler';
import { RuleLink, Spoken } from '../parts/sentence';
import { Stock } from './stock';

/** Points that are spent or owed: the dice that brought them, the tracks they lie on, what they can be spent on. */
export function PointsSheet() {
  const { model, desk, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const { counters, places, buttons } = desk.sorted.value;
  const asked = useSignal(false);
  if (prompt?.scene?.is !== 'points') return null;
  const { tracks, dues } = prompt.scene;
  // Where nothing else can pay, the units lie open at once; asked for, they stay open for what else is owed.
  const opened = buttons.length === 0 || asked.value;
  const shown = tracks.flatMap((id) => view.tracks.find((track) => track.id === id) ?? []);
  const planned = markedIn(model.position.value.offers, desk.marked.value);
  const spent = (id: string) => planned?.offer.price?.find(({ track }) => track === id)?.value ?? 0;
  const isCounted = ({ offer }: Offered) => offer.step === true;
  const rows = [...counters, ...[...places, ...buttons].filter((offered) => !isCounted(offered))];
  const stocks = shown.map((track) => <Stock key={track.id} track={track} spent={spent(track.id)} />);
  return (
    <SheetFrame title={game.phase(view.phase).name} topic={`points ${prompt.ask}`}>
      <p class="sheet-question">
        <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
      </p>
      {!dues && <CountedRows offers={[...places, ...buttons].filter(isCounted)} />}
      <Thrown />
      {dues && <Dues dues={dues} opened={opened} toggle={() => (asked.value = !opened)} />}
      {!dues && stocks}
      {dues && opened && counters.length > 0 && <h3 class="caption">{words().table.points.units}</h3>}
      {(!dues || opened) && <ChoiceRows offers={dues ? counters : rows} />}
      {dues && stocks}
      <Rebuilt />
      <PlayersAsk />
    </SheetFrame>
  );
}

/** The rolls since the last decision: what the points came from. */
function Thrown() {
  const { model, words: game } = useKit();
  const { entries, prompt } = model.position.value;
  const last = entries.findLast(({ ask }) => ask !== prompt?.ask);
  const rolls = rollsIn(last?.events ?? [], model.game.face.fact).filter(({ place }) => place === undefined);
  return (
    <>
      {rolls.map(({ roll, read: { line } = {} }) => (
        <div key={roll.name} class="points-thrown">
          <Dice dice={roll.dice} size={26} />
          <p>
            {game.roll(roll)}
            {line && <span class="unseen">{line.brings[line.hit]}</span>}
          </p>
          {line && <Ruler names={line.brings.map(String)} read={line.hit} />}
        </div>
      ))}
    </>
  );
}

/** What can be done several times over, by a stepper: each press does it or takes one back. */
function CountedRows({ offers }: { readonly offers: readonly Offered[] }) {
  const kit = useKit();
  const { model, desk, words: game } = kit;
  const { prompt } = model.position.value;
  if (!prompt) return null;
  return (
    <>
      {ticksIn(model.position.value, offers, desk.marked.value).map((tick) => (
        <CountRow
          key={tick.key}
          title={game.choice(tick.choice, prompt)}
          amount={timesOf(tick)}
          less={less(kit, tick)}
          more={more(kit, tick)}
          next={tick.key}
        />
      ))}
    </>
  );
}

interface DuesProps {
  readonly dues: readonly string[];
  /** The units that may pay lie open. */
  readonly opened: boolean;
  readonly toggle: () => void;
}

/** What still costs something: the one now is paid by a point or by a unit, the others follow. */
function Dues({ dues, opened, toggle }: DuesProps) {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { counters, buttons } = desk.sorted.value;
  if (!prompt) return null;
  return (
    <ul class="dues">
      {runsOf(dues).map(([place, times], i) => (
        <li key={`${i} ${place}`} data-now={i === 0 || undefined}>
          <b>
            {game.place(place).name}
            {times > 1 && ` ×${times}`}
          </b>
          {i === 0 && buttons.length > 0 && (
            <span class="due-ways">
              {buttons.map((offered) => (
                <button
                  key={keyOf(offered)}
                  type="button"
                  class="button"
                  data-choice={keyOf(offered)}
                  aria-pressed={desk.marked.value === keyOf(offered)}
                  onClick={() => desk.tick(offered)}
                >
                  {game.choice(offered.choice, prompt)}
                </button>
              ))}
              {counters.length > 0 && (
                <button type="button" class="button" aria-expanded={opened} onClick={toggle}>
                  {words().table.points.unit}
                </button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same place several times in a row is told once, with how often. */
function runsOf(dues: readonly string[]): readonly (readonly [string, number])[] {
  const runs: [string, number][] = [];
  for (const place of dues) {
    const last = runs.at(-1);
    if (last?.[0] === place) last[1]++;
    else runs.push([place, 1]);
  }
  return runs;
}

/** Counters off the map that can come back: one is taken up, then the map shows where it may go. */
function Rebuilt() {
  const { model, desk } = useKit();
  const { view } = model.position.value;
  const movers = new Set(desk.sorted.value.moves.map(({ offer }) => offer.counter));
  const waiting = view.counters.filter(({ id }) => movers.has(id));
  if (waiting.length === 0) return null;
  return (
    <>
      <h3 class="caption">{words().table.points.rebuild}</h3>
      <TakeRows counters={waiting} />
    </>
  );
}
