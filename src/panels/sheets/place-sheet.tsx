import { useSignal } from '@preact/signals';
import type { CounterView, PlaceView } from '../../kernel/view';
import type { PlaceFact } from '../../kernel/words';
import { words } from '../../locale';
import { type Band, bandsOf, isAble, totalsOf } from '../asking/force';
import { at } from '../asking/offers';
import { ChoiceRows } from '../forms/choice-rows';
import { SheetFrame } from '../forms/sheet';
import type { TableModel } from '../model/model';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { factsOf } from '../parts/in-words';
import { useKit } from '../parts/kit';
import { Provenance } from '../parts/provenance';
import { RuleOf } from '../parts/sentence';
import { SideChip } from '../parts/side-chip';
import { BANDED, Minis, Totals, UnitToggles } from '../parts/units';
import { useLoaded } from '../parts/use-loaded';
import { Across } from './across';
import { Standing } from './standing';

/** A place opened: its facts, what may be done to it, and one part for each side that has counters there. */
export function PlaceSheet({ place: id }: { readonly place: string }) {
  const { model, desk, words: game } = useKit();
  const view = model.shown.value;
  const place = view.places.find((one) => one.id === id);
  const here = view.counters.filter((counter) => counter.at === id);
  const own = here.filter(({ side }) => side === view.side);
  const { sides, face } = model.game;
  const acts = at(model.position.value.offers, id).filter(({ offer }) => offer.counter === undefined && !offer.deed);
  const centre = face.map.places.some((one) => one.in === id);
  // Those that go one by one, or by regiment, are taken in hand from their trays.
  const goes = !actsFrom(model, id) && own.some((counter) => desk.lit.value.counters.has(counter.id));
  const together = face.together.length > 0 && !goes;
  if (!place) return null;
  const facts = game.facts(place);
  const star = isPrinted(face.map.places.find((one) => one.id === id)?.printed, 'star', facts);
  return (
    <SheetFrame
      title={
        <>
          {game.place(id).name}
          {star && <Icon name="star" size={20} />}
        </>
      }
      caption={game.holder(place.holder)}
      topic={`place ${id}`}
    >
      <Facts facts={facts} muster={face.together.length > 0} />
      <Standing place={id} />
      {model.cursor.value === null && acts.length > 0 && <ChoiceRows offers={acts} weighed={acts.length <= 6} />}
      {sides.map((side) => {
        const there = here.filter((counter) => counter.side === side);
        if (side === view.side || there.length === 0) return null;
        return (
          <section key={side} class="force-part enemy-part">
            <Head side={side} place={place} counters={there} />
            <Minis counters={there} />
          </section>
        );
      })}
      {own.length > 0 && (together ? <Force place={place} own={own} /> : <Trays own={own} />)}
      {own.length > 0 && <Across place={id} />}
      <Marks place={place} facts={facts} />
      {centre && <Centre id={id} />}
      {here.length === 0 && !centre && <p class="quiet">{words().table.place.empty}</p>}
      <Provenance of={`place-${id}`} />
    </SheetFrame>
  );
}

/** The posts of an area, fetched with the first one that has some. */
function Centre({ id }: { readonly id: string }) {
  const posts = useLoaded(() => import('../posts'), []);
  return posts && <posts.PostRows centre={id} />;
}

/** A printed mark that no fact of the sheet tells. */
function isPrinted(printed: readonly string[] = [], mark: string, facts: readonly PlaceFact[]): boolean {
  return printed.includes(mark) && !facts.some(({ icon }) => icon === mark);
}

interface FactsProps {
  readonly place: PlaceView;
  readonly facts: readonly PlaceFact[];
  /** Counters act together here: what they can do takes the room of the dock. */
  readonly muster: boolean;
}

/** Each fact under its label. */
function Facts({ facts, muster }: Omit<FactsProps, 'place'>) {
  return (
    <dl class={muster ? 'place-facts muster' : 'place-facts'}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <FactBody fact={fact} />
        </div>
      ))}
    </dl>
  );
}

