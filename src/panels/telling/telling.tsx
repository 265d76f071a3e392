import './telling.css';
import { useEffect, useRef } from 'preact/hooks';
import { useKit } from '../parts/kit';
import type { Now } from '../tale/teller';
import { isCard, type ToldCard } from '../tale/telling';
import { EndPlate, EventPlate, isPlate, TurnCard, TurnEndCard } from './plates';
import { FightCard } from './told-card';
import { GatheredCard, PlansCard, SeatCard, SummaryCard } from './told-list';
import { ToldSpeech } from './told-speech';
import { VolleyCard } from './volley-card';

/** Milliseconds after which a finger that stays holds the telling. */
const HOLD = 350;

/** What happened, over the map: the card that is told. A tap anywhere goes on. */
export function Telling() {
  const { teller } = useKit();
  const now = teller.now.value;
  const box = useRef<HTMLDivElement>(null);
  useTaps(box);
  const card = now && isCard(now.beat) && !isPlate(now.beat) ? now.beat : null;
  return (
    <div class="telling" ref={box} hidden={useCovered()}>
      {card && <div class="told-reserve" data-small={isSmall(card) || undefined} aria-hidden="true" />}
      {card && now && (
        <div class="told-berth" key={card.from}>
          <Card card={card} now={now} />
        </div>
      )}
      <ToldSpeech />
    </div>
  );
}

/** A turn opens: over the whole table, strip and all. */
export function OpeningPlate() {
  const { teller, desk } = useKit();
  const now = teller.now.value;
  const box = useRef<HTMLDivElement>(null);
  const sheet = desk.sheet.value;
  const covered = sheet !== null && sheet.is !== 'prompt';
  const card = now && isCard(now.beat) && isPlate(now.beat) ? now.beat : null;
  useTaps(box, card);
  if (!card || covered || teller.peeks.value) return null;
  return (
    <div class="told-plate" ref={box} key={card.from}>
      <EventPlate card={card} />
    </div>
  );
}

/** What is read comes first: a briefing before the first turn, the log from a summary. The telling waits for it. */
function useCovered(): boolean {
  const { desk, teller } = useKit();
  const sheet = desk.sheet.value;
  const covered = sheet !== null && sheet.is !== 'prompt';
  useEffect(() => {
    if (!covered) return;
    teller.pause(true);
    return () => teller.pause(false);
  }, [teller, covered]);
  return covered;
}

function Card({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  switch (card.is) {
    case 'fight':
    case 'moment':
      return <FightCard card={card} now={now} />;
    case 'volley':
      return <VolleyCard card={card} now={now} />;
    case 'gathered':
      return <GatheredCard card={card} now={now} />;
    case 'plans':
      return <PlansCard card={card} />;
    case 'turn':
      return <TurnCard card={card} />;
    case 'turn-end':
      return <TurnEndCard card={card} now={now} />;
    case 'summary':
      return <SummaryCard card={card} />;
    case 'seat':
      return <SeatCard card={card} />;
    case 'end':
      return <EndPlate card={card} />;
    default:
      return card.is satisfies never;
  }
}

/** A tap finishes the step or goes on, a finger that stays holds it; controls keep their own taps. */
function useTaps(box: { readonly current: HTMLDivElement | null }, shown?: unknown): void {
  const { teller } = useKit();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const isControl = (event: Event) => event.target instanceof Element && event.target.closest('button, a') !== null;
    const down = (event: Event) => {
      if (isControl(event)) return;
      held = false;
      timer = setTimeout(() => {
        held = true;
        teller.pause(true);
      }, HOLD);
    };
    const up = () => {
      clearTimeout(timer);
      if (held) teller.pause(false);
    };
    const click = (event: Event) => {
      if (!isControl(event) && !held) teller.tap();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click);
    };
  }, [teller, shown]);
}

/** Cards that stay low: one thing that happened, without a table. */
function isSmall({ steps, fight }: ToldCard): boolean {
  return fight === null && steps.length <= 2;
}
