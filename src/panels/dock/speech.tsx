import { useComputed } from '@preact/signals';
import { plain } from '../../kernel/words';
import { textOf } from '../model/coach';
import { rollsIn, rowText } from '../model/fact-lists';
import { useKit } from '../parts/kit';
import { hintText } from '../parts/scale';

/** Says politely, one sentence each: the last roll, what it brought, what is asked. */
export function Speech() {
  const { model, coach, words: game } = useKit();
  const said = useComputed(() => {
    const { entries, prompt, result } = model.position.value;
    const events = entries.at(-1)?.events ?? [];
    const roll = rollsIn(events, model.game.face.fact).at(-1);
    const fact = events.map((event) => game.event(event)).findLast((sentence) => sentence !== null);
    const rolled = roll?.read ? `${game.roll(roll.roll)}: ${roll.roll.total}, ${rowText(game, roll)}.` : '';
    const asked = prompt ? plain(game.ask(prompt)) : result ? game.result(result).name : '';
    return [rolled, fact ? plain(fact) : '', asked];
  });
  const notice = model.notice.value;
  const { prompt } = model.position.value;
  const guide = coach.said.value;
  const after = coach.after.value;
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true">
      {said.value.map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
      {after !== null && <p>{after}</p>}
      {guide && <p>{textOf(guide)}</p>}
      {notice?.is === 'hint' && prompt && (
        <p>{hintText({ model, words: game }, game.choice(notice.choice, prompt), notice.reason)}</p>
      )}
      {notice?.is === 'refused' && <p>{game.refusal(notice.refusal)}</p>}
    </div>
  );
}
