import { plain } from '../../kernel/words';
import { language, words } from '../../locale';
import { type RolledFact, rollsIn } from '../model/fact-lists';
import { useKit } from '../model/kit';
import { FAR_BACK, logLines, logOf, telegram } from '../model/log-lines';
import { Dice } from '../parts/dice';
import { signed } from '../parts/format';
import { Icon } from '../parts/icon';
import { headlineOf, titleOf } from '../telling/told-words';

/** What the last choice brought: its last roll, or the last line of the log. A tap opens the rest. */
export function LastLine() {
  const kit = useKit();
  const { model, desk, teller, words: game } = kit;
  const t = words().table.log;
  const { entries } = model.position.value;
  const told = teller.last.value;
  if (told && told.choices === entries.length) {
    const { card, entry } = told;
    return (
      <button type="button" class="last-line" data-told onClick={() => teller.review(entry)}>
        <span>{telegram(headlineOf(kit, card) ?? titleOf(kit, card), language())}</span>
        <Icon name="chev" size={16} />
      </button>
    );
  }
  const last = entries.at(-1);
  const rolls = rollsIn(last?.events ?? model.opening, model.game.face.fact);
  const roll = rolls.at(-1);
  if (roll) return <RollLine key={entries.length} rolled={roll} more={rolls.length - 1} />;
  const line = logLines(logOf(model, entries), game, Math.max(0, entries.length - FAR_BACK)).at(-1);
  if (!line) return null;
  const code = line.phase === '' ? '' : game.phase(line.phase).code;
  return (
    <button type="button" class="last-line" aria-label={t.open} onClick={() => desk.open({ is: 'log' })}>
      <span>
        {code !== '' && <b>{code} </b>}
        {telegram(plain(line.sentence), language())}
      </span>
      <Icon name="chev" size={16} />
    </button>
  );
}

function RollLine({ rolled, more }: { readonly rolled: RolledFact; readonly more: number }) {
  const { desk, words: game } = useKit();
  const { roll, table, row } = rolled;
  const sum = roll.dice.reduce((a, b) => a + b, 0);
  const added = roll.total - sum;
  return (
    <button type="button" class="roll-line" onClick={() => desk.open({ is: 'rolls' })}>
      <Dice dice={roll.dice} size={30} />
      <span class="roll-sum">
        {sum} {added < 0 ? '−' : '+'} {Math.abs(added)} = {roll.total}
      </span>
      <span class="roll-said">
        <b>{game.roll(roll)}</b>
        {table !== undefined && row !== undefined ? game.row(table, row) : signed(roll.total)}
      </span>
      {more > 0 && <span class="badge">+{more}</span>}
      <Icon name="chev" size={16} />
    </button>
  );
}
