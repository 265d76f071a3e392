/** What fills in the present question: as the game does, as last time, and what the player keeps. */

import { add, draftOn } from '../../kernel/draft';
import type { Choice, Touched } from '../../kernel/game';
import type { Entry, Table } from '../../kernel/table';
import { leaves } from '../../panels/asking/filling';
import type { PlanOffer } from '../../panels/model/model';
import { savedPlans } from './saved-plans';

/** The plans of the present question: as the game fills it in, as last time, and those that the player keeps. */
export function plansOf(table: Table, touched: Touched, entries: readonly Entry[]): readonly PlanOffer[] {
  const { game, state, prompt } = table;
  if (!prompt || !game.face.plans) return [];
  const ruled = game.face.plans.of(state, prompt, touched).map(
    ({
      key,
      choices,
      others = [],
      most = null,
      asks = [],
      lasts = 'phase',
      brake = null,
      to = null,
      at = null,
      beside = false,
      passing = false,
    }): PlanOffer => ({
      ...{ from: 'rule', key, choices, others, most, lasts, brake, to, at, beside, passing, dropped: 0 },
      asks: [prompt.ask, ...asks],
    }),
  );
  if (ruled.every(({ passing }) => passing) || touched.place !== undefined || touched.counter !== undefined)
    return ruled;
  const kept = savedPlans(game.id, prompt.side, prompt.ask).map(({ name, title, choices }) => ({
    ...again(table, 'saved', name, choices),
    ...(title !== undefined && { title }),
  }));
  const last = lastTime(table, entries);
  const before = last.length > 0 ? [again(table, 'last', '', last)] : [];
  const filled = ruled.some(({ choices, beside }) => choices.length > 0 && !beside);
  // Where nothing is filled in, what was done before stands beside the question, and does not leave it.
  const repeated = [...before, ...kept].map((plan) =>
    filled
      ? plan
      : { ...plan, beside: true, lasts: 'phase' as const, choices: plan.choices.filter((choice) => !leaves(choice)) },
  );
  return [...ruled, ...repeated].filter(({ choices }) => choices.length > 0);
}

/** What the side answered to this question in the last turn in which it was put. */
function lastTime({ prompt, state }: Table, entries: readonly Entry[]): readonly Choice[] {
  const same = entries.filter(
    ({ side, ask, turn }) => side === prompt?.side && ask === prompt.ask && turn < state.turn,
  );
  const turn = same.at(-1)?.turn;
  return same.filter((entry) => entry.turn === turn).map(({ choice }) => choice);
}

/** The same once more, as far as it is offered as its turn comes; what is not drops out. */
function again(table: Table, from: 'last' | 'saved', key: string, choices: readonly Choice[]): PlanOffer {
  const { game, prompt } = table;
  let tried = draftOn(table);
  const found: Choice[] = [];
  let dropped = 0;
  for (const choice of choices) {
    const asked = tried.table.prompt?.ask === prompt?.ask ? tried.table.prompt : null;
    const like = asked && game.face.plans?.like(tried.table.state, asked, choice);
    if (!like) {
      dropped++;
      continue;
    }
    found.push(like);
    // Up to the dice each is tried, so that the next is looked for where it will be asked.
    tried = add(tried, like);
  }
  return {
    from,
    key,
    choices: found,
    others: [],
    most: null,
    asks: [prompt?.ask ?? ''],
    lasts: 'question',
    brake: null,
    to: null,
    at: null,
    beside: false,
    passing: false,
    dropped,
  };
}
