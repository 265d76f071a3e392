import { words } from '../../locale';
import { damageOf } from '../model/damage';
import { useKit } from '../model/kit';
import type { Offered, Position } from '../model/model';
import { keyOf, layoutOf } from '../model/offers';
import { Icon } from '../parts/icon';
import { Deeds } from './deeds';
import { Layers, Undo } from './dock-tools';

/** The row of buttons below the question, as the sheet that lies open needs them. */
export function Acts() {
  const { model, desk } = useKit();
  const sheet = desk.sheet.value;
  const layout = sheet?.is === 'prompt' ? layoutOf(model.position.value.prompt?.scene) : null;
  const tried = sheet?.is === 'place' ? model.tries({ place: sheet.place }) : [];
  if (sheet?.is === 'place' && tried.length > 0) {
    return (
      <div class="acts">
        <Undo />
        <Deeds place={sheet.place} tried={tried} />
      </div>
    );
  }
  return (
    <div class="acts">
      <Undo to={layout === 'force' ? broughtHere(model.position.value) : undefined} />
      {layout === null && <Layers />}
      {layout === 'answer' ? <Answer /> : layout === 'damage' ? <Confirm /> : <Rest />}
    </div>
  );
}

/** The choice that led to a question in which each thing is taken away by itself. */
function broughtHere({ entries, prompt }: Position): number {
  return entries.findLastIndex(({ ask }) => ask !== prompt?.ask);
}

/** The obvious step, after the few that can be done from anywhere. */
function Rest() {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { buttons, deeds } = desk.sorted.value;
  const played = desk.sheet.value?.is === 'hand' && markedIn(model.position.value.offers, desk.marked.value);
  return (
    <>
      {prompt &&
        deeds.length > 0 &&
        !played &&
        buttons.map((offered) => (
          <button
            type="button"
            class="button"
            key={keyOf(offered)}
            data-choice={keyOf(offered)}
            onClick={() => void model.choose(offered.choice)}
          >
            {game.choice(offered.choice, prompt)}
          </button>
        ))}
      <Primary />
    </>
  );
}

/** What is marked: a choice by its key, or the choice of a card by the card. */
function markedIn(offers: readonly Offered[], marked: string | null): Offered | undefined {
  return offers.find((offered) => keyOf(offered) === marked || (marked !== null && offered.offer.card === marked));
}

/** No card, as large as the card that is marked. */
function Answer() {
  const { model, desk, words: game } = useKit();
  const { prompt, offers } = model.position.value;
  const { primary } = desk.sorted.value;
  const marked = markedIn(offers, desk.marked.value);
  if (!prompt) return null;
  return (
    <div class="deeds">
      {primary && (
        <button
          type="button"
          class={marked ? 'button' : 'button primary'}
          data-choice={keyOf(primary)}
          onClick={() => void model.choose(primary.choice)}
        >
          {game.choice(primary.choice, prompt)}
        </button>
      )}
      {marked ? (
        <Go label={game.choice(marked.choice, prompt)} act={() => void model.choose(marked.choice)} choice={marked} />
      ) : (
        <button type="button" class="button" disabled>
          {words().table.answer.mark}
        </button>
      )}
    </div>
  );
}

/** Grey until every point that can be placed is placed. */
function Confirm() {
  const { model, desk } = useKit();
  const t = words().table.damage;
  const position = model.position.value;
  const marked = markedIn(position.offers, desk.marked.value);
  if (marked) return <Go label={t.confirm} act={() => void model.choose(marked.choice)} choice={marked} />;
  return (
    <button type="button" class="button primary" disabled>
      {t.confirmLeft({ left: damageOf(position).left })}
    </button>
  );
}

/** The one obvious step that goes on. */
function Primary() {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { primary, deeds } = desk.sorted.value;
  const t = words().table.dock;
  const sheet = desk.sheet.value;
  if (sheet?.is === 'weigh' && prompt) {
    const { choice } = sheet.offered;
    return <Go label={game.choice(choice, prompt)} act={() => void model.choose(choice)} choice={sheet.offered} />;
  }
  const marked = markedIn(model.position.value.offers, desk.marked.value);
  if (marked && prompt) {
    return (
      <Go label={game.choice(marked.choice, prompt)} act={() => void model.choose(marked.choice)} choice={marked} />
    );
  }
  if (primary && prompt) {
    return (
      <Go label={game.choice(primary.choice, prompt)} act={() => void model.choose(primary.choice)} choice={primary} />
    );
  }
  if (sheet?.is === 'prompt' && prompt?.scene?.is === 'force')
    return <p class="pick-one">{words().table.force.join}</p>;
  if (sheet?.is === 'prompt' || sheet?.is === 'choices') return <p class="pick-one">{t.pickOne}</p>;
  if (deeds.length > 0) return <Go label={words().table.area.canAct} act={() => desk.open({ is: 'choices' })} />;
  return <Go label={t.showChoices} act={() => desk.open({ is: desk.asks.peek() ? 'prompt' : 'choices' })} />;
}

interface GoProps {
  readonly label: string;
  readonly act: () => void;
  readonly choice?: Offered;
}

export function Go({ label, act, choice }: GoProps) {
  return (
    <button type="button" class="button primary" data-choice={choice && keyOf(choice)} onClick={act}>
      <span>{label}</span>
      <Icon name="chev" size={18} />
    </button>
  );
}
