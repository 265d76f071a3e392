import type { Offer } from '../../kernel/game';
import type { CounterView, Preview } from '../../kernel/view';
import { words } from '../../locale';
import { figureOf } from '../model/figure';
import { useKit } from '../model/kit';
import type { Offered } from '../model/model';
import { keyOf } from '../model/offers';
import { CounterFace } from '../parts/counter-face';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';

interface RowsProps {
  readonly offers: readonly Offered[];
  /** Each is a mark that can be set and taken away, rather than one way among several. */
  readonly marks?: boolean;
  /** Shows what each would change. */
  readonly weighed?: boolean;
  /** The one among them that holds unless another is marked. */
  readonly preset?: Offered | null;
  /** They stand under their counter, which need not be shown again. */
  readonly under?: boolean;
}

/** Choices as rows of a list: whatever the map offers can be done here, by finger, key or ear. */
export function ChoiceRows({ offers, marks = false, weighed = false, preset = null, under = false }: RowsProps) {
  return (
    <ul class="choice-rows">
      {offers.map((offered) => (
        <li key={keyOf(offered)}>
          <ChoiceRow
            offered={offered}
            mark={marks ? 'open' : null}
            weighed={weighed}
            preset={offered === preset}
            under={under}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly offered: Offered;
  readonly mark: 'open' | null;
  readonly weighed: boolean;
  readonly preset: boolean;
  readonly under: boolean;
}

function ChoiceRow({ offered, mark, weighed, preset, under }: RowProps) {
  const { model, desk, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const { choice, offer } = offered;
  if (!prompt) return null;
  const counter = view.counters.find(({ id }) => id === offer.counter);
  const preview = weighed ? model.preview(choice) : null;
  const bared = baredBy(game, offer);
  const marked = desk.marked.value;
  const on = marked === keyOf(offered) || (preset && marked === null);
  const act = () => {
    if (offer.fight && desk.isWeighed(offered) && desk.sheet.peek()?.is !== 'weigh')
      desk.open({ is: 'weigh', offered });
    else desk.answer(offered);
  };
  return (
    <button
      type="button"
      class="choice-row"
      data-choice={keyOf(offered)}
      data-on={on || undefined}
      aria-pressed={on || mark === 'open' ? on : undefined}
      onClick={act}
    >
      {mark === 'open' && (
        <span class="check" data-on={on || undefined}>
          {on && <Icon name="tick" size={18} />}
        </span>
      )}
      {counter && !under && <CounterFace counter={counter} size={44} />}
      {offer.card !== undefined && <Icon name="cards" />}
      <span class="choice-text">
        <b>{game.choice(choice, prompt)}</b>
        {counter && !under && <span>{weighed ? briefOf(counter, game) : factsOf(counter, game)}</span>}
        {offer.place === undefined && offer.reach && (
          <span>{`→ ${offer.reach.map((id) => game.place(id).short).join(', ')}`}</span>
        )}
        {counter && offer.later !== undefined && (
          <span>{words().table.later({ steps: counter.steps, of: counter.of, later: offer.later })}</span>
        )}
        {bared !== '' && <span>{bared}</span>}
        {offer.card !== undefined && <span>{game.card(offer.card).effect}</span>}
      </span>
      <Weight preview={preview} offer={offer} />
    </button>
  );
}

/** What is lost because nobody stays there once a counter has gone, and those that go along: 'D level 3 without cover'. */
export function baredBy(game: Game, { bares = [] }: Offer, along: ReadonlySet<string> = nobody): string {
  const bare = bares.filter(({ others }) => others.every((id) => along.has(id)));
  return bare.length === 0
    ? ''
    : looseText(
        game,
        bare.map(({ place }) => place),
      );
}

const nobody: ReadonlySet<string> = new Set();

/** Places that lose something, and what: by the names on the map. */
export function looseText(game: Game, places: readonly string[]): string {
  return `${places.map((id) => game.place(id).brief || game.place(id).short).join(', ')} ${game.state('loose')}`;
}

/** The factors of a counter afterwards, as they stand on its foot. */
export function becomesText(factors: readonly number[]): string {
  return factors.length === 0 ? words().table.damage.gone : factors.join('\u2009|\u2009');
}

interface WeightProps {
  readonly preview: Preview | null;
  readonly offer: Offer;
}

/** What a choice would come to, in a figure or two. */
function Weight({ preview, offer: { cost, becomes } }: WeightProps) {
  const { words: game, wishes } = useKit();
  const first = wishes.odds === 'full' && preview ? figureOf(preview) : null;
  if (first) {
    return (
      <span class="choice-weight">
        <b>{figureText(first)}</b>
        <span>{game.outcome(first.key)}</span>
      </span>
    );
  }
  if (becomes) {
    return (
      <span class="choice-weight">
        <b>{becomesText(becomes)}</b>
        <span>{words().table.damage.after}</span>
      </span>
    );
  }
  if (cost === undefined || cost === 0) return null;
  return <span class="choice-cost">{words().table.cost({ cost })}</span>;
}

type Game = ReturnType<typeof useKit>['words'];

export function briefOf(counter: CounterView, game: Game): string {
  return saidOnce([game.counterKind(counter.id), ...counter.states.map((id) => game.state(id))]);
}

/** A state may say again what the counter is. */
function saidOnce(words: readonly string[]): string {
  const low = words.map((word) => word.toLowerCase());
  return words.filter((_, i) => low.indexOf(low[i] ?? '') === i).join(', ');
}

/** A counter in words: what it is, its factors, its steps, its states. */
export function factsOf(counter: CounterView, game: Game): string {
  const t = words().table;
  // What has no factor at all is not said to lack each of them.
  const has = counter.factors.some((value) => value !== null);
  const factors = (has ? counter.factors : []).map((value, i) => {
    const figure = value === null ? '×' : value < 0 ? `−${-value}` : `${value}`;
    return `${game.factors[i] ?? ''} ${figure}`;
  });
  const steps = counter.of > 1 ? [t.steps({ steps: counter.steps, of: counter.of })] : [];
  return saidOnce([game.counterKind(counter.id), ...factors, ...steps, ...counter.states.map((id) => game.state(id))]);
}
