import '../composer/plan-sheet.css';
import { words } from '../../locale';
import { asUsual } from '../model/model';
import { useKit } from '../parts/kit';
import { Spoken } from '../parts/sentence';

const standingKinds = ['filled', 'always', 'never'] as const;

/** How the side that looks wants a question of this place answered, so that it need not be asked. */
export function Standing({ place }: { readonly place: string }) {
  const { model, words: game } = useKit();
  const t = words().asking.plan.standing;
  const question = model.game.face.map.places.find(({ id }) => id === place)?.standing;
  if (!question || question.side !== model.shown.value.side) return null;
  const { when } = model.standing.terms.value[`${question.side} ${question.ask}`] ?? asUsual;
  return (
    <fieldset class="plan-terms">
      <legend class="caption">
        <Spoken sentence={game.ask({ ...question, rule: '', choices: [] })} />
      </legend>
      {standingKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="chip"
          data-term={kind}
          aria-pressed={when === kind}
          onClick={() => model.standing.setTerms({ ...asUsual, when: kind }, question)}
        >
          {t[kind]}
        </button>
      ))}
    </fieldset>
  );
}
