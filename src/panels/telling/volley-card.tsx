import type { Happened } from '../../kernel/tale';
import { words } from '../../locale';
import { useKit } from '../model/kit';
import type { Now } from '../model/teller';
import type { ToldCard } from '../model/telling';
import { Dice } from '../parts/dice';
import { Author } from './author';
import { ToldBody } from './told-body';
import { Step } from './told-card';
import { ToldTracks } from './told-tracks';
import { factsOf, isMe, liveryOf, lossesText, placesOf, titleOf } from './told-words';

/** So many dice are shown beside a place; the others are under «each». */
const DICE = 5;

/** Every shot of one order on one card: what became of each place that was fired at, the single dice on demand. */
export function VolleyCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  const t = words().telling;
  const { style, side } = liveryOf(kit, card.by);
  const facts = factsOf(card);
  const losses = lossesText(kit, facts, kit.model.shown.value);
  const rolls = card.steps.filter(({ roll }) => roll !== null);
  const ends = now.waits && card.done;
  return (
    <section class="told-card" data-side={side} style={style} aria-label={titleOf(kit, card)}>
      <header class="told-head">
        {isMe(kit, card.by) && <span class="told-mark">{t.you}</span>}
        <h2>{titleOf(kit, card)}</h2>
      </header>
      <ToldBody>
        {placesOf(card).map((place) => (
          <Target key={place} place={place} facts={facts.filter(({ fact }) => fact.place === place)} />
        ))}
        {ends && losses === '' && placesOf(card).length === 0 && <p class="told-foot">{t.noEffect}</p>}
        {rolls.length > 0 && (
          <details class="told-misses">
            <summary>{t.each({ count: rolls.length })}</summary>
            {card.steps.map((step) => (
              <Step key={step.from} step={step} />
            ))}
          </details>
        )}
      </ToldBody>
      <ToldTracks changes={kit.teller.changes.value} facts={facts} />
    </section>
  );
}

/** One place that was fired at: what became of whoever stands there, and the dice that fell for it. */
function Target({ place, facts }: { readonly place: string; readonly facts: readonly Happened[] }) {
  const kit = useKit();
  const t = words().telling;
  const losses = lossesText(kit, facts, kit.model.shown.value);
  const dice = facts.flatMap(({ fact }) => fact.roll?.dice ?? []);
  const by = facts.find(({ fact }) => fact.by !== undefined)?.fact.by ?? null;
  return (
    <div class="told-step">
      <Author by={by} />
      <p>
        {t.leadsIn({ text: kit.words.place(place).short })} <b>{losses || t.noEffect}</b>
      </p>
      {dice.length > 0 && (
        <span class="told-result">
          <Dice dice={dice.slice(0, DICE)} size={18} />
          {dice.length > DICE && <span class="badge">+{dice.length - DICE}</span>}
        </span>
      )}
    </div>
  );
}
