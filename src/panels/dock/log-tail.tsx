import { plain } from '../../kernel/words';
import { language } from '../../locale';
import { useKit } from '../model/kit';
import { logLines, logOf, telegram } from '../model/log-lines';

const CHOICES = 12;
const LINES = 24;

/** The end of the log, for screens with room beside the map. */
export function LogTail() {
  const { model, words: game } = useKit();
  const { entries } = model.position.value;
  const lines = logLines(logOf(model, entries), game, Math.max(0, entries.length - CHOICES)).slice(-LINES);
  return (
    <div class="log-tail" aria-hidden="true">
      {lines.map(({ sentence, phase }, i) => (
        <p key={`${entries.length} ${i}`}>
          {phase !== '' && phase !== lines[i - 1]?.phase && <b>{game.phase(phase).code} </b>}
          {telegram(plain(sentence), language())}
        </p>
      ))}
    </div>
  );
}
