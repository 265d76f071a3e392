import { plain } from '../../kernel/words';
import { language, words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { FAR_BACK, logLines, telegram } from '../tale/log-lines';
import { useSlip } from '../telling/slip';
import { headlineOf, titleOf } from '../telling/told-words';

/** What the last choice brought: the last card that was told, the slip of its last roll, or the last line of the log. A tap opens the rest. */
export function LastLine() {
  const kit = useKit();
  const { model, desk, teller, words: game } = kit;
  const t = words().table.log;
  const { entries } = model.position.value;
  const told = teller.last.value;
  const slip = useSlip();
  if (told && told.choices === entries.length) {
    const { card, entry } = told;
    return (
      <button type="button" class="last-line" data-told onClick={() => teller.review(entry)}>
        <span>{telegram(headlineOf(kit, card) ?? titleOf(kit, card), language())}</span>
        <Icon name="chev" size={16} />
      </button>
    );
  }
  if (slip) return slip;
  const line = logLines(model.told(Math.max(0, entries.length - FAR_BACK)), game).at(-1);
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
