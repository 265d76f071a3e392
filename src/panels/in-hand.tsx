import { words } from '../locale';
import { factsOf } from './choice-rows';
import { CounterFace } from './counter-face';
import { Icon } from './icon';
import { useKit } from './kit';
import { keyOf, of } from './offers';

/** A counter has been taken up: where it may go, on the map or from this line. */
export function InHand() {
  const { model, desk, words: game } = useKit();
  const t = words().table;
  const { offers, view, prompt } = model.position.value;
  const counter = view.counters.find(({ id }) => id === desk.chosen.value);
  if (!counter || !prompt) return null;
  return (
    <>
      <div class="question in-hand">
        <CounterFace counter={counter} size={48} />
        <p>
          {t.dock.whereTo({ unit: counter.label })}
          <span>{factsOf(counter, game)}</span>
        </p>
        <button type="button" class="icon-button" aria-label={t.dock.putDown} onClick={() => desk.take(null)}>
          <Icon name="close" />
        </button>
      </div>
      <ul class="targets">
        {of(offers, counter.id).map((offered) => {
          const { place, cost } = offered.offer;
          return (
            <li key={keyOf(offered)}>
              <button
                type="button"
                class="chip"
                data-choice={keyOf(offered)}
                onClick={() => void model.choose(offered.choice)}
              >
                {place === undefined ? game.choice(offered.choice, prompt) : game.place(place).short}
                {cost !== undefined && cost > 0 && <i>{t.cost({ cost })}</i>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
