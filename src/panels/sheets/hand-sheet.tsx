import { useEffect } from 'preact/hooks';
import type { CardView } from '../../kernel/view';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { StandingOrders } from '../forms/standing-orders';
import { CardFace, Vignette } from '../parts/card-face';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { SideChip } from '../parts/side-chip';
import { useLivery } from '../parts/use-livery';

/** The hand of the side that looks as a fan; the chosen card rises and is read large. Discards lie below. */
export function FanSheet() {
  const { model, desk, words: game } = useKit();
  const t = words().table;
  const { cards, side, tracks } = model.shown.value;
  const hand = cards.filter((card) => card.side === side && (card.at === 'hand' || card.at === 'committed'));
  const count = (group: string) => tracks.find((track) => track.group === group && track.side === side);
  const discards = cards.filter((card) => card.at === 'discard' && card.side === side).length;
  const first = hand.find(({ playable }) => playable) ?? hand[0];
  const marked = hand.find(({ id }) => id === desk.marked.value);
  const chosen = marked ?? first;
  useEffect(() => {
    if (first && !marked) desk.mark(first.id);
  }, [first?.id, marked?.id]);
  const caption = t.hand.counts({
    cards: hand.length,
    limit: count('hand')?.max ?? hand.length,
    deck: count('deck')?.value ?? 0,
    discards,
  });
  return (
    <SheetFrame title={t.hand.of({ side: game.sides[side] ?? side })} caption={caption} topic="hand">
      {chosen ? <CardFace card={chosen.id} /> : <p class="quiet">{t.hand.empty}</p>}
      {hand.length > 0 && (
        <ul class="fan" style={{ '--cards': `${hand.length}` }}>
          {hand.map((card, i) => (
            <li key={card.id} style={leaning(i - (hand.length - 1) / 2)}>
              <FanCard card={card} on={card === chosen} />
            </li>
          ))}
        </ul>
      )}
      <StandingOrders />
      <Piles cards={cards} />
    </SheetFrame>
  );
}

/** Away from the middle a card leans out and sinks. */
const leaning = (off: number) => ({ '--turn': `${off * 3}deg`, '--drop': `${Math.abs(off) * 4}px` });

function FanCard({ card, on }: { readonly card: CardView; readonly on: boolean }) {
  const { desk, words: game } = useKit();
  const livery = useLivery();
  const { title, timing } = game.card(card.id);
  return (
    <button
      type="button"
      class="fan-card"
      data-livery={livery(card.side)}
      aria-pressed={on}
      aria-label={`${title}, ${timing ?? ''}`}
      onClick={() => desk.mark(card.id)}
    >
      <span class="fan-band" data-livery={livery(card.side)}>
        <span>
          <Icon name={card.timing === 'reaction' ? 'once' : 'clock'} size={14} />
          {card.value !== undefined && (
            <>
              <Icon name="trench" size={14} />
              {card.value}
            </>
          )}
        </span>
        <b>{title}</b>
      </span>
      <Vignette card={card.id} />
    </button>
  );
}

const piles = ['discard', 'removed'] as const;

/** What has been played or given up, for all to see. */
function Piles({ cards }: { readonly cards: readonly CardView[] }) {
  const { model, desk, words: game } = useKit();
  const t = words().table.card;
  return (
    <>
      {piles.flatMap((pile) =>
        model.game.sides.map((side) => {
          const here = cards.filter((card) => card.at === pile && card.side === side);
          if (here.length === 0) return null;
          return (
            <details key={`${pile} ${side}`} class="log-part">
              <summary>
                <SideChip side={side} /> {t.piles[pile]}, {here.length}
              </summary>
              <ul class="card-list">
                {here.map(({ id }) => (
                  <li key={id}>
                    <button
                      type="button"
                      class="choice-row"
                      onClick={() => desk.open({ is: 'card', card: id }, 'full')}
                    >
                      <span class="choice-text">
                        <b>{game.card(id).title}</b>
                        <span>{game.card(id).effect}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          );
        }),
      )}
    </>
  );
}
