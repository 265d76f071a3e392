import type { Cover } from '../kernel/cover';
import { words } from '../locale';

/** The makers of one printed game. */
export function CreditList({ game }: { readonly game: Cover }) {
  const { about } = words();
  return (
    <dl class="facts">
      {game.credits.map(([role, names]) => (
        <div key={role}>
          <dt>{about[role]}</dt>
          <dd>{names}</dd>
        </div>
      ))}
    </dl>
  );
}
