/** The games the command line plays: the same as the app, without a screen, with what only trials need. */
import type { Game, Prompt } from '../kernel/game';
import type { Trial } from '../kernel/trial';

const found = import.meta.glob<Trial>('../games/*/trial.ts', { eager: true, import: 'trial' });

export const trials: readonly Trial[] = Object.values(found);

export const games: readonly Game[] = trials.map(({ game }) => game);

export function trialOf(id: string | undefined): Trial {
  const trial = trials.find(({ game }) => game.id === id);
  if (!trial) fail(`there is no game «${id ?? ''}»; there are: ${games.map((game) => game.id).join(', ')}`);
  return trial;
}

export function gameOf(id: string | undefined): Game {
  return trialOf(id).game;
}

/** A game in which a side cannot use one of its means: what would is not offered, wherever anything else is. */
export function forbidding({ game, means = {} }: Trial, name: string): Game {
  const isForbidden = means[name] ?? fail(`${game.id} has no means «${name}»: ${Object.keys(means).join(', ')}`);
  const without = (prompt: Prompt): Prompt => {
    const choices = prompt.choices.filter((choice) => !isForbidden(choice));
    return choices.length > 0 ? { ...prompt, choices } : prompt;
  };
  const rules: Game['play']['rules'] = function* (state) {
    const play = game.play.rules(state);
    for (let asked = play.next(); !asked.done; ) asked = play.next(yield without(asked.value));
  };
  return { ...game, play: { ...game.play, rules } };
}

/** Ends the command with one clear sentence. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
