import { useSignal } from '@preact/signals';
import type { CounterView } from '../../kernel/view';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { type Band, bandsOf, forceOf, joinedAt } from '../model/force';
import { type Kit, useKit } from '../model/kit';
import type { Offered } from '../model/model';
import { keyOf } from '../model/offers';
import { CardMark } from '../parts/card-mark';
import { Totals, UnitToggles } from '../parts/units';
import { Composer } from './composer';

/** Counters and cards that act together: each joins and leaves by a tap, and the odds follow. */
export function ForceSheet() {
  const kit = useKit();
  const { model, desk, words: game, wishes } = kit;
  const t = words().table;
  const asRows = useSignal(wishes.large);
  const position = model.position.value;
  const { prompt, preview, view } = position;
  if (!prompt) return null;
  const force = forceOf(position);
  // The last one may only lie ready: with it the question is over.
  const ready = [...force.joins].flatMap(([id, { key }]) => (key === desk.marked.value ? [id] : []));
  const picked = new Set([...force.picked, ...ready]);
  const chosen = force.counters.filter(({ id }) => picked.has(id));
  const all = chosen.length === force.counters.length;
  const instead = force.cards.filter(({ offer }) => offer.final);
  const added = force.cards.filter(({ offer }) => !offer.final);
  const hand = view.tracks.find(({ group, side }) => group === 'hand' && side !== view.side);
  return (
    <Composer preview={preview}>
      {force.counters.length > 0 && (
        <section class="force-part">
          <div class="force-head">
            <span class="caption">{t.area.ofLimit({ count: chosen.length, of: force.most })}</span>
            <button type="button" class="text-button" onClick={() => (asRows.value = !asRows.value)}>
              {asRows.value ? t.place.asCounters : t.place.asRows}
            </button>
            <button
              type="button"
              class="text-button all-able"
              onClick={() => void (all ? leaveAll(kit, chosen) : joinAll(kit, force.counters))}
            >
              {all ? t.area.nobody : t.area.all({ state: stateOf(kit, force.counters) })}
            </button>
          </div>
          {bandsOf(force.counters).map(({ at, group, counters }) => (
            <div key={`${at} ${group}`} class={group === undefined ? undefined : 'band-box'}>
              {group !== undefined && <BandHead at={at} group={group} counters={counters} />}
              <UnitToggles
                counters={counters}
                picked={picked}
                asRows={asRows.value}
                toggle={({ id }) => (force.picked.has(id) ? void leave(kit, id) : join(kit, id))}
              />
            </div>
          ))}
          <Totals counters={chosen} />
        </section>
      )}
      {model.covered.value && model.game.face.cards && (
        <div class="tools">
          <button type="button" class="button" data-hand onClick={() => desk.open({ is: 'hand' })}>
            {words().asking.show.answer}
          </button>
        </div>
      )}
      {force.committed.length + added.length > 0 && (
        <ul class="choice-rows card-marks">
          {[...force.committed.map((card) => ({ card, offered: null })), ...added.map(withCard)]
            .sort((a, b) => order(kit, a.card) - order(kit, b.card))
            .map(({ card, offered }) => (
              <li key={card}>
                <CardMark
                  card={card}
                  on={offered === null}
                  choice={offered && keyOf(offered)}
                  toggle={() => (offered ? desk.answer(offered) : takeAway(kit, card))}
                />
              </li>
            ))}
        </ul>
      )}
      {instead.length > 0 && (
        <section>
          <h3 class="caption">{force.counters.length > 0 ? t.force.instead : t.force.cards}</h3>
          <ul class="choice-rows card-marks">
            {instead.map((offered) => {
              const key = keyOf(offered);
              const on = desk.marked.value === key;
              return (
                <li key={key}>
                  <CardMark
                    card={offered.offer.card ?? ''}
                    on={on}
                    choice={key}
                    toggle={() => desk.mark(on ? null : key)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {preview?.split && hand && hand.value > 0 && (
        <p class="quiet">{t.force.unanswered({ side: game.sides[hand.side ?? ''] ?? '', count: hand.value })}</p>
      )}
      <p class="unseen">{plain(game.ask(prompt))}</p>
    </Composer>
  );
}

interface BandProps extends Omit<Band, 'group'> {
  readonly group: string;
}

/** The name of a regiment and its place: a tap sets all of it, or takes it away. */
function BandHead({ at, group, counters }: BandProps) {
  const kit = useKit();
  const { model, words: game } = kit;
  const { picked } = forceOf(model.position.value);
  const all = counters.every(({ id }) => picked.has(id));
  const toggle = () => {
    if (all) return void leaveAll(kit, counters);
    return void joinAll(kit, counters);
  };
  return (
    <button type="button" class="text-button band" data-band={group} aria-pressed={all} onClick={toggle}>
      {[game.group?.(group) ?? group, game.place(at).short].join(', ')}
    </button>
  );
}

const withCard = (offered: Offered) => ({ card: offered.offer.card ?? '', offered });

/** The place in the hand: marks stay where they are when they are set. */
function order({ model }: Kit, card: string): number {
  return model.position.value.view.cards.findIndex(({ id }) => id === card);
}

function stateOf({ words: game }: Kit, counters: readonly CounterView[]): string {
  return game.state(counters[0]?.tray ?? '');
}

function join({ model, desk }: Kit, counter: string): void {
  const { joins, picked } = forceOf(model.position.peek());
  const offered = joins.get(counter);
  desk.pick([...picked, counter]);
  if (offered) desk.answer(offered);
}

/** All of these join; the one after which nothing is left to ask is laid ready for the button. */
async function joinAll(kit: Kit, counters: readonly CounterView[]): Promise<void> {
  const { model, desk } = kit;
  const { joins, picked } = forceOf(model.position.peek());
  const ids = counters.map(({ id }) => id);
  desk.pick([...new Set([...picked, ...ids])]);
  await model.chooseAll(ids.flatMap((id) => joins.get(id)?.choice ?? []));
  const left = forceOf(model.position.peek()).joins;
  const last = ids.find((id) => left.has(id));
  if (last !== undefined && left.get(last)?.key !== desk.marked.peek()) join(kit, last);
}

/** Takes one away. Those that joined together with it join again by themselves. */
async function leave({ model, desk }: Kit, counter: string): Promise<void> {
  const now = model.position.peek();
  const stay = [...forceOf(now).picked].filter((id) => id !== counter);
  const joined = joinedAt(now, counter);
  desk.pick(stay);
  if (!joined || !(await model.takeBack(joined.at)) || joined.alone) return;
  const { joins } = forceOf(model.position.peek());
  await model.chooseAll(stay.flatMap((id) => joins.get(id)?.choice ?? []));
}

/** Those that joined one by one are taken away in one go. */
async function leaveAll(kit: Kit, counters: readonly CounterView[]): Promise<void> {
  const { model, desk } = kit;
  const now = model.position.peek();
  const joined = counters.map(({ id }) => joinedAt(now, id));
  const alone = joined.flatMap((one) => (one?.alone ? [one.at] : []));
  desk.mark(null);
  if (alone.length > 0) {
    const gone = new Set(counters.map(({ id }) => id));
    desk.pick([...forceOf(now).picked].filter((id) => !gone.has(id)));
    await model.takeBack(...alone);
  }
  for (const [i, { id }] of counters.entries()) if (joined[i]?.alone === false) await leave(kit, id);
}

function takeAway({ model }: Kit, card: string): void {
  const joined = joinedAt(model.position.peek(), card);
  if (joined?.alone) void model.takeBack(joined.at);
}
