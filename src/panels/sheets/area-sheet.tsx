import { useSignal } from '@preact/signals';
import type { CounterView, PlaceView } from '../../kernel/view';
import type { PlaceFact } from '../../kernel/words';
import { words } from '../../locale';
import { isAble, totalsOf } from '../model/force';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';
import { Provenance } from '../parts/provenance';
import { RuleOf } from '../parts/sentence';
import { SideChip } from '../parts/side-chip';
import { Minis, Totals, UnitToggles } from '../parts/units';
import { SheetFrame } from './sheet';

/** An area opened: its facts, the enemy in small, the own counters to choose from. What they can do is in the dock. */
export function AreaSheet({ place: id }: { readonly place: string }) {
  const { model, desk, words: game, wishes } = useKit();
  const t = words().table;
  const asRows = useSignal(wishes.large);
  const view = model.shown.value;
  const place = view.places.find((one) => one.id === id);
  const here = view.counters.filter((counter) => counter.at === id);
  const own = here.filter(({ side }) => side === view.side);
  const others = model.game.sides.filter((side) => side !== view.side);
  const star = model.game.face.map.places.find((one) => one.id === id)?.printed.includes('star');
  const acts = model.cursor.value === null && model.tries({ place: id }).some(({ refusal }) => refusal === null);
  const chosen = own.filter((counter) => desk.picked.value.has(counter.id) && isAble(counter));
  if (!place) return null;
  const toggle = ({ id: counter }: CounterView) => {
    const now = chosen.map((one) => one.id);
    desk.pick(now.includes(counter) ? now.filter((one) => one !== counter) : [...now, counter]);
  };
  return (
    <SheetFrame
      title={
        <>
          {game.place(id).name}
          {star && <Icon name="star" size={20} />}
        </>
      }
      caption={game.holder(place.holder)}
      topic={`area ${id}`}
    >
      <Facts place={place} facts={game.facts?.(place) ?? []} />
      {others.map((side) => {
        const there = here.filter((counter) => counter.side === side);
        return there.length === 0 ? null : (
          <section key={side} class="force-part enemy-part">
            <Head side={side} place={place} counters={there} />
            <Minis counters={there} />
          </section>
        );
      })}
      {own.length > 0 && (
        <section class="force-part">
          <div class="force-head">
            <SideChip side={view.side} />
            <span class="caption">
              {limitText(place, view.side, own.length)}
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
            room={roomIn(place, view.side, own.length)}
          />
        </section>
      )}
      {here.length === 0 && <p class="quiet">{t.place.empty}</p>}
      {acts && <Totals counters={chosen} />}
      <Provenance of={`place-${id}`} />
    </SheetFrame>
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
      onClick={() => desk.pick(all ? [] : able.map(({ id }) => id))}
    >
      {all ? t.nobody : t.all({ state })}
    </button>
  );
}

function Head({ side, place, counters }: { side: string; place: PlaceView; counters: readonly CounterView[] }) {
  const { model, words: game } = useKit();
  const t = words().table.area;
  const able = counters.filter(isAble);
  const best = (model.game.face.together ?? []).indexOf('best');
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

const limitOf = ({ figures }: PlaceView, side: string) => figures.find(({ icon }) => icon === `units-${side}`)?.of;

function limitText(place: PlaceView, side: string, count: number): string {
  const of = limitOf(place, side);
  const t = words().table;
  return of === undefined ? t.spoken.units({ count }) : t.area.ofLimit({ count, of });
}

function roomIn(place: PlaceView, side: string, count: number): number {
  return Math.max(0, (limitOf(place, side) ?? count) - count);
}

/** Each fact under its label; states that no fact tells follow as marks with their rule. */
function Facts({ place, facts }: { readonly place: PlaceView; readonly facts: readonly PlaceFact[] }) {
  const { words: game } = useKit();
  const told = new Set(facts.flatMap(({ marks = [] }) => marks));
  const marks = place.marks.filter((mark) => !told.has(mark));
  return (
    <>
      <dl class="place-facts">
        {facts.map(({ label, figure, text, icon }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {icon !== undefined && figure !== undefined && (
                <span class="fact-icons" data-icon={icon} aria-hidden="true">
                  {Array.from({ length: icon === 'terrain' ? figure : Math.min(1, figure) }, (_, i) => (
                    <Icon key={i} name={icon} size={icon === 'terrain' ? 12 : 20} />
                  ))}
                </span>
              )}
              {figure !== undefined && <b>{figure}</b>}
              {text !== undefined && <i>{text}</i>}
            </dd>
          </div>
        ))}
      </dl>
      {marks.length > 0 && (
        <ul class="marks">
          {marks.map((mark) => (
            <li key={mark} data-mark={mark}>
              {game.state(mark)} <RuleOf kind="state" id={mark} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
