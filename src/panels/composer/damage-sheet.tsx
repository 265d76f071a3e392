import type { Choice } from '../../kernel/game';
import { placeOf } from '../../kernel/scenes';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { type Damaged, damageOf, type Lot } from '../asking/damage';
import { keyOf } from '../asking/offers';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { rollsIn, rowText } from '../model/fact-lists';
import { figureOf } from '../model/figure';
import type { Offered } from '../model/model';
import { CounterFace } from '../parts/counter-face';
import { Dice } from '../parts/dice';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { becomesText } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';

/** Points shared out: what is left stands large, each counter shows what can happen to it and at what cost. */
export function DamageSheet() {
  const { model, desk, words: game } = useKit();
  const t = words().table.damage;
  const position = model.position.value;
  const { prompt, offers, entries } = position;
  if (!prompt) return null;
  const suffering = damageOf(position, model.tries);
  const marked = offers.find((offered) => keyOf(offered) === desk.marked.value);
  const left = Math.max(0, suffering.left - (marked?.offer.cost ?? 0));
  const rolled = entries.flatMap(({ events }) => rollsIn(events, model.game.face.fact)).at(-1);
  const roll = rolled?.roll;
  // A table says what is suffered; without one the sum is the points.
  const said = rolled ? rowText(game, rolled) : '';
  const added = roll ? roll.total - roll.dice.reduce((a, b) => a + b, 0) : 0;
  const place = placeOf(prompt.scene) ?? '';
  return (
    <SheetFrame
      title={place === '' ? t.points({ count: suffering.left }) : game.place(place).name}
      aside={
        <p class="points-left" aria-live="polite">
          <b>{left}</b>
          <span>{t.left({ of: suffering.of })}</span>
        </p>
      }
      topic={`damage ${place}`}
    >
      {roll && (
        <p class="points-roll">
          <Dice dice={roll.dice} size={26} />
          <span>
            {(said === '' || added !== 0) &&
              `${roll.dice.join(' + ')} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = ${said === '' ? '' : `${roll.total}: `}`}
            <b>{said === '' ? t.points({ count: roll.total }) : said}</b>
          </span>
        </p>
      )}
      <div class="points-boxes" aria-hidden="true">
        {Array.from({ length: suffering.of }, (_, i) => (
          <i key={i} data-on={i < suffering.of - left || undefined} />
        ))}
      </div>
      <ul class="suffering">
        {suffering.rows.map((row) => (
          <SuffererRow key={row.counter.id} row={row} marked={marked} />
        ))}
      </ul>
      <PlayersAsk />
    </SheetFrame>
  );
}

function SuffererRow({ row, marked }: { readonly row: Damaged; readonly marked: Offered | undefined }) {
  const kit = useKit();
  const { counter, lots, hit } = row;
  const gone = hit && !isOnMap(kit, counter);
  return (
    <li data-gone={gone || undefined}>
      <span class="sufferer">
        <CounterFace counter={counter} size={52} />
      </span>
      <span class="choice-text">
        <b>{counter.label}</b>
        <span>{stateText(kit, counter)}</span>
        {lots.map((lot) => (
          <LotChance key={lot.kind} lot={lot} alone={lots.length === 1} />
        ))}
      </span>
      <span class="lots">
        {lots.map((lot) => (
          <LotButton
            key={lot.kind}
            lot={lot}
            counter={counter}
            more={hit}
            on={lot.open !== null && lot.open === marked}
          />
        ))}
      </span>
    </li>
  );
}

/** What comes of it if this counter bears it so, where that is still to be thrown for. */
function LotChance({ lot: { open }, alone }: { readonly lot: Lot; readonly alone: boolean }) {
  const { model, words: game, wishes } = useKit();
  const preview = open && wishes.odds === 'full' ? model.preview(open.choice) : null;
  const figure = preview && figureOf(preview);
  if (!figure) return null;
  const chance = `${game.outcome(figure.key)} ${figureText(figure)}`;
  return <span class="lot-chance">{alone ? chance : `${game.deed(open?.choice ?? { do: '' })}: ${chance}`}</span>;
}

function isOnMap({ model }: Kit, { at }: CounterView): boolean {
  return model.game.face.map.places.some(({ id }) => id === at);
}

/** Where it has gone, and its states in words. */
function stateText(kit: Kit, counter: CounterView): string {
  const { words: game, model } = kit;
  const { states, tray, at } = counter;
  if (!isOnMap(kit, counter)) return game.place(at).short;
  const moved = at !== (placeOf(model.position.value.prompt?.scene) ?? at);
  const state =
    states.length === 0 || states.some((state) => state === tray)
      ? game.state(tray)
      : states.map(game.state).join(', ');
  return moved ? `${game.place(at).short}, ${state}` : state;
}

interface LotProps {
  readonly lot: Lot;
  readonly counter: CounterView;
  readonly more: boolean;
  readonly on: boolean;
}

/** One thing that can happen: a tap does it or takes it back. What ends the question waits for the confirmation. */
function LotButton({ lot, counter, more, on }: LotProps) {
  const { model, desk, words: game } = useKit();
  const t = words().table.damage;
  const { open, done, tried, kind } = lot;
  const sample: Choice = open?.choice ?? tried ?? { do: kind };
  const name = game.deed(sample);
  const cost = open?.offer.cost;
  const act = () => {
    if (done !== null) model.mean([], [done]);
    else if (open) desk.tick(open);
    else if (tried) model.refuse(tried);
  };
  const price = cost === undefined ? '' : more ? t.more({ count: cost }) : t.costs({ count: cost });
  return (
    <button
      type="button"
      class="lot"
      data-choice={open ? keyOf(open) : undefined}
      data-lot={kind}
      aria-pressed={done !== null || on}
      aria-disabled={!open && done === null}
      aria-label={[`${counter.label}: ${name}`, price].filter((part) => part !== '').join(', ')}
      onClick={act}
    >
      {open?.offer.becomes ? (
        <span>{becomesText(open.offer.becomes)}</span>
      ) : (
        <span>
          <Icon name={kind} size={16} />
          {cost !== undefined && `${more ? '+' : ''}${cost}`}
        </span>
      )}
      {name}
    </button>
  );
}
