import { words } from '../locale';
import { credits } from './credits';
import type { GameId } from './shelf-types';

/** The makers of one printed game. */
export function CreditList({ game }: { readonly game: GameId }) {
  const { about } = words();
  return (
    <dl class="facts">
      {credits[game].map(([role, names]) => (
        <div key={role}>
          <dt>{about[role]}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </dl>
  );
}
