import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../locale';
import type { DrawnEvent } from '../tale/drawn-event';
import { Glossed } from './glossed';
import { Icon } from './icon';
import { useKit } from './kit';
import { Provenance } from './provenance';
import { RuleOf } from './sentence';
import { useLivery } from './use-livery';

interface Props {
  readonly card: string;
  readonly titled?: boolean;
  /** How it was drawn, where its condition is told as met or not. */
  readonly drawn?: DrawnEvent | null;
}

/** A card as it is printed: engraving, condition, moment, effect, what happened. */
export function CardFace({ card, titled = false, drawn = null }: Props) {
  const { model, words: game } = useKit();
  const livery = useLivery();
  const t = words().table.card;
  const { title, condition, clauses: parts = [condition], timing, when, effect, note, corner, tag } = game.card(card);
  const seen = model.shown.value.cards.find(({ id }) => id === card);
  const moment = (
    <div>
      <dt>
        <Icon name={seen?.timing === 'reaction' ? 'once' : 'clock'} />
        <span class="unseen">{t.when}</span>
      </dt>
      <dd>{when}</dd>
      {seen?.side !== undefined && seen.playable && <span class="card-now">{words().table.answer.now}</span>}
    </div>
  );
  return (
    <article class="card-face" data-titled={titled || undefined} data-livery={livery(seen?.side)}>
      {seen?.side !== undefined && (
        <header class="card-band" data-livery={livery(seen.side)}>
          <p>
            <Icon name={seen.timing === 'reaction' ? 'once' : 'clock'} size={16} />
            {timing}
          </p>
          <p class="card-title">{title}</p>
          {seen.value !== undefined && (
            <p class="card-value" title={words().table.hand.value({ value: seen.value })}>
              <Icon name="trench" size={22} />
              {seen.value}
            </p>
          )}
        </header>
      )}
      {titled && seen?.side === undefined && <h3>{title}</h3>}
      <div class="card-plate">
        <Vignette card={card} />
        {tag !== undefined && <p class="card-tag">{tag}</p>}
        {corner && (
          <p class="card-corner">
            <b>{corner.figure}</b> {corner.text}
          </p>
        )}
      </div>
      <dl>
        {seen?.side !== undefined && moment}
        {parts.map(
          (part, i) =>
            part !== '' && (
              <div key={part}>
                <dt>
                  <Icon name="ask" />
                  <span class="unseen">{t.condition}</span>
                </dt>
                <dd>
                  <Glossed text={part} />
                </dd>
                {drawn && (
                  <dd>
                    <Met met={drawn.clauses[i] ?? drawn.met} />
                  </dd>
                )}
              </div>
            ),
        )}
        {seen?.side === undefined && when !== '' && moment}
      </dl>
      <p class="card-effect">
        <Glossed text={effect} />
      </p>
      {note !== '' && <p class="card-note">{note}</p>}
      <div class="card-foot">
        <span>
          {t.number({ number: card.toUpperCase() })} <RuleOf kind="card" id={card} />
        </span>
        <Provenance of={`card-${card}`} />
      </div>
    </article>
  );
}

/** Whether a part of a condition holds. */
export function Met({ met }: { readonly met: boolean }) {
  const t = words().telling;
  return (
    <b class="met" data-met={met || undefined}>
      <Icon name={met ? 'tick' : 'remove'} size={15} /> {met ? t.met : t.notMet}
    </b>
  );
}

export function Vignette({ card }: { readonly card: string }) {
  const { art, theme, model } = useKit();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const printed = model.game.face.cards?.art(card) ?? null;
    const draw = async () => {
      // A card is read as well without its picture.
      const drawn = printed !== null && (await art.vignette(element, printed).catch(() => false));
      if (element.parentElement) element.parentElement.hidden = !drawn;
    };
    // The first report of the observer is the first drawing, after the sheet has been laid out.
    const observer = new ResizeObserver(() => void draw());
    observer.observe(element);
    return () => observer.disconnect();
  }, [art, card, theme, model]);
  return (
    <div class="card-vignette" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
