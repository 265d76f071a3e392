import './slots.css';
import type { ComponentChildren } from 'preact';
import { Redo, Undo } from './dock-tools';

interface Props {
  /** Undo goes back to here and no further. */
  readonly before?: number | undefined;
  /** What stands above: the other answer, over the strong button. */
  readonly above?: ComponentChildren;
  /** The one commitment. */
  readonly children: ComponentChildren;
}

/** The buttons of a question: undo, redo and the strong one stay where they are, whatever is asked; more stands above, never beside. */
export function Slots({ before, above, children }: Props) {
  return (
    <div class="acts slots">
      <div class="above">{above}</div>
      <Undo {...(before !== undefined && { before })} />
      <Redo />
      <div class="commits">{children}</div>
    </div>
  );
}
