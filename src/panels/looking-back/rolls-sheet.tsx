import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Ledger } from '../forms/weigh';
import { type RolledFact, rollsIn, rowText } from '../model/fact-lists';
import { Dice } from '../parts/dice';
import { useKit } from '../parts/kit';
import { RuleLink } from '../parts/sentence';
import { total } from '../telling/told-roll';

/** A card for every roll that followed the last choice. */
export function RollsSheet() {
  const { model } = useKit();
  const { entries } = model.position.value;
  const rolls = rollsIn(entries.at(-1)?.events ?? model.opening, model.game.face.fact);
  return (
    <SheetFrame title={words().table.roll.title({ count: rolls.length })} topic="rolls">
      {rolls.map((rolled, i) => (
        <RollCard key={i} rolled={rolled} open={rolls.length === 1} />
      ))}
      <p class="quiet">{words().table.roll.honest}</p>
    </SheetFrame>
  );
}

/** Dice as thrown, every modifier, the total and the row hit. Anybody can add it up again. */
export function RollCard({ rolled, open }: { readonly rolled: RolledFact; readonly open: boolean }) {
  const { words: game } = useKit();
  const { roll } = rolled;
  const sum = roll.dice.reduce((a, b) => a + b, 0);
  const added = roll.total - sum;
  return (
    <details class="roll-card" open={open}>
      <summary>
        <Dice dice={roll.dice} size={36} />
        <span class="roll-said">
          <b>
            {sum} {added < 0 ? '−' : '+'} {Math.abs(added)} = {total(roll.total)}
          </b>
          <span>
            {game.roll(roll)}
            {rolled.read && `: ${rowText(game, rolled)}`}
          </span>
        </span>
      </summary>
      <Ledger modifiers={roll.modifiers} total={added} dice={roll.dice.length === 2 ? '2d6' : '1d6'} />
      <p class="roll-foot">
        {rolled.read && <span>{game.table(rolled.read.table)}</span>} <RuleLink rule={roll.rule} />
      </p>
    </details>
  );
}
