import { useKit } from '../model/kit';

/** A side by its colour, its corners and its name. */
export function SideChip({ side }: { readonly side: string }) {
  const { words: game } = useKit();
  return (
    <span class="side-chip" data-side={side}>
      {game.sides[side] ?? side}
    </span>
  );
}
