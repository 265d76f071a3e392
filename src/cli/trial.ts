/** A trial plays one game and checks what must hold in any game whatever; it throws where something does not. */
import { startRules } from '../kernel/again';
import { below, seeded } from '../kernel/chance';
import type { Choice, Game, GameEvent, Setup } from '../kernel/game';
import { bytesOf } from '../kernel/hash';
import { replay, Table } from '../kernel/table';
import type { Trial as GameTrial } from '../kernel/trial';
import { decide, type Policy } from './policies';

export interface Trial {
  readonly table: Table;
  readonly sights: ReadonlySet<string>;
}

/** How often the dearer checks are made: at one choice in so many. */
export interface Thoroughness {
  readonly resume: number;
  readonly refuse: number;
  readonly back: number;
}

export function trial(
  { game, sights: known }: Pick<GameTrial, 'game' | 'sights'>,
  setup: Setup,
  every: Thoroughness,
  policy: Policy = 'random',
): Trial {
  const table = new Table(game, setup);
  const lot = seeded(`trial ${setup.seed}`);
  const sights = new Set<string>();
  const see = (events: readonly GameEvent[]) => {
    for (const event of events) {
      const sight = known.of(event);
      if (sight) sights.add(sight);
    }
  };
  see(table.opening);
  while (table.prompt) {
    const { prompt } = table;
    try {
      if (prompt.choices.length === 0) throw new Error(`nothing can be chosen at ${prompt.ask}`);
      const unlike = new Set(prompt.choices.map((choice) => table.write(choice)));
      if (unlike.size !== prompt.choices.length) throw new Error(`two choices are written alike at ${prompt.ask}`);
      game.play.check(table.state);
      if (prompt.resumable && below(lot, every.resume) === 0) resumes(game, table);
      if (below(lot, every.refuse) === 0) refuses(table, unlike);
      if (table.entries.length > 0 && below(lot, every.back) === 0) goesBack(table, lot.d);
      const answer = table.choose(decide(game, table, prompt, policy, lot));
      if (!answer.ok) throw answer.fault ?? new Error(`an offered choice was refused: ${answer.refusal.reason}`);
      see(answer.events);
    } catch (error) {
      const journal = JSON.stringify(table.journal());
      throw new Error(`${error instanceof Error ? error.message : error}\n${journal}`, { cause: error });
    }
  }
  game.play.check(table.state);
  if (!table.state.result) throw new Error('the game ended without a result');
  const again = replay(game, JSON.parse(JSON.stringify(table.journal())));
  if (bytesOf(again.state) !== bytesOf(table.state)) throw new Error('the replay came to other bytes');
  return { table, sights };
}

/**
 * A prompt marked resumable is asked again by rules started from a copy, whether or not they are told of the question,
 * and nothing changes on the way.
 */
function resumes(game: Game, table: Table): void {
  const { prompt } = table;
  for (const known of [null, prompt]) {
    const copy = game.play.copy(table.state);
    const asked = startRules(game.play, copy, known).step.value;
    if (JSON.stringify(asked) !== JSON.stringify(prompt)) throw new Error(`not resumable: ${prompt?.ask}`);
    if (bytesOf(copy) !== bytesOf(table.state)) throw new Error(`resuming ${prompt?.ask} changed the state`);
  }
}

/** What is not offered is refused with a reason, and not a byte changes. */
function refuses(table: Table, offered: ReadonlySet<string>): void {
  const before = bytesOf(table.state);
  for (const choice of strangers(table)) {
    if (offered.has(table.write(choice))) continue;
    const answer = table.choose(choice);
    if (answer.ok) throw new Error(`accepted, though not offered: ${JSON.stringify(choice)}`);
    if (!answer.refusal.reason) throw new Error(`refused without a reason: ${JSON.stringify(choice)}`);
  }
  if (bytesOf(table.state) !== before) throw new Error('a refused choice changed the state');
}

/** Choices that look like the game's own: earlier ones, and offered ones with a word changed. */
function strangers(table: Table): Choice[] {
  const earlier = table.entries.slice(-3).map((entry) => entry.choice);
  const bent = (table.prompt?.choices ?? [])
    .slice(0, 3)
    .map((choice) => ({
      ...choice,
      ...Object.fromEntries(
        Object.keys(choice)
          .slice(1)
          .map((key) => [key, 'nowhere']),
      ),
    }))
    .filter((choice) => Object.keys(choice).length > 1);
  return [...earlier, ...bent, { do: 'nothing-like-it' }];
}

/** Some steps back and forward again come to the same bytes. */
function goesBack(table: Table, steps: number): void {
  const before = bytesOf(table.state);
  const { length } = table.entries;
  const back = 1 + (Math.abs(steps) % Math.min(length, 40));
  table.rewind(length - back);
  for (let i = 0; i < back; i++) table.redo();
  if (bytesOf(table.state) !== before || table.entries.length !== length) {
    throw new Error(`${back} steps back and forward again changed the state`);
  }
}
