import { useEffect, useRef } from 'preact/hooks';
import { words } from '../locale';
import { Icon } from './icon';
import { useKit } from './kit';
import { Provenance } from './provenance';
import { Glossed } from './rules/glossed';

/** A card as it is printed: engraving, condition, moment, effect, what happened. */
export function CardFace({ card, titled = false }: { readonly card: string; readonly titled?: boolean }) {
  const { words: game } = useKit();
  const t = words().table.card;
  const { title, condition, when, effect, note } = game.card(card);
  return (
    <article class="card-face" data-titled={titled || undefined}>
      {titled && <h3>{title}</h3>}
      <Vignette card={card} />
      <dl>
        {condition !== '' && (
          <div>
            <dt>
              <Icon name="ask" />
              <span class="unseen">{t.condition}</span>
            </dt>
            <dd>
              <Glossed text={condition} />
            </dd>
          </div>
        )}
        {when !== '' && (
          <div>
            <dt>
              <Icon name="clock" />
              <span class="unseen">{t.when}</span>
            </dt>
            <dd>{when}</dd>
          </div>
        )}
      </dl>
      <p class="card-effect">
        <Glossed text={effect} />
      </p>
      {note !== '' && <p class="card-note">{note}</p>}
      <div class="card-foot">
        <span>{t.number({ number: card })}</span>
        <Provenance of={`card-${card}`} />
      </div>
    </article>
  );
}

function Vignette({ card }: { readonly card: string }) {
  const { art, theme } = useKit();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // The first report of the observer is the first drawing, after the sheet has been laid out.
    const observer = new ResizeObserver(() => {
      const drawn = art.vignette(element, card);
      if (element.parentElement) element.parentElement.hidden = !drawn;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [art, card, theme]);
  return (
    <div class="card-vignette" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
