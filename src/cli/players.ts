/** Who sits at a table of a duel: a level of the computer, its bot alone, or a script that tries to cheat it. */
import type { Choice, Prompt } from '../kernel/game';
import { type Level, levels } from '../kernel/seats';
import type { Table } from '../kernel/table';
import type { Trial } from '../kernel/trial';
import { thought } from './policies';

/** `sits` passes whenever it is well ahead; `retakes` walks into whatever the enemy left empty. */
const scripts = ['plain', 'sits', 'retakes'] as const;
type Script = (typeof scripts)[number];
export type Player = Level | Script;
export const players: readonly Player[] = [...levels, ...scripts];

/** From this chance to win on it is enough to hold. */
const AHEAD = 0.7;

/** What a player chooses; the same seed chooses the same. */
export function choiceOf(player: Player, trial: Trial, table: Table, prompt: Prompt, seed: string): Choice {
  const script = scripts.find((one) => one === player);
  const level = levels.find((one) => one === player);
  if (script) return scripted(script, trial, table, prompt);
  if (!level) throw new RangeError(`nobody is called ${player}`);
  return thought(table, level, seed);
}

function scripted(script: Script, { game, free }: Trial, { state }: Table, prompt: Prompt): Choice {
  const offers = () => prompt.choices.map((choice) => ({ choice, offer: game.face.offer(state, choice) }));
  const own = () => game.mind.bot(state, prompt).choice;
  if (script === 'sits') {
    const sits = offers().find(({ offer }) => offer.forgoes);
    return sits && game.mind.worth(state, prompt.side) >= AHEAD ? sits.choice : own();
  }
  if (script === 'plain') return own();
  const empty = free(state, prompt.side);
  if (empty.length === 0) return own();
  const walks = offers().filter(({ offer }) => !offer.fight);
  const into = walks.find(({ offer }) => empty.includes(offer.place ?? ''));
  const towards = walks.find(({ offer }) => (offer.reach ?? []).some((place) => empty.includes(place)));
  return into?.choice ?? towards?.choice ?? own();
}
