/** The few choices worth thinking about, the bot's own first: which assault to launch, if any. Elsewhere its answer stands alone. */
import type { ValleeAdvice, ValleePrompt } from '../choices';
import { areaId } from '../rules/ground';
import type { Side, Vallee } from '../state';
import { fieldOf, stormsOf } from './field';
import { bot } from './index';

const MOST = 4;

export function weigh(v: Vallee, prompt: ValleePrompt): readonly ValleeAdvice[] {
  const first = bot(v, prompt);
  if (prompt.ask !== 'assault') return [first];
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  const areas = stormsOf(fieldOf(v), side, true)
    .slice(0, MOST)
    .map(({ area }) => areaId(area));
  const others = prompt.choices.filter(
    (choice) =>
      choice !== first.choice && (choice.do === 'done' || (choice.do === 'assault' && areas.includes(choice.area))),
  );
  return [
    first,
    ...others.map((choice): ValleeAdvice => ({ choice, why: choice.do === 'done' ? 'no-assault' : 'assault' })),
  ];
}
