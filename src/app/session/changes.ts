/** One change of a table at a time: made, on disk, and only then on the screen. What throws is told. */
import { batch, type Signal } from '@preact/signals';
import type { Choice } from '../../kernel/game';
import type { Answer, Table } from '../../kernel/table';
import type { Trouble, Waiting } from '../../storage';
import type { Failure, Keeper } from './session-types';

interface Changing {
  readonly table: Table;
  readonly keeper: Keeper;
  readonly watching: boolean;
  readonly failure: Signal<Failure | null>;
  /** What a change sets going, before it is written down. */
  readonly follow: () => boolean;
  /** Lets the screen see what is safe, or hear why it is not. */
  readonly show: (why: Trouble | null) => void;
  /** Whoever is next goes on. */
  readonly goOn: () => void;
}

export interface Changes {
  /** Changes the table by one press, waits until that is safe, then lets the screen see it. A tap that comes meanwhile is late. */
  change(act: () => boolean): Promise<boolean>;
  /** Makes one choice; where the rules fail at it, it says so. */
  make(choice: Choice, by?: 'step' | 'computer'): Answer;
  saving(): boolean;
  /** The table has lost its place: nothing of it may be written any more. */
  torn(): boolean;
  /** Nothing changes here any more. */
  over(): boolean;
  end(): void;
}

export function createChanges({ table, keeper, watching, failure, follow, show, goOn }: Changing): Changes {
  let saving = false;
  let gone = false;
  let torn = false;
  const undrawn = (error: unknown): Failure => ({ is: 'drawing', error });
  const waits = (how: Waiting) => {
    if (!gone) failure.value = { is: how };
  };
  /** What throws is told. Choices made before it stand. */
  const attempt = (act: () => boolean, told: (error: unknown) => Failure): boolean => {
    const made = table.entries.length;
    try {
      return act();
    } catch (error) {
      // The rules could not even follow what they had followed before: what lies here now is not the campaign.
      torn ||= table.entries.length < made;
      failure.value = torn ? undrawn(error) : told(error);
      return table.entries.length > made;
    }
  };
  return {
    async change(act) {
      if (saving || watching || gone || torn) return false;
      const made = table.press(() => {
        const acted = attempt(act, (error) => ({ is: 'step', choice: '', error }));
        if (acted) attempt(follow, undrawn);
        return acted;
      });
      if (!made) return false;
      saving = true;
      const why = await keeper.keep(table, waits).catch((): Trouble => 'failed');
      saving = false;
      if (gone) return false;
      const shown = attempt(
        () =>
          batch(() => {
            if (isWaiting(failure.peek())) failure.value = null;
            if (why === 'taken-over') gone = true;
            show(why);
            return true;
          }),
        undrawn,
      );
      if (!gone && shown) goOn();
      return !gone;
    },
    make(choice, by = 'step') {
      const answer = table.choose(choice);
      if (!answer.ok && isFault(answer)) failure.value = { is: by, choice: table.write(choice), error: answer.fault };
      return answer;
    },
    saving: () => saving,
    torn: () => torn,
    over: () => gone || torn,
    end() {
      gone = true;
    },
  };
}

type Refused = Exclude<Answer, { readonly ok: true }>;

export const isFault = ({ refusal }: Refused) => refusal.reason === 'fault';

function isWaiting(failure: Failure | null): boolean {
  return failure?.is === 'slow' || failure?.is === 'stuck';
}
