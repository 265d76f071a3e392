import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { keyOf } from '../asking/offers';
import { StandingOrders } from '../forms/standing-orders';
import { TickRow } from '../forms/tick-row';
import { figureOf } from '../model/figure';
import { Vignette } from '../parts/card-face';
import { figureText } from '../parts/figure';
import { firstSentence } from '../parts/format';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { Composer } from './composer';

/** Every card of the hand in its fixed order: those that can be played now with what they change, the others locked. */
export function AnswerSheet() {
  const { model } = useKit();
  const t = words().table;
  const { prompt, preview, view, offers, side } = model.position.value;
  if (!prompt) return null;
  const legal = new Set(offers.map(({ offer }) => offer.card));
  const hand = view.cards.filter(({ at, side: of }) => (at === 'hand' || at === 'committed') && of === side);
  return (
    <Composer preview={preview}>
      <ul class="choice-rows answers">
        {hand
          .sort((a, b) => Number(legal.has(b.id)) - Number(legal.has(a.id)))
          .map(({ id }) => (
            <li key={id}>
              <AnswerRow card={id} />
            </li>
          ))}
      </ul>
      {hand.length === 0 && <p class="quiet">{t.answer.noCards}</p>}
      {prompt.window !== undefined && <StandingOrders />}
    </Composer>
  );
}

function AnswerRow({ card }: { readonly card: string }) {
  const { model, desk, words: game, wishes } = useKit();
  const t = words().table;
  const { offers } = model.position.value;
  const { title, effect, when } = game.card(card);
  const offered = offers.find(({ offer }) => offer.card === card);
  const read = (
    <button
      type="button"
      class="thumb"
      aria-label={t.answer.read({ card: title })}
      onClick={() => desk.open({ is: 'card', card }, 'full')}
    >
      <Vignette card={card} />
    </button>
  );
  if (!offered) {
    return (
      <div class="answer" data-locked>
        {read}
        <div class="choice-row locked">
          <span class="choice-text">
            <b>{title}</b>
            <span>{when}</span>
          </span>
          <span class="unseen">{t.answer.locked}</span>
          <Icon name="lock" />
        </div>
      </div>
    );
  }
  const key = keyOf(offered);
  const on = desk.marked.value === key;
  const preview = wishes.odds === 'full' ? model.preview(offered.choice) : null;
  const share = preview && figureOf(preview);
  const worths = preview ? otherWorths(model.position.value.preview, preview) : [];
  return (
    <div class="answer" data-on={on || undefined}>
      {read}
      <TickRow
        on={on}
        act={() => desk.mark(on ? null : key)}
        title={title}
        weight={share && [figureText(share), t.answer.alone]}
        choice={key}
      >
        <span>{firstSentence(effect)}</span>
        {worths.map((one) => (
          <span key={one.key}>
            {game.outcome(one.key)} {figureText(one)}
          </span>
        ))}
      </TickRow>
    </div>
  );
}

/** What a card does beside the big figure: means that it moves by what is worth a word. */
function otherWorths(now: Preview | null, then: Preview): Preview['outcomes'] {
  const was = (key: string) => now?.outcomes.find((one) => one.key === key)?.value ?? 0;
  return then.outcomes.filter(({ key, kind, value }) => kind === 'mean' && Math.abs(value - was(key)) >= WORTH_A_WORD);
}

const WORTH_A_WORD = 0.2;
