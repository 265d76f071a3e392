import type { ComponentChildren } from 'preact';
import { words } from '../../locale';
import { countOf, leaves } from '../asking/filling';
import { keyOf, layoutOf } from '../asking/offers';
import { meantIn } from '../asking/ticks';
import type { Meant, Offered, Position } from '../model/model';
import { useKit } from '../parts/kit';
import { Deeds } from './deeds';
import { Slots } from './slots';
import { StrongButton, useSleep } from './strong-button';

/** The row of buttons below the question, as the sheet that lies open needs them. */
export function Acts({ above }: { readonly above: ComponentChildren }) {
  const { model, desk } = useKit();
  const sheet = desk.sheet.value;
  const layout = sheet?.is === 'prompt' ? layoutOf(model.position.value.prompt?.scene) : null;
  const plans = sheet?.is === 'prompt' && desk.asks.value === 'plan';
  const composes = sheet?.is === 'prompt' && desk.asks.value === 'compose';
  const tried = sheet?.is === 'place' ? model.tries({ place: sheet.place }) : [];
  // One that commits at once is only planned by its tap: the strong button takes the place of all.
  const planned = tried.some(({ key }) => key === desk.marked.value);
  if (sheet?.is === 'place' && tried.length > 0 && !planned) {
    return (
      <Slots above={<Deeds place={sheet.place} tried={tried} />}>
        <StrongButton />
      </Slots>
    );
  }
  return (
    <Slots
      back={layout === 'force' ? ledHere(model.position.value) : undefined}
      above={
        <>
          {above}
          {layout === 'answer' && <Decline />}
          {composes && <NotThisOne />}
          {plans && <LeaveIt />}
          <FromAnywhere />
        </>
      }
    >
      <StrongButton />
    </Slots>
  );
}

/** What led to a question in which each thing is taken away by itself: undo lays all of it aside. */
function ledHere(position: Position): Meant | undefined {
  return position.draft[position.draft.length - meantIn(position).length - 1];
}

/** Leaves off what is being put together and leads back to the others; nothing is spent. */
function NotThisOne() {
  const { model, desk } = useKit();
  const back = model.position.value.offers.find(({ offer }) => offer.back);
  if (!back) return null;
  return (
    <button type="button" class="button not-this" data-choice={keyOf(back)} onClick={() => desk.tick(back)}>
      {words().asking.back}
    </button>
  );
}

/** Nothing of what is filled in: the question is left as it is. */
function LeaveIt() {
  const { model, desk } = useKit();
  const filling = desk.filling.value;
  const primary = model.position.value.offers.find(({ choice }) => leaves(choice));
  if (!filling || !primary || countOf(filling) === 0) return null;
  return <Plain offered={primary} />;
}

/** The few that can be done from anywhere, beside what the map offers all over. */
function FromAnywhere() {
  const { model, desk } = useKit();
  const { prompt } = model.position.value;
  const { buttons, deeds } = desk.sorted.value;
  if (!prompt || deeds.length === 0 || desk.sheet.value?.is === 'hand') return null;
  const shown = buttons.filter(({ offer }) => !offer.forgoes);
  return (
    <>
      {shown.map((offered) => (
        <Plain key={keyOf(offered)} offered={offered} />
      ))}
    </>
  );
}

/** A choice as a button beside the strong one: where it commits, a tap only plans it. */
export function Plain({ offered }: { readonly offered: Offered }) {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  if (!prompt) return null;
  return (
    <button
      type="button"
      class="button"
      data-choice={keyOf(offered)}
      aria-pressed={desk.marked.value === keyOf(offered) || undefined}
      onClick={() => desk.tick(offered)}
    >
      {game.choice(offered.choice, prompt)}
    </button>
  );
}

/** No card, beside the card that is marked. Where none can be played the strong button says so itself. */
function Decline() {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { primary, cards } = desk.sorted.value;
  const asleep = useSleep(prompt?.ask ?? '');
  if (!prompt || !primary || cards.length === 0) return null;
  return (
    <button
      type="button"
      class="button strong outlined decline"
      data-choice={keyOf(primary)}
      data-asleep={asleep || undefined}
      onClick={() => !asleep && void model.choose(primary.choice)}
    >
      {game.choice(primary.choice, prompt)}
    </button>
  );
}
