import { words } from '../locale';
import { GuideLine } from './guide/guide-line';
import { Icon } from './icon';
import { InHand } from './in-hand';
import { useKit } from './kit';
import { LastLine } from './last-line';
import type { Offered } from './model';
import { NoticeLine } from './notice-line';
import { keyOf } from './offers';
import { Replay } from './replay';
import { RuleLink, Spoken } from './sentence';

const BUTTONS_IN_DOCK = 3;

/** What the app asks, and the one obvious step that goes on. */
export function Dock() {
  const { model, desk } = useKit();
  return (
    <footer class="dock">
      <GuideLine />
      <NoticeLine />
      {model.cursor.value === null && <LastLine />}
      {model.cursor.value !== null ? <Replay /> : desk.chosen.value === null ? <Question /> : <InHand />}
    </footer>
  );
}

function Question() {
  const { model, desk, words: game } = useKit();
  const t = words().table.dock;
  const { prompt } = model.position.value;
  if (!prompt) return <Over />;
  return (
    <>
      <div class="question">
        <p>
          <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
        </p>
        <button
          type="button"
          class="icon-button"
          aria-label={t.allChoices}
          aria-expanded={desk.sheet.value?.is === 'choices'}
          onClick={() => (desk.sheet.peek()?.is === 'choices' ? desk.close() : desk.open({ is: 'choices' }))}
        >
          <Icon name="log" />
        </button>
      </div>
      <Quick />
      <div class="acts">
        <Undo />
        <Layers />
        <Primary />
      </div>
    </>
  );
}

/** The few other choices that have no place on the map. */
function Quick() {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { buttons, cards } = desk.sorted.value;
  const asked = desk.asks.value;
  const shown = asked === 'card' ? cards.filter(({ choice }) => choice.do !== 'card') : asked === null ? buttons : [];
  if (!prompt || shown.length === 0 || shown.length > BUTTONS_IN_DOCK) return null;
  if (desk.sheet.value?.is === 'digest') return null;
  return (
    <div class="quick">
      {shown.map((offered) => (
        <button
          type="button"
          class="button"
          key={keyOf(offered)}
          data-choice={keyOf(offered)}
          onClick={() => void model.choose(offered.choice)}
        >
          {game.choice(offered.choice, prompt)}
        </button>
      ))}
    </div>
  );
}

function Primary() {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { primary } = desk.sorted.value;
  const t = words().table.dock;
  const sheet = desk.sheet.value;
  // News first: the step that goes on is to the question, not past it.
  if (sheet?.is === 'digest' && desk.asks.value !== null) {
    return <Go label={t.toTheQuestion} act={() => desk.close()} />;
  }
  if (sheet?.is === 'weigh' && prompt) {
    const { choice } = sheet.offered;
    return <Go label={game.choice(choice, prompt)} act={() => void model.choose(choice)} choice={sheet.offered} />;
  }
  if (primary && prompt) {
    return (
      <Go label={game.choice(primary.choice, prompt)} act={() => void model.choose(primary.choice)} choice={primary} />
    );
  }
  if (sheet?.is === 'prompt' || sheet?.is === 'choices') return <p class="pick-one">{t.pickOne}</p>;
  return <Go label={t.showChoices} act={() => desk.open({ is: desk.asks.peek() ? 'prompt' : 'choices' })} />;
}

interface GoProps {
  readonly label: string;
  readonly act: () => void;
  readonly choice?: Offered;
}

function Go({ label, act, choice }: GoProps) {
  return (
    <button type="button" class="button primary" data-choice={choice && keyOf(choice)} onClick={act}>
      <span>{label}</span>
      <Icon name="chev" size={18} />
    </button>
  );
}

/** Always on screen; it names what it takes back. */
function Undo() {
  const { model, words: game } = useKit();
  const t = words().table.dock;
  const { undoable, entries, undone } = model.position.value;
  const last = undoable > 0 ? entries.at(-1) : undefined;
  const back = last && game.made(last.choice, last);
  const again = undone && game.made(undone.choice, undone);
  return (
    <>
      <button
        type="button"
        class="button undo"
        disabled={!last}
        aria-label={back === undefined ? t.nothingToUndo : t.undo({ what: back })}
        onClick={() => void model.undo()}
      >
        <Icon name="undo" />
        {back !== undefined && <span class="undo-what">{back}</span>}
      </button>
      {again && (
        <button
          type="button"
          class="button square"
          aria-label={t.redo({ what: again })}
          title={t.redo({ what: again })}
          onClick={() => void model.redo()}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  );
}

function Layers() {
  const { desk } = useKit();
  return (
    <button
      type="button"
      class="button square"
      aria-label={words().table.layers.title}
      onClick={() => desk.open({ is: 'layers' })}
    >
      <Icon name="layers" />
    </button>
  );
}

function Over() {
  const { desk } = useKit();
  const t = words().table.report;
  const open = desk.sheet.value?.is === 'report';
  return (
    <div class="acts">
      <Undo />
      <Layers />
      {open ? (
        <Go label={t.seeMap} act={() => desk.close()} />
      ) : (
        <Go label={t.open} act={() => desk.open({ is: 'report' }, 'full')} />
      )}
    </div>
  );
}
