import { useKit } from '../parts/kit';
import { isFormation, liveryOf, nameOf, otherSide } from './told-words';

interface AuthorProps {
  readonly by: string | null;
  readonly done?: boolean;
  /** The words that follow: where they begin with the name, nobody hears it twice. */
  readonly before?: string;
}

/** Who did it, by colour, shape and letter: round for the garrison, square for the besiegers. */
export function Author({ by, done = true, before = '' }: AuthorProps) {
  const kit = useKit();
  const { style, side } = liveryOf(kit, by);
  const name = nameOf(kit, by);
  const letter = (isFormation(kit, by) ? nameOf(kit, otherSide(kit)) : name)[0] ?? '·';
  return (
    <span class="told-author" data-side={side} data-done={done || undefined} style={style}>
      <span aria-hidden="true">{letter}</span>
      {name !== '' && !before.startsWith(name) && <span class="unseen">{name}: </span>}
    </span>
  );
}
