/** Lets the computer decide as long as it is asked. Whatever fails in it, the game goes on. */
import type { Signal } from '@preact/signals';
import type { Choice, Prompt, Side } from '../../kernel/game';
import type { Reason } from '../../kernel/review';
import type { Level } from '../../kernel/seats';
import type { Table } from '../../kernel/table';
import type { Thinking } from '../../panels/model/model';
import type { Mind, Thought } from './computer';
import type { Pace } from './even-pace';

export interface Driving {
  readonly table: Table;
  readonly mind: Mind;
  /** The question to the computer; null while there is none, or nobody wants to see it answered. */
  asked(): { readonly prompt: Prompt; readonly level: Level } | null;
  /** Makes the first of these choices that the rules take; false where the computer must stop. */
  make(choices: readonly Choice[], why: Reason | null): Promise<boolean>;
  /** What speaks for an answer to this question would tell of what is hidden, and so would the time it takes. */
  isSecret(prompt: Prompt): boolean;
  /** What looking ahead finds for this side, or would do so far, rests on what the other does not know. */
  hasSecrets(side: Side): boolean;
  readonly pace: Pace;
  readonly thinking: Signal<Thinking | null>;
  /** Told once: from now on the computer may play worse than it was asked to. */
  failed(error: unknown): void;
}

export interface Driver {
  /** Goes on where the computer is asked; nothing where it is already at it. */
  go(): void;
}

export function createDriver({
  table,
  mind,
  asked,
  make,
  isSecret,
  hasSecrets,
  pace,
  thinking,
  failed,
}: Driving): Driver {
  let driving = false;
  let told = false;

  const tellOnce = (error: unknown) => {
    if (!told) failed(error);
    told = true;
  };
  /** The mind, or the bot where that fails, or nobody. */
  const decide = async (prompt: Prompt, level: Level): Promise<Thought | null> => {
    try {
      const at = table.entries.length;
      const veiled = hasSecrets(prompt.side);
      return await mind.decide(table, level, (share, why) => {
        if (thinking.value?.at === at && !isSecret(prompt))
          thinking.value = { ...thinking.value, plan: { share, why: veiled ? null : why } };
      });
    } catch (error) {
      if (asked()) tellOnce(error);
    }
    try {
      return table.game.mind.bot(table.state, prompt);
    } catch (error) {
      tellOnce(error);
      return null;
    }
  };
  /** What may be told of a thought. */
  const reasonOf = (prompt: Prompt, { why, outlook = null }: Thought): Reason | null =>
    isSecret(prompt) ? null : { why, outlook: outlook && hasSecrets(prompt.side) ? null : outlook };
  /** Whether what is hidden is settled with this choice. */
  const endsHidden = (choice: Choice | undefined) => {
    const tried = table.fork();
    if (choice) tried.choose(choice);
    return !tried.prompt || !isSecret(tried.prompt);
  };
  const drive = async () => {
    driving = true;
    /** A step of what is hidden: the choices in it look like one thought. */
    let step: { readonly at: number; readonly ends: () => Promise<void> } | null = null;
    try {
      for (let now = asked(); now; now = asked()) {
        const { prompt, level } = now;
        step = isSecret(prompt) ? (step ?? { at: table.entries.length, ends: pace() }) : null;
        thinking.value = { side: prompt.side, at: step?.at ?? table.entries.length, plan: null };
        const thought = await decide(prompt, level);
        if (step && endsHidden(thought?.choice)) await step.ends();
        // Somebody went back meanwhile: that question is no longer asked.
        if (table.prompt !== prompt || !asked()) continue;
        const others = prompt.choices.filter((choice) => choice !== thought?.choice);
        if (!(await make(thought ? [thought.choice, ...others] : others, thought && reasonOf(prompt, thought)))) break;
      }
    } finally {
      thinking.value = null;
      driving = false;
    }
  };
  return {
    go() {
      if (!driving) drive().catch(failed);
    },
  };
}