/** States that no fact tells, with their rule. */
function Marks({ place, facts }: Pick<FactsProps, 'place' | 'facts'>) {
  const { words: game } = useKit();
  const told = new Set(facts.flatMap(({ marks = [] }) => marks));
  const marks = place.marks.filter((mark) => !told.has(mark));
  if (marks.length === 0) return null;
  return (
    <ul class="marks">
      {marks.map((mark) => (
        <li key={mark} data-mark={mark}>
          {game.state(mark)} <RuleOf kind="state" id={mark} />
        </li>
      ))}
    </ul>
  );
}

/** Icons that stand in a row are smaller than those that stand alone. */
const sizes: Readonly<Record<string, number>> = { terrain: 12, star: 16 };

/** Pips or icons, the figure, a word. A fact without a figure says its word for the icons to those who listen. */
function FactBody({ fact: { figure, of: most, text, icon = '', icons = 0 } }: { readonly fact: PlaceFact }) {
  const isTold = figure === undefined && icons > 0;
  return (
    <dd>
      {most !== undefined && (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} data-on={i < (figure ?? 0) || undefined} />
          ))}
        </span>
      )}
      {icons > 0 && (
        <span
          class="fact-icons"
          data-icon={icon}
          {...(isTold ? { role: 'img', 'aria-label': text } : { 'aria-hidden': 'true' })}
        >
          {Array.from({ length: icons }, (_, i) => (
            <Icon key={i} name={icon} size={sizes[icon] ?? 20} />
          ))}
        </span>
      )}
      {figure !== undefined && <b>{figure}</b>} {text !== undefined && !isTold && <i>{text}</i>}
    </dd>
  );
}

/** Whether something can be done by counters of the place that are chosen together. */
function actsFrom({ cursor, tries }: Pick<TableModel, 'cursor' | 'tries'>, place: string): boolean {
  return cursor.value === null && tries({ place }).some(({ refusal }) => refusal === null);
}

/** Counters that act together: chosen here, and what they can do is in the dock. */
function Force({ place, own }: { readonly place: PlaceView; readonly own: readonly CounterView[] }) {
  const { model, desk, wishes } = useKit();
  const t = words().table;
  const asRows = useSignal(wishes.large);
  const acts = actsFrom(model, place.id);
  const chosen = own.filter((counter) => desk.hand.along.value.has(counter.id) && isAble(counter));
  const { side } = model.shown.value;
  const toggle = ({ id: counter }: CounterView) => {
    const now = chosen.map((one) => one.id);
    desk.hand.along.value = new Set(now.includes(counter) ? now.filter((one) => one !== counter) : [...now, counter]);
  };
  return (
    <>
      <section class="force-part">
        <div class="force-head">
          <SideChip side={side} />
          <span class="caption">
            {limitText(place, side, own.length)}
            {acts && `, ${t.area.tap}`}
          </span>
          <button type="button" class="text-button" onClick={() => (asRows.value = !asRows.value)}>
            {asRows.value ? t.place.asCounters : t.place.asRows}
          </button>
          {acts && <All own={own} chosen={chosen} />}
        </div>
        <UnitToggles
          counters={own}
          picked={new Set(acts ? chosen.map((one) => one.id) : [])}
          asRows={asRows.value}
          toggle={acts ? toggle : null}
          room={roomIn(place, side, own.length)}
        />
      </section>
      {acts && <Totals counters={chosen} />}
    </>
  );
}

/** All that can act, or none again. */
function All({ own, chosen }: { readonly own: readonly CounterView[]; readonly chosen: readonly CounterView[] }) {
  const { desk, words: game } = useKit();
  const t = words().table.area;
  const able = own.filter(isAble);
  const all = able.length > 0 && chosen.length === able.length;
  const state = able[0] ? game.state(able[0].tray) : '';
  return (
    <button
      type="button"
      class="text-button all-able"
      disabled={able.length === 0}
      onClick={() => (desk.hand.along.value = new Set(all ? [] : able.map(({ id }) => id)))}
    >
      {all ? t.nobody : t.all({ state })}
    </button>
  );
}

function Head({ side, place, counters }: { side: string; place: PlaceView; counters: readonly CounterView[] }) {
  const { model, words: game } = useKit();
  const t = words().table.area;
  const able = counters.filter(isAble);
  const best = model.game.face.together.indexOf('best');
  const figure = totalsOf(model.game.face, counters)[best];
  const facts = [
    ...(able[0] ? [t.able({ count: able.length, state: game.state(able[0].tray) })] : []),
    ...(figure === undefined ? [] : [`${t.best({ factor: game.factors[best] ?? '' })} ${figure}`]),
  ];
  return (
    <div class="force-head">
      <SideChip side={side} />
      <span class="caption">{limitText(place, side, counters.length)}</span>
      <span class="caption force-facts">{facts.join(', ')}</span>
    </div>
  );
}

