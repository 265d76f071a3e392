import type { CounterView } from '../../kernel/view';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { factsOf } from '../parts/in-words';
import { useKit } from '../parts/kit';

/** Counters that can be taken up by a row each: the map then shows where they may go. */
export function TakeRows({ counters }: { readonly counters: readonly CounterView[] }) {
  const { desk, words: game } = useKit();
  return (
    <ul class="choice-rows">
      {counters.map((counter) => (
        <li key={counter.id}>
          <button type="button" class="choice-row" data-take={counter.id} onClick={() => desk.hand.take(counter.id)}>
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
  );
}
