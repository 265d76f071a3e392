/** What is told in passing or not at all, and what lies there at once. */
import type { Happened } from '../../kernel/tale';
import type { TableModel, Telling } from '../model/model';
import { isShownByQuestion } from './drawn-event';
import { stageOf } from './stage';
import type { TellerWishes } from './teller';
import { type Beat, isCard, isStop, type ToldCard } from './telling';
import { hasNews } from './told-steps';

/** A card of the doing of whoever looks. */
function isOwn(model: TableModel, { by }: ToldCard): boolean {
  return by === stageOf(model).looker;
}

/** Cards that open with everything on them: those that do not grow, and all where that is wished. */
export function opensFinished(model: TableModel, card: ToldCard, { manner, quickDice, still }: TellerWishes): boolean {
  const grows = card.is === 'fight' || card.is === 'moment' || card.is === 'gathered' || card.is === 'turn-end';
  if (still || model.telling.peek()?.again || (!grows && card.is !== 'volley')) return true;
  return isOwn(model, card) ? quickDice : manner === 'outcomes' || manner === 'summary';
}

/** What is passed over without a word. */
export function isPassed(
  model: TableModel,
  beats: readonly Beat[],
  at: number,
  telling: Telling | null,
  { manner }: TellerWishes,
): boolean {
  const beat = beats[at];
  if (!beat) return false;
  // My own small doings.
  if (!isCard(beat)) return model.company !== 'nobody' && beat.step.author === stageOf(model).looker;
  const live = telling?.again === false;
  if (live && isShownByQuestion(beat, telling.tale.happened, telling)) return true;
  if (beat.is === 'turn') {
    // After the end of the last turn all has been said there, and what has brought nothing yet is told when it does.
    const saysNothing = !beat.steps.some((step) => hasNews(step) || step.roll);
    return saysNothing || (beats[at - 1]?.is === 'turn-end' && !drawsInSight(beat));
  }
  // With the summary alone, all that it sums up.
  if (manner !== 'summary' || !live || isOwn(model, beat)) return false;
  const isSummed = isStop(beat) || beat.is === 'plans' || beat.is === 'gathered';
  return isSummed && beats.slice(at + 1).some((one) => one.is === 'summary' || isStop(one));
}

/** An event that all may read, or a roll. */
function drawsInSight({ steps }: ToldCard): boolean {
  const isSeen = ({ fact: { card, roll } }: Happened) =>
    roll !== undefined || (card?.is === 'drawn' && card.id !== null);
  return steps.some(({ facts }) => facts.some(isSeen));
}
