import './slots.css';
import type { ComponentChildren } from 'preact';
import type { Meant } from '../model/model';
import { Redo, Undo } from './dock-tools';

interface Props {
  /** Undo lays aside what is meant from this choice on. */
  readonly back?: Meant | undefined;
  /** What stands above: the other answer, over the strong button. */
  readonly above?: ComponentChildren;
  /** The one commitment. */
  readonly children: ComponentChildren;
}

/** The buttons of a question: undo, redo and the strong one stay where they are, whatever is asked; more stands above, never beside. */
export function Slots({ back, above, children }: Props) {
  return (
    <div class="acts slots">
      <div class="above">{above}</div>
      <Undo from={back} />
      <Redo />
      <div class="commits">{children}</div>
    </div>
  );
}
