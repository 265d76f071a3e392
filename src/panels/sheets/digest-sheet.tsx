import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale';
import { PlayerActs, usePlayer } from '../dock/player';
import { StepList } from '../dock/step-list';
import { drawnCard } from '../model/fact-lists';
import { useKit } from '../model/kit';
import { chapters, type LogLine, logLines, logOf } from '../model/log-lines';
import { stepsOfLines } from '../model/steps';
import { CardFace } from '../parts/card-face';
import { SheetFrame } from './sheet';

/** Milliseconds a line stays while the news play. */
const PACE = 1400;

/** What happened since the last choice. */
export function DigestSheet() {
  const { model, words: game } = useKit();
  const t = words().table.digest;
  const { entries } = model.position.value;
  const lines = logLines(logOf(model, entries), game, Math.max(0, entries.length - 1));
  return (
    <Digest
      title={t.title}
      topic="digest"
      lines={lines}
      card={drawnCard(entries.at(-1)?.events ?? [], model.game.face.fact)}
    />
  );
}

/** What the other side did when it last acted, once more. */
export function EnemySheet() {
  const { model } = useKit();
  return model.company === 'alone' ? <EnemyPhase /> : <TheirMoves />;
}

/** The last run of choices of the other side: everything since whoever looks decided before it. */
function TheirMoves() {
  const { model, words: game } = useKit();
  const { entries, side } = model.position.value;
  const last = entries.findLastIndex((entry) => entry.side !== side);
  const from = entries.slice(0, Math.max(0, last)).findLastIndex((entry) => entry.side === side) + 1;
  const told = entries.slice(0, last + 1);
  const lines = logLines(logOf(model, told), game, from);
  const facts = lines.filter(({ event, at }) => event && at > 0);
  return <Digest title={words().seats.moves.title} topic="enemy" lines={facts} card={null} />;
}

function EnemyPhase() {
  const { model, words: game } = useKit();
  const { entries } = model.position.value;
  const { sides, face } = model.game;
  const theirs = new Set(face.phases.filter(({ by }) => by !== null && !sides.includes(by)).map(({ id }) => id));
  const all = logLines(logOf(model, entries, model.start()), game).filter((line) => theirs.has(line.phase));
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

/** Facts grouped by phase. Each shows its place; they step, play or are skipped. */
function Digest({ title, topic, lines, card }: DigestProps) {
  const { desk, words: game } = useKit();
  const t = words().table.digest;
  const steps = stepsOfLines(lines);
  const here = useSignal<number | null>(null);
  const show = (index: number) => {
    const step = steps[index];
    here.value = step ? index : null;
    desk.point(step?.place ?? null);
  };
  const now = here.value;
  const next = now === null ? 0 : now + 1;
  const on = () => show(next);
  const player = usePlayer({ pace: PACE, now, ready: steps.length > 0, next: on, playing: false });
  useEffect(() => {
    if (now !== null && now === steps.length - 1) player.playing.value = false;
  }, [now]);
  let first = 0;
  return (
    <SheetFrame title={title} caption={t.count({ count: lines.length })} topic={topic}>
      <PlayerActs player={player} back={now === null ? null : () => show(now - 1)} next={on} label={t.step} quiet />
      <button type="button" class="text-button" onClick={() => desk.close()}>
        {t.skip}
      </button>
      {card !== null && <CardFace card={card} titled />}
      {chapters(lines).map(({ phase, lines: part }, i) => {
        const from = first;
        first += part.length;
        return (
          <section key={i} class="digest-part">
            <h3 class="caption">{phase === '' ? '' : `${game.phase(phase).code} ${game.phase(phase).name}`}</h3>
            <StepList
              steps={steps.slice(from, first)}
              first={from + 1}
              now={now === null ? null : now - from}
              show={(index) => show(index + from)}
            />
          </section>
        );
      })}
    </SheetFrame>
  );
}