/** How many counters of a side a place can hold; undefined where nothing limits them. */
const limitOf = ({ stacks = [] }: PlaceView, of: string) => stacks.find(({ side }) => side === of)?.most;

function limitText(place: PlaceView, side: string, count: number): string {
  const of = limitOf(place, side);
  const t = words().table;
  return of === undefined ? t.spoken.units({ count }) : t.area.ofLimit({ count, of });
}

function roomIn(place: PlaceView, side: string, count: number): number {
  return Math.max(0, (limitOf(place, side) ?? count) - count);
}

/** Counters that act one by one, in trays. */
function Trays({ own }: { readonly own: readonly CounterView[] }) {
  const { words: game } = useKit();
  const t = words().table.place;
  const asRows = useSignal(false);
  const trays = [...new Set(own.map(({ tray }) => tray))];
  return (
    <>
      {trays.map((tray, i) => {
        const there = own.filter((counter) => counter.tray === tray);
        return (
          <section key={tray} class="tray" data-tray={tray}>
            <div class="tray-head">
              <h3 class="caption">
                {game.state(tray)}, {there.length}
              </h3>
              {i === 0 && (
                <>
                  <span class="caption factors">{game.factors.join(', ')}</span>
                  <button type="button" class="text-button" onClick={() => (asRows.value = !asRows.value)}>
                    {asRows.value ? t.asCounters : t.asRows}
                  </button>
                </>
              )}
            </div>
            <Tray counters={there} asRows={asRows.value} />
          </section>
        );
      })}
    </>
  );
}

interface TrayProps {
  readonly counters: readonly CounterView[];
  readonly asRows: boolean;
}

function Tray({ counters, asRows }: TrayProps) {
  const bands = bandsOf(counters);
  const banded = bands.some(({ group }) => group !== undefined);
  return (
    <>
      {bands.map((band) => (
        <div key={band.group} class={band.group === undefined ? undefined : 'band-box'}>
          {band.group !== undefined && <BandHead band={band} />}
          <Counters counters={band.counters} asRows={asRows} size={asRows ? 44 : banded ? BANDED : 76} />
        </div>
      ))}
    </>
  );
}

/** The name of a regiment: a tap takes all of it that may go. */
function BandHead({ band: { group = '', counters } }: { readonly band: Band }) {
  const { desk, words: game } = useKit();
  const first = counters.find(({ id }) => desk.lit.value.counters.has(id));
  return (
    <button
      type="button"
      class="text-button band"
      data-band={group}
      disabled={first === undefined}
      onClick={() => first && desk.tapCounter(first.id)}
    >
      {game.group?.(group) ?? group}
    </button>
  );
}

/** What a counter that has done its part says of itself. */
const HAS_ACTED: readonly string[] = ['moved', 'used', 'spent'];

function Counters({ counters, asRows, size }: TrayProps & { readonly size: number }) {
  const { desk, words: game } = useKit();
  return (
    <ul class={asRows ? 'counter-rows' : 'counter-tray'}>
      {counters.map((counter) => {
        const chosen = desk.hand.counter.value === counter.id;
        const facts = factsOf(counter, game);
        const acted = counter.states.find((state) => HAS_ACTED.includes(state));
        return (
          <li key={counter.id}>
            <button
              type="button"
              class="counter-button"
              data-counter={counter.id}
              data-offered={desk.lit.value.counters.has(counter.id) || undefined}
              aria-pressed={chosen}
              aria-label={`${counter.label}: ${facts}`}
              onClick={() => desk.tapCounter(counter.id)}
            >
              <CounterFace counter={counter} size={size} chosen={chosen} />
              {!asRows && acted !== undefined && (
                <span class="counter-acted" aria-hidden="true">
                  {game.state(acted)}
                </span>
              )}
              {asRows && (
                <span class="choice-text">
                  <b>{counter.label}</b>
                  <span>{facts}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
