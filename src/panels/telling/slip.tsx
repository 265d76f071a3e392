import { words } from '../../locale';
import { Dice } from '../parts/dice';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { stageOf } from '../tale/stage';
import { stepsOf } from '../tale/told-steps';
import { sumOf } from '../tale/told-sums';
import { Author } from './author';
import { GroupName, total } from './told-roll';
import { isMe, stepText } from './told-words';

/** The last roll of the choice just made, on a slip of paper: who, the dice, the sum, what came of it. */
export function useSlip() {
  const kit = useKit();
  const { model, desk, words: game } = kit;
  const { entries, view } = model.position.value;
  const { happened, root } = model.told(Math.max(0, entries.length - 1));
  const steps = stepsOf(root, { stage: stageOf(model), numbers: new Map() });
  const step = steps.findLast(({ roll }) => roll !== null);
  if (!step?.roll) return null;
  const { roll } = step.roll;
  const rolls = happened.filter(({ fact }) => fact.roll).length;
  const { text, strong } = stepText(kit, step, view);
  const t = words().telling;
  const sum = sumOf(roll, model.game.face.groupOf);
  return (
    <button type="button" class="slip" key={entries.length} onClick={() => desk.open({ is: 'rolls' })}>
      <Author by={step.author} />
      <Dice dice={roll.dice} size={27} />
      <span class="slip-said">
        <span>
          {isMe(kit, step.author) && step.is !== 'roll' && `${t.leadsIn({ text: t.you })} `}
          {text || game.roll(roll)}
          {strong !== '' && (
            <>
              : <b>{strong}</b>
            </>
          )}
        </span>
        <span class="slip-sum">
          {sum.parts.map((part, i) => (
            <span key={part.group}>
              {i > 0 && (part.value < 0 ? '− ' : '+ ')}
              {Math.abs(part.value)} <GroupName part={part} />{' '}
            </span>
          ))}
          <span>
            = <b>{total(sum.total)}</b>
          </span>
        </span>
      </span>
      {rolls > 1 && <span class="badge">+{rolls - 1}</span>}
      <Icon name="chev" size={16} />
    </button>
  );
}
