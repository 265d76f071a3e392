/** What can be known of the present question before it is answered. Nothing here changes the table. */
import { type Draft, drop, type Ending, endingOf, fill } from '../../kernel/draft';
import type { Choice, Prompt } from '../../kernel/game';
import type { Plans, TableModel } from '../../panels/model/model';
import { proposed, usualForce } from './going';
import { plansOf } from './plans-of';
import { previewOf } from './position';

export interface Inquirer {
  readonly draft: () => Draft;
  /** The question on the screen; null while its answer is being kept. */
  readonly asked: () => Prompt | null;
  readonly watching: boolean;
  /** The question lies on the open table, and the hand of whoever is asked is covered. */
  readonly isCovered: () => boolean;
}

export type Inquiry = Pick<
  TableModel,
  'ending' | 'usual' | 'proposed' | 'offer' | 'preview' | 'without' | 'refusalOf' | 'tries'
> & {
  readonly plans: Pick<Plans, 'of' | 'outlook' | 'tasks' | 'over' | 'facing' | 'against'>;
};

export function createInquiry({ draft, asked, watching, isCovered }: Inquirer): Inquiry {
  const { face } = draft().on.game;
  const table = () => draft().table;
  const refusalOf = (choice: Choice) => {
    const prompt = asked();
    return prompt && face.refusal(table().state, prompt, choice);
  };
  /** What would come of the choices of the present question, as far as anybody wanted to know. */
  let endings: { readonly prompt: Prompt | null; readonly found: Map<string, Ending> } = {
    prompt: null,
    found: new Map(),
  };
  const findEnding = (choice: Choice): Ending => {
    // From the open table behind the curtain there is no way back.
    let secret = false;
    const found = endingOf(draft(), choice, (tried) => {
      secret = isCovered() && tried.prompt !== null && !tried.prompt.open;
    });
    return found === 'free' && secret ? 'hidden' : found;
  };

  return {
    ending(choice) {
      const prompt = asked();
      if (!prompt) return 'free';
      if (endings.prompt !== prompt) endings = { prompt, found: new Map() };
      const key = table().write(choice);
      const ending = endings.found.get(key) ?? findEnding(choice);
      endings.found.set(key, ending);
      return ending;
    },
    plans: {
      of: (touched = {}) => (asked() && !watching ? plansOf(table(), touched, draft().on.entries) : []),
      outlook(choices) {
        const prompt = asked();
        return (prompt && face.plans?.outlook(table().state, prompt, choices)) || [];
      },
      tasks(choices) {
        const prompt = asked();
        return (prompt && face.plans?.tasks?.(table().state, prompt, choices)) || [];
      },
      over: (choice) => face.plans?.over?.(table().state, choice) ?? [],
      facing: (choice) => face.plans?.facing?.(table().state, choice) ?? null,
      against: (counters, place) => face.plans?.against?.(table().state, counters, place) ?? [],
    },
    usual: () => (asked() && !isCovered() ? usualForce(table()) : []),
    proposed: () => (asked() && !isCovered() ? proposed(table()) : []),
    offer: (choice) => face.offer(table().state, choice),
    preview(choice, after = []) {
      const prompt = asked();
      const tried = fill(draft(), after).table;
      return prompt && tried.prompt && previewOf(tried, tried.prompt, choice);
    },
    without(at) {
      const { table: less } = drop(draft(), at);
      return asked() && less.prompt && previewOf(less, less.prompt, null);
    },
    refusalOf,
    tries(touched) {
      const prompt = asked();
      return (prompt ? face.tries(table().state, prompt, touched) : []).map((choice) => {
        const key = table().write(choice);
        return { choice, key, refusal: table().offered(key) === undefined ? refusalOf(choice) : null };
      });
    },
  };
}
