/** What stands by a lit place: its odds and its price, or that it would hold too much. */
import type { Target } from '../../board/types';
import type { GameWords } from '../../kernel/words';
import { words } from '../../locale';
import { priceText } from '../../panels/dock/strong-button';
import type { LitPlace } from '../../panels/model/offers';
import { percent } from '../../panels/parts/format';

export function labelled(
  targets: ReadonlyMap<string, LitPlace>,
  game: Pick<GameWords, 'track'>,
  odds: boolean,
): ReadonlyMap<string, Target> {
  return new Map([...targets].map(([place, lit]) => [place, targetOf(lit, game, odds)]));
}

function targetOf(
  { cost, fight, chance, price, over }: LitPlace,
  game: Pick<GameWords, 'track'>,
  odds: boolean,
): Target {
  const label = [
    ...(over ? [words().asking.over(over)] : []),
    ...(odds && chance !== undefined ? [percent(chance)] : []),
    ...(price ? [priceText(game, price)] : []),
  ];
  return {
    ...(cost !== undefined && { cost }),
    ...(fight && { fight }),
    ...(over && { over: true }),
    ...(label.length > 0 && { label }),
  };
}
