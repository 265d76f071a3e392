import { words } from '../../locale';
import { signed } from '../parts/format';
import { type Kit, useKit } from '../parts/kit';
import { isCard } from '../tale/telling';
import { sumOf } from '../tale/told-sums';
import { headlineOf, stepText, titleOf } from './told-words';

/** One sentence a step for those who listen. */
export function ToldSpeech() {
  return (
    <p class="unseen" aria-live="polite" aria-atomic="true">
      {spoken(useKit())}
    </p>
  );
}

function spoken(kit: Kit): string {
  const { teller, model, words: game } = kit;
  const t = words().telling;
  const now = teller.now.value;
  if (!now || !isCard(now.beat)) return '';
  const { beat, step } = now;
  if (now.waits) {
    const changes = teller.changes.value.map(({ track, before, after }) => {
      const place = model.game.face.map.places.some(({ id }) => id === track);
      return t.change({ track: place ? game.holder(track) : game.track(track).name, before, after });
    });
    return [`${headlineOf(kit, beat) ?? titleOf(kit, beat)}.`, ...changes].join(' ');
  }
  if (!step || now.stepAt === 0) return `${titleOf(kit, beat)}${beat.part ? `, ${t.part(beat.part)}` : ''}.`;
  const { text, strong } = stepText(kit, step, model.shown.value);
  if (!step.roll || step.is !== 'roll') return `${text} ${strong}.`.trim();
  const { parts, total } = sumOf(step.roll.roll, model.game.face.groupOf);
  const sum = parts
    .map(({ group, value }) => `${signed(value)} ${group === 'dice' ? t.dice : t.groups[group]}`)
    .join(', ');
  return `${t.said({ dice: step.roll.roll.dice.join(', '), sum, total })} ${text} ${strong}.`;
}
