import { words } from '../../locale';
import { Line } from '../parts/line';
import { useReading } from '../parts/reading';

/** The words and abbreviations of the game. */
export function Glossary({ here }: { readonly here: string }) {
  const { rulebook } = useReading();
  return (
    <dl class="glossary">
      {rulebook.glossary.map(({ id, term, full, meaning }) => (
        <div key={id} data-here={here === `glossary.${id}` || undefined}>
          <dt>
            {term}
            {full !== undefined && <i>{full}</i>}
          </dt>
          <dd>
            <Line text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened on the dates of each turn, and how it ended. */
export function HistoryPages({ here }: { readonly here: string }) {
  const { rulebook, words: game } = useReading();
  const t = words().rules;
  return (
    <>
      {rulebook.history.turns.map(({ turn, text, fell }) => (
        <section key={turn} class="rule-section" data-here={here === `history.${turn}` || undefined}>
          <h2 tabIndex={-1}>
            <span class="rule-number">{turn}</span> {game.dates(turn)}
          </h2>
          <p class="rule-text">{text}</p>
          {fell.length > 0 && (
            <p class="signal">{t.fell({ places: fell.map((place) => game.place(place).short).join(', ') })}</p>
          )}
        </section>
      ))}
      <section class="rule-section">
        <h2>{t.historyEnd}</h2>
        <p class="rule-text">{rulebook.history.end}</p>
      </section>
    </>
  );
}
