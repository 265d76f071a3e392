import './shares.css';
import type { Share } from '../../kernel/plans';
import { percentsOf } from './format';
import { useKit } from './kit';

interface Props {
  readonly shares: readonly Share[];
  readonly name: (key: string) => string;
}

/** What becomes of each, a bar for each of them or for each answer of the other side, in one order and with figures. */
export function Shares({ shares, name }: Props) {
  const { words: game } = useKit();
  // What cannot happen keeps its place in the order, so that the others keep their colour.
  const keys = [...new Set(shares.flatMap(({ parts }) => parts.map(({ key }) => key)))];
  const happens = new Set(shares.flatMap(({ parts }) => parts.flatMap(({ key, chance }) => (chance > 0 ? [key] : []))));
  return (
    <>
      {shares.map(({ key, parts: all }) => {
        const parts = all.filter(({ chance }) => chance > 0);
        const figures = percentsOf(parts.map(({ chance }) => chance));
        return (
          <div key={key} class="share">
            <span>{name(key)}</span>
            <p>
              {parts.map((part, i) => (
                <i key={part.key} data-part={keys.indexOf(part.key)} style={{ flexGrow: `${part.chance}` }}>
                  <span class="unseen">{game.task(part.key)}</span> {figures[i] || '<1'}
                </i>
              ))}
            </p>
          </div>
        );
      })}
      <ul class="share-legend" aria-hidden="true">
        {keys.map(
          (key, i) =>
            happens.has(key) && (
              <li key={key}>
                <i data-part={i} /> {game.task(key)}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
