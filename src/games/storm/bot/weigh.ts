/** The few choices worth thinking about, the bot's own first. Where one answer is plain, it stands alone. */
import type { StormChoice, StormPrompt } from '../choices';
import type { Side, Storm } from '../state';
import { areaScore, impulseScore, stepScore, whyOf, whyStep } from './impulse';
import { type Advice, bot } from './index';

type Alternatives = (v: Storm, prompt: StormPrompt, side: Side) => readonly Advice[];

const targets: Alternatives = (v, prompt, side) => ranked(prompt, areaScore(v, prompt, side), () => 'best-target');
const cards: Alternatives = (_v, prompt) =>
  prompt.choices.map((choice) => ({ choice, why: choice.do === 'play' ? 'answer' : 'save-card' }));
const rolls: Alternatives = (_v, prompt) =>
  prompt.choices.map((choice) => ({ choice, why: choice.do === 'stop' ? 'enough' : 'reroll' }));
/** Cards added to an attack, or none of them, once everybody is in it. */
const support: Alternatives = (_v, prompt) =>
  prompt.choices.some(({ do: deed }) => deed === 'pick')
    ? []
    : prompt.choices.map((choice) => ({ choice, why: choice.do === 'play' ? 'card' : 'enough' }));

const alternatives: Readonly<Record<string, Alternatives>> = {
  impulse: (v, prompt, side) => ranked(prompt, impulseScore(v, side), whyOf),
  'move-step': (v, prompt, side) => ranked(prompt, stepScore(v, prompt, side), () => whyStep(side)),
  'fire-target': targets,
  'assault-target': targets,
  'counter-target': targets,
  'card-target': targets,
  'card-from': targets,
  'shaft-assault': targets,
  'fire-force': support,
  'assault-force': support,
  'react-assault': cards,
  'react-fire': cards,
  'react-barrage': cards,
  'react-entry': cards,
  'react-works': cards,
  'react-air': cards,
  giap: cards,
  reroll: rolls,
};

export function weigh(v: Storm, prompt: StormPrompt): readonly Advice[] {
  const side: Side = prompt.side === 'french' ? 'french' : 'viet-minh';
  const first = bot(v, prompt);
  const others = alternatives[prompt.ask]?.(v, prompt, side) ?? [];
  return [first, ...others.filter(({ choice }) => choice !== first.choice)];
}

function ranked(
  prompt: StormPrompt,
  score: (choice: StormChoice) => number,
  why: (choice: StormChoice) => string,
): readonly Advice[] {
  return prompt.choices
    .map((choice) => ({ choice, why: why(choice), score: score(choice) }))
    .filter((one) => one.score > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.score - a.score);
}
