import './points-sheet.css';
import { useSignal } from '@preact/signals';
import type { TrackView } from '../../kernel/view';
import { words } from '../../locale';
import { rollsIn } from '../model/fact-lists';
import { useKit } from '../model/kit';
import { keyOf } from '../model/offers';
import { markedIn } from '../model/strong';
import { useLivery } from '../model/use-livery';
import { Dice } from '../parts/dice';
import { signed } from '../parts/format';
import { RuleLink, Spoken } from '../parts/sentence';
import { PlayersAsk } from '../rules/players-ask';
import { ChoiceRows } from '../sheets/choice-rows';
import { SheetFrame } from '../sheets/sheet';
import { TakeRows } from '../sheets/take-rows';

/** Points that are spent or owed: the dice that brought them, the tracks they lie on, what they can be spent on. */
export function PointsSheet() {
  const { model, desk, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const { counters, places, buttons } = desk.sorted.value;
  const asked = useSignal('');
  if (prompt?.scene?.is !== 'points') return null;
  const { tracks, dues } = prompt.scene;
  // Where nothing else can pay, the units lie open at once.
  const now = dues ? `${dues.length} ${dues[0]}` : '';
  const opened = buttons.length === 0 || asked.value === now;
  const shown = tracks.flatMap((id) => view.tracks.find((track) => track.id === id) ?? []);
  return (
    <SheetFrame title={game.phase(view.phase).name} topic={`points ${prompt.ask}`}>
      <p class="sheet-question">
        <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
      </p>
      <Thrown />
      {dues && <Dues dues={dues} opened={opened} toggle={() => (asked.value = opened ? '' : now)} />}
      {shown.map((track) => (
        <Stock key={track.id} track={track} />
      ))}
      {dues && opened && counters.length > 0 && <h3 class="caption">{words().table.points.units}</h3>}
      {(!dues || opened) && <ChoiceRows offers={dues ? counters : [...counters, ...places, ...buttons]} />}
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
      {rolls.map(({ roll }) => (
        <p key={roll.name} class="points-thrown">
          <Dice dice={roll.dice} size={26} />
          <span>{game.roll(roll)}</span>
        </p>
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
      {dues.map((place, i) => (
        <li key={`${i} ${place}`} data-now={i === 0 || undefined}>
          <b>{game.place(place).name}</b>
          {i === 0 &&
            buttons.map((offered) => (
              <button
                key={keyOf(offered)}
                type="button"
                class="button"
                data-choice={keyOf(offered)}
                aria-pressed={desk.marked.value === keyOf(offered)}
                onClick={() => desk.answer(offered)}
              >
                {game.choice(offered.choice, prompt)}
              </button>
            ))}
          {i === 0 && buttons.length > 0 && counters.length > 0 && (
            <button type="button" class="button" aria-expanded={opened} onClick={toggle}>
              {words().table.points.unit}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
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

/** Boxes of a track that is short enough to draw each of them. */
const BOXES = 16;

/** A stock as boxes in its bands, what is planned crossed out; a long way to a goal as a bar. */
function Stock({ track }: { readonly track: TrackView }) {
  const { model, desk, words: game } = useKit();
  const livery = useLivery();
  const { id, value, max, goal, side, bands = [] } = track;
  const planned = markedIn(model.position.value.offers, desk.marked.value);
  const spent = planned?.offer.price?.find((price) => price.track === id)?.value ?? 0;
  const boxed = bands.length > 0 && max <= BOXES;
  const end = goal ?? max;
  return (
    <section class="stock" data-livery={livery(side)}>
      <p>
        <span>{game.track(id).name}</span>
        <b>
          {value - spent}
          {(goal !== undefined || boxed) && <i>/{boxed ? max : end}</i>}
        </b>
      </p>
      {boxed ? (
        <div class="stock-boxes" aria-hidden="true">
          {bands
            .filter(({ to }) => to > 0)
            .map(({ from, to, modifier }) => (
              <span key={from}>
                <span>
                  {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((box) => (
                    <i key={box} data-is={box > value ? 'free' : box > value - spent ? 'spent' : 'full'} />
                  ))}
                </span>
                <small>{signed(modifier)}</small>
              </span>
            ))}
        </div>
      ) : (
        (goal !== undefined || id === 'turn') && (
          <div class="stock-bar" aria-hidden="true">
            <i style={{ width: `${Math.min(1, value / end) * 100}%` }} />
            {bands.slice(0, -1).map(({ to }) => to < end && <u key={to} style={{ left: `${(to / end) * 100}%` }} />)}
          </div>
        )
      )}
    </section>
  );
}
