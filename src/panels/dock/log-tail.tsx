import { plain } from '../../kernel/words';
import { language } from '../../locale';
import { type Kit, useKit } from '../parts/kit';
import { itemsOf, type LogItem, logLines, telegram } from '../tale/log-lines';
import { stageOf } from '../tale/stage';
import { scriptOf } from '../tale/telling';
import { factsOf, headlineOf, lossesText, titleOf } from '../telling/told-words';

const CHOICES = 30;
const LINES = 24;

/** The end of the log, for screens with room beside the map: a card as it was told, what had none line by line. */
export function LogTail() {
  const kit = useKit();
  const { model, words: game } = kit;
  const { entries } = model.position.value;
  const from = Math.max(0, entries.length - CHOICES);
  const tale = model.told(from);
  const items = itemsOf(logLines(tale, game), scriptOf(tale, stageOf(model))).slice(-LINES);
  const phaseOf = (item: LogItem | undefined) => (item?.is === 'card' ? item.lines[0] : item?.line)?.phase ?? '';
  return (
    <div class="log-tail" aria-hidden="true">
      {items.map((item, i) => {
        const phase = phaseOf(item);
        return (
          <p key={`${entries.length} ${i}`}>
            {phase !== '' && phase !== phaseOf(items[i - 1]) && <b>{game.phase(phase).code} </b>}
            {telegram(saidOf(kit, item), language())}
          </p>
        );
      })}
    </div>
  );
}

function saidOf(kit: Kit, item: LogItem): string {
  if (item.is === 'line') return plain(item.line.sentence);
  const { card } = item;
  const losses = lossesText(kit, factsOf(card), kit.model.position.value.view);
  const head = headlineOf(kit, card) ?? titleOf(kit, card);
  return losses === '' ? head : `${head}. ${losses}`;
}
