import type { Offer } from '../../kernel/game';
import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { isWeighed, keyOf } from '../asking/offers';
import { figureOf } from '../model/figure';
import type { Offered } from '../model/model';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { baredBy, becomesText, briefOf, factsOf } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';
import { TickRow, type Weight } from './tick-row';

interface RowsProps {
  readonly offers: readonly Offered[];
  /** Each is a mark that can be set and taken away, rather than one way among several. */
  readonly marks?: boolean;
  /** Shows what each would change. */
  readonly weighed?: boolean;
  /** The one among them that holds unless another is marked. */
  readonly preset?: Offered | null;
  /** They stand under their counter, which need not be shown again. */
  readonly under?: boolean;
}

/** Choices as rows of a list: whatever the map offers can be done here, by finger, key or ear. */
export function ChoiceRows({ offers, marks = false, weighed = false, preset = null, under = false }: RowsProps) {
  return (
    <ul class="choice-rows">
      {offers.map((offered) => (
        <li key={keyOf(offered)}>
          <ChoiceRow
            offered={offered}
            mark={marks ? 'open' : null}
            weighed={weighed}
            preset={offered === preset}
            under={under}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly offered: Offered;
  readonly mark: 'open' | null;
  readonly weighed: boolean;
  readonly preset: boolean;
  readonly under: boolean;
}

function ChoiceRow({ offered, mark, weighed, preset, under }: RowProps) {
  const kit = useKit();
  const { model, desk, words: game } = kit;
  const { prompt, view } = model.position.value;
  const { choice, offer } = offered;
  if (!prompt) return null;
  const counter = view.counters.find(({ id }) => id === offer.counter);
  const preview = weighed ? model.preview(choice) : null;
  const bared = baredBy(game, offer);
  const marked = desk.marked.value;
  const on = marked === keyOf(offered) || (preset && marked === null);
  const act = () => {
    if (offer.fight && isWeighed(model, offered) && desk.sheet.peek()?.is !== 'weigh')
      desk.open({ is: 'weigh', offered });
    else desk.tick(offered);
  };
  return (
    <TickRow
      on={on}
      act={act}
      title={
        <>
          {offer.card !== undefined && <Icon name="cards" />} {game.choice(choice, prompt)}
        </>
      }
      counter={under ? undefined : counter}
      weight={weightOf(kit, preview, offer)}
      boxed={mark === 'open'}
      choice={keyOf(offered)}
    >
      {counter && !under && <span>{weighed ? briefOf(counter, game) : factsOf(counter, game)}</span>}
      {offer.place === undefined && offer.reach && (
        <span>{`→ ${offer.reach.map((id) => game.place(id).short).join(', ')}`}</span>
      )}
      {counter && offer.later !== undefined && (
        <span>{words().table.later({ steps: counter.steps, of: counter.of, later: offer.later })}</span>
      )}
      {bared !== '' && <span>{bared}</span>}
      {offer.card !== undefined && <span>{game.card(offer.card).effect}</span>}
    </TickRow>
  );
}

/** What a choice would come to, in a figure or two. */
function weightOf({ words: game, wishes }: Kit, preview: Preview | null, { cost, becomes }: Offer): Weight | null {
  const figure = wishes.odds === 'full' && preview ? figureOf(preview) : null;
  if (figure) return [figureText(figure), game.outcome(figure.key)];
  if (becomes) return [becomesText(becomes), words().table.damage.after];
  return cost === undefined || cost === 0 ? null : [words().table.cost({ cost })];
}
