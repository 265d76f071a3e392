/** What a counter is, what a choice costs and leaves behind, in words. */
import type { Offer } from '../../kernel/game';
import type { CounterView } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import { words } from '../../locale';

/** The factors of a counter afterwards, as they stand on its foot. */
export function becomesText(factors: readonly number[]): string {
  return factors.length === 0 ? words().table.damage.gone : factors.join('\u2009|\u2009');
}

export function briefOf(counter: CounterView, game: GameWords): string {
  return saidOnce([game.counterKind(counter.id), ...counter.states.map((id) => game.state(id))]);
}

/** A state may say again what the counter is. */
function saidOnce(words: readonly string[]): string {
  const low = words.map((word) => word.toLowerCase());
  return words.filter((_, i) => low.indexOf(low[i] ?? '') === i).join(', ');
}

/** A counter in words: what it is, its factors, its steps, its states. */
export function factsOf(counter: CounterView, game: GameWords): string {
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

/** What is lost because nobody stays there once a counter has gone, and those that go along: 'D level 3 without cover'. */
export function baredBy(game: GameWords, { bares = [] }: Offer, along: ReadonlySet<string> = nobody): string {
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
export function looseText(game: GameWords, places: readonly string[]): string {
  return `${places.map((id) => game.place(id).brief || game.place(id).short).join(', ')} ${game.state('loose')}`;
}

/** What a choice costs, in the short names of the tracks. */
export function priceText(game: Pick<GameWords, 'track'>, price: NonNullable<Offer['price']> = []): string {
  return price.map(({ track, value }) => `${value} ${game.track(track).short}`).join(', ');
}
