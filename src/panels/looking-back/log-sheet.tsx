import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { rolled } from '../model/fact-lists';
import { Filters } from '../parts/filters';
import { Icon } from '../parts/icon';
import { type Kit, useKit } from '../parts/kit';
import { Spoken } from '../parts/sentence';
import { useLivery } from '../parts/use-livery';
import { type Chapter, chapters, itemsOf, type LogLine, logLines } from '../tale/log-lines';
import { stageOf } from '../tale/stage';
import { type Script, scriptOf, type ToldCard } from '../tale/telling';
import { Author } from '../telling/author';
import { factsOf, headlineOf, lossesText, titleOf } from '../telling/told-words';
import { RollCard } from './rolls-sheet';

const filters = ['all', 'rolls', 'losses', 'ground'] as const;
type Filter = (typeof filters)[number];

/** The log by turn and phase, newest last, one entry a card, with filters; a tap shows that moment on the map. */
export function LogSheet() {
  const kit = useKit();
  const t = words().table.log;
  const filter = useSignal<Filter>('all');
  const tale = useComputed(() => {
    kit.model.position.value; // read for its change
    return kit.model.told(0);
  });
  const all = useComputed(() => logLines(tale.value, kit.words));
  const script = useComputed(() => scriptOf(tale.value, stageOf(kit.model)));
  const shown = all.value.filter(({ kind }) => filter.value === 'all' || kind === filter.value);
  const parts = chapters(shown);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  const share = () => void shareText(text(parts, kit));
  return (
    <SheetFrame title={t.title} caption={t.count({ count: shown.length })} topic="log">
      <Filters legend={t.filter} now={filter} names={t.filters} all={filters} />
      {parts.map((part, i) => (
        <Part
          key={i}
          part={part}
          script={filter.value === 'all' ? script.value : null}
          open={i >= parts.length - 3 || filter.value !== 'all'}
        />
      ))}
      <button ref={end} type="button" class="button" onClick={share}>
        {t.share}
      </button>
    </SheetFrame>
  );
}

interface PartProps {
  readonly part: Chapter;
  /** How it was told; null where single lines are looked for. */
  readonly script: Script | null;
  readonly open: boolean;
}

function Part({ part, script, open }: PartProps) {
  const { words: game } = useKit();
  const { code, name } = game.phase(part.phase);
  return (
    <details class="log-part" open={open}>
      <summary>
        <b>{words().table.turnShort({ turn: part.turn })}</b> {code} {name}
      </summary>
      <ul class="log-lines">
        {script
          ? itemsOf(part.lines, script).map((item, i) =>
              item.is === 'line' ? (
                <Line key={i} line={item.line} />
              ) : (
                <CardEntry key={i} card={item.card} lines={item.lines} />
              ),
            )
          : part.lines.map((line, i) => <Line key={i} line={line} />)}
      </ul>
    </details>
  );
}

/** A card as it was told: its headline opens it again, the arrow shows its lines. */
function CardEntry({ card, lines }: { readonly card: ToldCard; readonly lines: readonly LogLine[] }) {
  const kit = useKit();
  const { model, desk, teller } = kit;
  const t = words().table.log;
  const open = useSignal(false);
  const [first] = lines;
  const losses = lossesText(kit, factsOf(card), model.position.value.view);
  const look = () => {
    desk.close();
    if (first && !teller.review(first.entry, first.event)) model.look(first.entry + 1);
  };
  return (
    <li class="log-card" data-open={open.value || undefined}>
      <button type="button" class="log-told" onClick={look}>
        <Author by={card.by} />
        <span>
          <b>{headlineOf(kit, card) ?? titleOf(kit, card)}</b>
          {losses !== '' && <i>{losses}</i>}
        </span>
      </button>
      <button
        type="button"
        class="look"
        aria-label={t.lines({ count: lines.length })}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="chev" size={18} />
      </button>
      {open.value && (
        <ul>
          {lines.map((line, i) => (
            <Line key={i} line={line} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function Line({ line }: { readonly line: LogLine }) {
  const { model, desk, teller } = useKit();
  const livery = useLivery();
  const t = words().table.log;
  const roll = rolled(line.fact);
  if (roll) {
    return (
      <li>
        <RollCard rolled={roll} open={false} />
      </li>
    );
  }
  const look = () => {
    desk.close();
    if (!teller.review(line.entry, line.event)) model.look(line.entry + 1);
  };
  return (
    <li data-kind={line.kind} data-livery={model.game.sides.length > 1 ? livery(line.fact.by) : undefined}>
      <span>
        <Spoken sentence={line.sentence} />
      </span>
      <button type="button" class="look" aria-label={t.look} onClick={look}>
        <Icon name="eye" size={20} />
      </button>
    </li>
  );
}

function text(parts: readonly Chapter[], { words: game }: Kit): string {
  return parts
    .map(({ turn, phase, lines }) => {
      const { code, name } = game.phase(phase);
      const head = `${words().table.turnShort({ turn })} ${code} ${name}`;
      return [head, ...lines.map(({ sentence }) => `  ${plain(sentence)}`)].join('\n');
    })
    .join('\n');
}

/** Through the phone's own sheet where there is one, else into the clipboard. */
export async function shareText(content: string): Promise<void> {
  if (navigator.share) await navigator.share({ text: content }).catch(() => undefined);
  else await navigator.clipboard.writeText(content).catch(() => undefined);
}
