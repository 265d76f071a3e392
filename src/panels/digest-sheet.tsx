import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../locale';
import { CardFace } from './card-face';
import { drawnCard, placeIn } from './events';
import { Icon } from './icon';
import { useKit } from './kit';
import { chapters, type LogLine, logLines } from './log-lines';
import { Spoken } from './sentence';
import { SheetFrame } from './sheet';

/** Milliseconds a line stays while the news play. */
const PACE = 1400;

/** What happened since the last choice. */
export function DigestSheet() {
  const { model, words: game } = useKit();
  const t = words().table.digest;
  const { entries } = model.position.value;
  const source = { opening: model.opening, entries, turn: 0, phase: '' };
  const lines = logLines(source, game, Math.max(0, entries.length - 1));
  return <Digest title={t.title} topic="digest" lines={lines} card={drawnCard(entries.at(-1)?.events ?? [])} />;
}

/** What the other side did when it last acted, once more. */
export function EnemySheet() {
  const { model, words: game } = useKit();
  const { entries } = model.position.value;
  const theirs = new Set(model.game.theirs);
  const { turn, phase } = model.start();
  const all = logLines({ opening: model.opening, entries, turn, phase }, game).filter((line) => theirs.has(line.phase));
  const last = all.at(-1)?.turn;
  const lines = all.filter((line) => line.turn === last && line.kind !== 'choice');
  return <Digest title={words().table.menu.enemy} topic="enemy" lines={lines} card={null} />;
}

interface DigestProps {
  readonly title: string;
  readonly topic: string;
  readonly lines: readonly LogLine[];
  readonly card: string | null;
}

/** Facts grouped by phase. Each line shows its place; steps, plays or is skipped. */
function Digest({ title, topic, lines, card }: DigestProps) {
  const { model, desk, words: game, wishes } = useKit();
  const t = words().table.digest;
  const places = new Set(model.game.map.places.map(({ id }) => id));
  const here = useSignal<number | null>(null);
  const playing = useSignal(false);
  const show = (index: number) => {
    const line = lines[index];
    here.value = line ? index : null;
    desk.point(line ? placeOf(line, places) : null);
    if (!line) playing.value = false;
  };
  const speed = wishes.speed === 'instant' ? 4 : Number(wishes.speed);
  const now = here.value;
  const plays = playing.value;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => show((now ?? -1) + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [plays, now]);
  let index = -1;
  return (
    <SheetFrame title={title} caption={t.count({ count: lines.length })} topic={topic}>
      <div class="tools">
        <button type="button" class="button" onClick={() => show((now ?? -1) + 1)}>
          {t.step}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={plays}
          onClick={() => {
            playing.value = !plays;
          }}
        >
          {plays ? t.pause : t.play}
        </button>
        <button type="button" class="button" onClick={() => desk.close()}>
          {t.skip}
        </button>
      </div>
      {card !== null && <CardFace card={card} titled />}
      {chapters(lines).map(({ phase, lines: part }, i) => (
        <section key={i} class="digest-part">
          <h3 class="caption">{phase === '' ? '' : `${game.phase(phase).code} ${game.phase(phase).name}`}</h3>
          <ul class="log-lines">
            {part.map((line) => {
              index++;
              const at = index;
              return (
                <li key={at} data-kind={line.kind} data-here={now === at || undefined}>
                  <span>
                    <Spoken sentence={line.sentence} />
                  </span>
                  {placeOf(line, places) !== null && (
                    <button type="button" class="look" aria-label={t.show} onClick={() => show(at)}>
                      <Icon name="eye" size={20} />
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </SheetFrame>
  );
}

function placeOf(line: LogLine, places: ReadonlySet<string>): string | null {
  const named = line.sentence.find((part) => typeof part !== 'string' && part.kind === 'place');
  if (named !== undefined && typeof named !== 'string') return places.has(named.id) ? named.id : null;
  return line.event && placeIn(line.event, places);
}
