import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { whyText } from '../parts/scale';

/** After so long it is said that the computer thinks, and that it may be hurried. */
const SLOW = 500;
const TOO_SLOW = 2000;

/** A sign of life after half a second, and after two a way to hurry. */
export function Thinks() {
  const { model, words: game } = useKit();
  const t = words().seats.moves;
  const thinking = model.thinking.value;
  const slow = useSignal<'no' | 'slow' | 'too-slow'>('no');
  useEffect(() => {
    slow.value = 'no';
    if (!thinking) return;
    const timers = [
      setTimeout(() => (slow.value = 'slow'), SLOW),
      setTimeout(() => (slow.value = 'too-slow'), TOO_SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [thinking?.at]);
  if (!thinking || slow.value === 'no') return null;
  const why = thinking.plan?.why ?? null;
  const planned = why === null ? '' : whyText({ words: game }, why);
  return (
    <div class="thinks" role="status">
      <Icon name="clock" size={18} />
      <span>
        {t.thinking({ side: game.sides[thinking.side] ?? '' })}
        {thinking.plan && (
          <span class="thinks-plan" aria-live="off">
            {t.plan({ share: Math.round(100 * thinking.plan.share), why: planned }).trim()}
          </span>
        )}
      </span>
      {slow.value === 'too-slow' && (
        <button type="button" class="button" onClick={() => model.hurry()}>
          {t.playNow}
        </button>
      )}
    </div>
  );
}
