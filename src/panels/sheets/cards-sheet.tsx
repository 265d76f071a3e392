import { words } from '../../locale';
import { ChoiceRows } from '../forms/choice-rows';
import { SheetFrame } from '../forms/sheet';
import { CardFace } from '../parts/card-face';
import { useKit } from '../parts/kit';
import { FanSheet } from './hand-sheet';

const piles = ['drawn', 'hand', 'in-force', 'discard', 'removed'] as const;

/** The cards of the side that looks, and every card that can be seen. */
export function HandSheet() {
  const { model } = useKit();
  return model.game.face.cards?.held === 'hand' ? <FanSheet /> : <ReserveSheet />;
}

/** A reserve that lies open, and the other piles. */
function ReserveSheet() {
  const { model, desk, words: game } = useKit();
  const t = words().table.card;
  const { cards } = model.shown.value;
  const playable = model.position.value.offers.filter(({ offer }) => offer.card !== undefined);
  return (
    <SheetFrame title={t.hand} topic="hand">
      {playable.length > 0 && model.cursor.value === null && <ChoiceRows offers={playable} />}
      {piles.map((pile) => {
        const here = cards.filter(({ at }) => at === pile);
        if (here.length === 0 && pile !== 'hand') return null;
        return (
          <section key={pile}>
            <h3 class="caption">
              {t.piles[pile]}, {here.length}
            </h3>
            <ul class="card-list">
              {here.map(({ id }) => (
                <li key={id}>
                  <button type="button" class="choice-row" onClick={() => desk.open({ is: 'card', card: id }, 'full')}>
                    <span class="card-number">{id}</span>
                    <span class="choice-text">
                      <b>{game.card(id).title}</b>
                      <span>{game.card(id).effect}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {here.length === 0 && <p class="quiet">{t.noCards}</p>}
          </section>
        );
      })}
    </SheetFrame>
  );
}

export function CardSheet({ card }: { readonly card: string }) {
  const { words: game } = useKit();
  return (
    <SheetFrame title={game.card(card).title} topic={`card ${card}`}>
      <CardFace card={card} />
    </SheetFrame>
  );
}
