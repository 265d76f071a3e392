/** What stands by a lit place: its odds and its price, or that it would hold too much. */
import type { Target } from '../../board/base/types';
import type { GameWords } from '../../kernel/words';
import { words } from '../../locale';
import { priceText } from '../../panels/dock/strong-button';
import type { LitPlace } from '../../panels/model/offers';
import { percent } from '../../panels/parts/format';

type Tracks = Pick<GameWords, 'track'>;

/** So few prices hide nothing of the map. */
const FEW = 3;

export function labelled(
  targets: ReadonlyMap<string, LitPlace>,
  game: Tracks,
  odds: boolean,
): ReadonlyMap<string, Target> {
  const prices = [...targets.values()].flatMap(({ price }) => (price ? [priceText(game, price)] : []));
  // Where all cost the same the button says it once.
  const priced = prices.length <= FEW || new Set(prices).size > 1;
  return new Map([...targets].map(([place, lit]) => [place, targetOf(lit, game, odds, priced)]));
}

function targetOf(
  { cost, ends, fight, chance, price, over }: LitPlace,
  game: Tracks,
  odds: boolean,
  priced: boolean,
): Target {
  const label = [
    ...(over ? [words().asking.over(over)] : []),
    ...(odds && chance !== undefined ? [percent(chance)] : []),
    ...(price && priced ? [priceText(game, price)] : []),
  ];
  return {
    ...(cost !== undefined && { cost }),
    ...(ends && { ends }),
    ...(fight && { fight }),
    ...(over && { over: true }),
    ...(label.length > 0 && { label }),
  };
}
