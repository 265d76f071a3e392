import { useKit } from './kit';
import { useLivery } from './use-livery';

/** A side by its colour, its corners and its name. */
export function SideChip({ side }: { readonly side: string }) {
  const { words: game } = useKit();
  const livery = useLivery();
  return (
    <span class="side-chip" data-livery={livery(side)}>
      {game.sides[side] ?? side}
    </span>
  );
}
