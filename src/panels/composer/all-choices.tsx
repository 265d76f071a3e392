import { useState } from 'preact/hooks';
import { words } from '../../locale';
import { ChoiceRows } from '../forms/choice-rows';
import { MoverRows } from '../forms/mover-rows';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import type { Offered } from '../model/model';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

/** More moves than these stand folded, counter by counter. */
const MANY = 40;

/** Every legal choice as a list, so that the whole game can be played without the map. */
export function AllChoices() {
  const { model, desk, words: game } = useKit();
  const [opened, open] = useState<string | null>(null);
  const t = words().table.dock;
  const { view, offers } = model.position.value;
  const { primary, buttons, cards, counters, places, moves, deeds } = desk.sorted.value;
  const byPlace = grouped(deeds, ({ offer }) => offer.place ?? '');
  const homeOf = (offered: Offered) => view.counters.find(({ id }) => id === offered.offer.counter)?.at ?? '';
  const byHome = grouped(moves, homeOf);
  const plainOnes = [...buttons.filter(({ offer }) => !offer.forgoes), ...cards, ...counters, ...places];
  // What gives something up or goes on comes last.
  const last = [...buttons.filter(({ offer }) => offer.forgoes), ...(primary ? [primary] : [])];
  return (
    <SheetFrame title={t.allChoices} caption={t.count({ count: offers.length })} topic="choices">
      <div class="tools">
        <button type="button" class="button" onClick={() => void model.hint()}>
          <Icon name="ask" />
          {t.hint}
        </button>
        <button type="button" class="button" onClick={() => desk.open({ is: 'rewind' })}>
          <Icon name="clock" />
          {t.rewind}
        </button>
        {model.covered.value && model.game.face.cards && (
          <button type="button" class="button" data-hand onClick={() => desk.open({ is: 'hand' }, 'full')}>
            <Icon name="cards" />
            {words().asking.show.answer}
          </button>
        )}
      </div>
      {plainOnes.length > 0 && <ChoiceRows offers={plainOnes} weighed={plainOnes.length <= 12} />}
      {byPlace.size > 0 && (
        <ul class="choice-rows">
          {[...byPlace].map(([place, list]) => (
            <li key={place}>
              <button
                type="button"
                class="choice-row"
                data-deeds={place}
                onClick={() => desk.open({ is: 'place', place })}
              >
                <span class="choice-text">
                  <b>{game.place(place).name}</b>
                  <span>{list.map(({ choice }) => game.deed(choice)).join(', ')}</span>
                </span>
                <Icon name="chev" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {[...byHome].map(([home, list]) => (
        <section key={home}>
          <h3 class="caption">{game.place(home).name}</h3>
          {moves.length > MANY ? <Movers offers={list} opened={opened} open={open} /> : <ChoiceRows offers={list} />}
        </section>
      ))}
      {last.length > 0 && <ChoiceRows offers={last} />}
      <PlayersAsk />
    </SheetFrame>
  );
}

interface MoversProps {
  readonly offers: readonly Offered[];
  readonly opened: string | null;
  readonly open: (counter: string | null) => void;
}

/** The counters of a place, each with all that it can do. */
function Movers({ offers, opened, open }: MoversProps) {
  const { view } = useKit().model.position.value;
  const byCounter = grouped(offers, ({ offer }) => offer.counter ?? '');
  return (
    <ul class="choice-rows">
      {view.counters.map((counter) => {
        const own = byCounter.get(counter.id);
        const isOpen = opened === counter.id;
        return (
          own && (
            <MoverRows
              key={counter.id}
              counter={counter}
              offers={own}
              open={isOpen}
              toggle={() => open(isOpen ? null : counter.id)}
            />
          )
        );
      })}
    </ul>
  );
}

/** In the order of their first. */
function grouped(offers: readonly Offered[], key: (offered: Offered) => string): Map<string, Offered[]> {
  const groups = new Map<string, Offered[]>();
  for (const offered of offers) {
    const group = groups.get(key(offered));
    if (group) group.push(offered);
    else groups.set(key(offered), [offered]);
  }
  return groups;
}
