import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { type Kit, useKit } from '../parts/kit';
import { type Next, paces } from '../tale/teller';
import { isCard } from '../tale/telling';
import { isPlate } from './plates';
import { Thinks } from './thinks';
import { whyOf } from './told-why';
import { isMe, stepText, topicOf } from './told-words';

/** In the place of the dock: how far it is, Skip all, pause with its tools, and the button that says what comes. */
export function ToldBar() {
  const kit = useKit();
  const { teller, model } = kit;
  const { saysWhy } = teller;
  const t = words().telling;
  const now = teller.now.value;
  const next = teller.next.value;
  const again = model.telling.value?.again ?? false;
  const summary = now?.beat.is === 'summary';
  const why = now?.waits ? whyOf(kit, now) : null;
  const waits = next.is === 'more' && (!now || (now.waits && isCard(now.beat)));
  return (
    <footer
      class="dock told-bar"
      data-line={(now && !isCard(now.beat)) || undefined}
      data-waits={now?.waits || undefined}
    >
      <Progress />
      {now && !isCard(now.beat) && <Line />}
      <Thinks />
      <div class="acts">
        {now && isCard(now.beat) && isPlate(now.beat) ? (
          <Peek />
        ) : teller.paused.value ? (
          <Tools />
        ) : summary || again ? (
          <button type="button" class="button" onClick={() => (again ? teller.back() : teller.again())}>
            <Icon name="again" size={19} /> <span>{again ? t.back : t.again}</span>
          </button>
        ) : (
          <>
            <button type="button" class="button" onClick={() => teller.skip()}>
              {t.skip}
            </button>
            <button type="button" class="button square" aria-label={t.pause} onClick={() => teller.pause(true)}>
              <Icon name="pause" />
            </button>
          </>
        )}
        {why !== null && (
          <button
            type="button"
            class="button"
            aria-expanded={saysWhy.value}
            onClick={() => (saysWhy.value = !saysWhy.value)}
          >
            {t.why}
          </button>
        )}
        <GoOn next={next} waits={waits} strong={!again || next.is === 'now'} />
        {again && next.is !== 'now' && (
          <button type="button" class="button primary" onClick={() => model.tell(null)}>
            {t.toNow}
          </button>
        )}
      </div>
    </footer>
  );
}

interface GoOnProps {
  readonly next: Next;
  readonly waits: boolean;
  /** While looking back the way to now is the strong one. */
  readonly strong: boolean;
}

function GoOn({ next, waits, strong }: GoOnProps) {
  const kit = useKit();
  const { teller } = kit;
  return (
    <button
      type="button"
      class={strong ? 'button primary' : 'button'}
      data-told={next.is}
      data-asleep={teller.asleep.value || undefined}
      disabled={waits}
      onClick={() => (next.is === 'now' ? kit.model.tell(null) : teller.tap())}
    >
      <span>{labelOf(kit, next)}</span>
      <Icon name="chev" size={18} />
    </button>
  );
}

function labelOf(kit: Kit, next: Next): string {
  const t = words().telling;
  switch (next.is) {
    case 'step':
    case 'line':
      return t.next;
    case 'card':
      return t.nextIs({ what: topicOf(kit, next.card) });
    case 'more':
      return t.toMore({
        side: kit.words.sides[kit.model.thinking.value?.side ?? kit.model.position.value.waits ?? ''] ?? '',
      });
    case 'now':
      return t.toNow;
    case 'question': {
      const by = kit.model.game.face.phases.find(({ id }) => id === next.phase)?.by;
      return by ? t.to({ what: kit.words.phase(next.phase).name }) : t.toDecision;
    }
    default:
      return next satisfies never;
  }
}

/** One part for each card, the present one as far as it has grown. */
function Progress() {
  const { teller } = useKit();
  const { from, to } = teller.range.value;
  const now = teller.now.value;
  const cards = (teller.script.value?.beats ?? []).flatMap((beat, i) =>
    i >= from && i < to && isCard(beat) ? [{ beat, i }] : [],
  );
  const at = cards.findLastIndex(({ i }) => i <= (now?.index ?? to));
  if (cards.length === 0) return null;
  return (
    <div class="told-progress" role="img" aria-label={words().telling.progress({ at: at + 1, of: cards.length })}>
      {cards.map(({ beat, i }) => {
        const steps = Math.max(1, beat.steps.length);
        const done =
          now === null || i < now.index ? 1 : i > now.index ? 0 : (now.stepAt + (now.finished ? 1 : 0.5)) / steps;
        return (
          <i
            key={beat.from}
            data-now={(i === now?.index && done < 1) || undefined}
            style={`--done: ${Math.min(1, done) * 100}%`}
          />
        );
      })}
    </div>
  );
}

/** What happens without a card, in a sentence. */
function Line() {
  const kit = useKit();
  const step = kit.teller.now.value?.step;
  if (!step) return null;
  const t = words().telling;
  const { text, strong } = stepText(kit, step, kit.model.shown.value);
  // What a roll came to, where nothing else says it.
  const came = strong === '' && step.roll ? `${step.roll.roll.total}` : strong;
  const by = isMe(kit, step.author) ? t.you : (kit.words.sides[step.author ?? ''] ?? '');
  return (
    <p class="told-said" aria-live="polite">
      {by !== '' && !text.startsWith(by) && t.leadsIn({ text: by })}{' '}
      {text !== '' && came !== '' ? t.leadsIn({ text }) : text} {came !== '' && <b>{came}</b>}
    </p>
  );
}

/** The map behind a plate, and the plate again. */
function Peek() {
  const { teller } = useKit();
  const t = words().telling;
  const peeks = teller.peeks.value;
  return (
    <button
      type="button"
      class="button square"
      aria-pressed={peeks}
      aria-label={peeks ? t.hideMap : t.seeMap}
      onClick={() => (teller.peeks.value = !peeks)}
    >
      <Icon name="eye" />
    </button>
  );
}

/** Back, the speeds, and on. */
function Tools() {
  const { teller } = useKit();
  const t = words().telling;
  return (
    <>
      <button type="button" class="button square turned" aria-label={t.back} onClick={() => teller.back()}>
        <Icon name="chev" />
      </button>
      <button
        type="button"
        class="button square"
        aria-label={t.speed({ speed: `${teller.pace.value}×` })}
        onClick={() => teller.setPace(paces[(paces.indexOf(teller.pace.peek()) + 1) % paces.length] ?? '1')}
      >
        {`${teller.pace.value}×`}
      </button>
      <button type="button" class="button square" aria-label={t.play} onClick={() => teller.pause(false)}>
        <Icon name="play" />
      </button>
    </>
  );
}
