import { words } from '../../locale';
import { useKit } from '../model/kit';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { PlayersAsk } from '../rules/players-ask';
import { factsOf } from './choice-rows';
import { SheetFrame } from './sheet';

/** Counters that wait off the map: one is taken up, then the map shows where it may go. */
export function ArrivalsSheet() {
  const { model, desk, words: game } = useKit();
  const { view, prompt } = model.position.value;
  const { code, name } = game.phase(view.phase);
  const movers = new Set(desk.sorted.value.moves.map(({ offer }) => offer.counter));
  return (
    <SheetFrame title={words().table.dock.pick} caption={`${code} · ${name}`} topic={`arrivals ${prompt?.ask ?? ''}`}>
      <ul class="choice-rows">
        {view.counters
          .filter(({ id }) => movers.has(id))
          .map((counter) => (
            <li key={counter.id}>
              <button type="button" class="choice-row" data-take={counter.id} onClick={() => desk.take(counter.id)}>
                <CounterFace counter={counter} size={44} />
                <span class="choice-text">
                  <b>{counter.label}</b>
                  <span>{factsOf(counter, game)}</span>
                </span>
                <Icon name="chev" size={16} />
              </button>
            </li>
          ))}
      </ul>
      <PlayersAsk />
    </SheetFrame>
  );
}
