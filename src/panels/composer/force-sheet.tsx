import { batch, useSignal } from '@preact/signals';
import type { CounterView } from '../../kernel/view';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { type Band, bandsOf, forceOf, joinedBy } from '../asking/force';
import { keyOf } from '../asking/offers';
import type { Offered } from '../model/model';
import { type Kit, useKit } from '../parts/kit';
import { Totals, UnitToggles } from '../parts/units';
import { CardMark } from './card-mark';
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
            <span class="caption">
              {force.most > 1
                ? t.area.ofLimit({ count: chosen.length, of: force.most })
                : t.spoken.units({ count: chosen.length })}
            </span>
            <button type="button" class="text-button" onClick={() => (asRows.value = !asRows.value)}>
              {asRows.value ? t.place.asCounters : t.place.asRows}
            </button>
            <button
              type="button"
              class="text-button all-able"
              onClick={() => (all ? leave(kit, ...idsOf(chosen)) : joinAll(kit, force.counters))}
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
                toggle={({ id }) => (force.picked.has(id) ? leave(kit, id) : join(kit, id))}
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
                  toggle={() => (offered ? desk.tick(offered) : leave(kit, card))}
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
  const toggle = () => (all ? leave(kit, ...idsOf(counters)) : joinAll(kit, counters));
  return (
    <button type="button" class="text-button band" data-band={group} aria-pressed={all} onClick={toggle}>
      {[game.group?.(group) ?? group, game.place(at).short].join(', ')}
    </button>
  );
}

const idsOf = (counters: readonly CounterView[]) => counters.map(({ id }) => id);

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
  desk.hand.along.value = new Set([...picked, counter]);
  if (offered) desk.tick(offered);
}

/** All of these join; the one after which nothing is left to ask is laid ready for the button. */
function joinAll(kit: Kit, counters: readonly CounterView[]): void {
  const { model, desk } = kit;
  const { joins, picked } = forceOf(model.position.peek());
  const ids = counters.map(({ id }) => id);
  desk.hand.along.value = new Set([...picked, ...ids]);
  model.mean(ids.flatMap((id) => joins.get(id)?.choice ?? []));
  const left = forceOf(model.position.peek()).joins;
  const last = ids.find((id) => left.has(id));
  if (last !== undefined && left.get(last)?.key !== desk.marked.peek()) join(kit, last);
}

/** Takes these away. Those that joined together with them join again by themselves. */
function leave({ model, desk }: Kit, ...ids: readonly string[]): void {
  const now = model.position.peek();
  const stay = [...forceOf(now).picked].filter((id) => !ids.includes(id));
  const joined = ids.flatMap((id) => joinedBy(now, id) ?? []);
  batch(() => {
    desk.mark(null);
    desk.hand.along.value = new Set(stay);
    model.mean([], [...new Set(joined.map(({ at }) => at))]);
    if (joined.every(({ alone }) => alone)) return;
    const { joins } = forceOf(model.position.peek());
    model.mean(stay.flatMap((id) => joins.get(id)?.choice ?? []));
  });
}
