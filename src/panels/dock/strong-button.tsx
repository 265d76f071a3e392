import type { Ending } from '../../kernel/draft';
import './strong-button.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../kernel/game';
import { words } from '../../locale';
import { damageOf } from '../asking/damage';
import { chosenIn, countOf, type Filling, leaves } from '../asking/filling';
import { endsMoving, looseIn, overIn, type Strong } from '../asking/strong';
import { figureOf } from '../model/figure';
import type { Offered, TableModel } from '../model/model';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { baredBy, looseText, priceText } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';
import { wentBack } from './dock-tools';
import { useSure } from './use-sure';

/** Milliseconds in which a button whose words have just changed hears nothing: a thumb on its way meant the old ones. */
const SLEEP = 350;
/** The same where the question has gone to the other person at the open table. */
const BATON = 400;
/** The same after the first of two taps that a button asks for, and how long it waits for the second. */
const SURE = 600;
const UNSURE = 6000;
/** The same after undo or redo: whoever taps them taps again. */
const BACK = 1000;

interface Face {
  readonly label: string;
  readonly below: string;
  readonly icon: 'dice' | 'chev' | 'cards' | null;
}

export function StrongButton() {
  const { desk } = useKit();
  const strong = desk.strong.value;
  return strong && <Committing strong={strong} kind="strong" press={desk.press} />;
}

/** One of a few plain answers, made as the strong button makes the other: both stand ready at once. */
export function PlainAnswer({ offered }: { readonly offered: Offered }) {
  const { model, words: game, wishes } = useKit();
  const strong: Strong = { is: 'answer', offered, ending: model.ending(offered.choice), along: [] };
  const preview = wishes.odds === 'full' ? model.preview(offered.choice) : null;
  const figure = preview && figureOf(preview);
  const odds = figure ? `${game.outcome(figure.key)} ${figureText(figure)}` : '';
  return <Committing strong={strong} kind="answer" odds={odds} press={() => model.choose(offered.choice)} />;
}

interface Props {
  readonly strong: Strong;
  readonly kind: 'strong' | 'answer';
  /** What comes of it, where that is still to be thrown for. */
  readonly odds?: string;
  readonly press: () => Promise<boolean>;
}

/** Verb and number, then the price and what follows. Filled does what was planned, outlined gives something up. */
function Committing({ strong, kind, odds = '', press }: Props) {
  const kit = useKit();
  const { wishes, words: game } = kit;
  const face = faceOf(kit, strong);
  const baton = kit.model.covered.value ? kit.model.position.value.side : '';
  const said = `${baton} ${face.label} ${face.below}`;
  const [isSure, ask] = useSure(said, UNSURE);
  const asleep = useSleep(`${said} ${isSure}`, isSure ? SURE : baton === '' ? SLEEP : BATON);
  const follows = [odds, face.below].filter((part) => part !== '').join(', ');
  const below = [game.sides[baton] ?? '', follows].filter((part) => part !== '').join(', ');
  const waits = strong.is === 'wait' || isEmpty(strong);
  const dear = isDear(kit, strong);
  const asks = dear || (wishes.confirm && strong.is === 'answer' && strong.ending !== 'free');
  const act = () => {
    if (waits || asleep) return;
    if (asks && !isSure) return ask();
    if (dear) leftAt(kit).push(questionOf(kit));
    void press();
  };
  const gives =
    (strong.is === 'run' && (strong.filling.plan.lasts === 'turn' || countOf(strong.filling) === 0)) ||
    (strong.is === 'answer' &&
      ((strong.offered.offer.forgoes && kit.model.position.value.offers.length > 1) ||
        overTexts(kit, strong.offered).length > 0));
  return (
    <button
      type="button"
      class={`button ${kind} ${gives || kind === 'answer' ? 'outlined' : 'primary'}`}
      data-choice={strong.is === 'answer' ? strong.offered.key : undefined}
      data-ending={strong.is === 'answer' ? strong.ending : undefined}
      data-run={strong.is === 'run' ? countOf(strong.filling) : undefined}
      data-proposes={strong.is === 'propose' ? strong.choices.length : undefined}
      data-sends={strong.is === 'send' ? strong.sent.length : undefined}
      data-sure={isSure || undefined}
      data-asleep={asleep || undefined}
      disabled={waits}
      onClick={act}
    >
      <span class="strong-words">
        <b>{face.label}</b>
        {below !== '' && <span>{isSure ? againText(strong) : below}</span>}
      </span>
      {face.icon && <Icon name={face.icon} size={20} />}
    </button>
  );
}

/** Going on leaves so many units, shots or points that it is asked about once. */
const DEAR = 3;
/** Whoever has answered that so often at a kind of question means it. */
const ANSWERED = 2;

/** At which kinds of questions of a battle that has been meant. */
const left = new WeakMap<TableModel, string[]>();

function leftAt({ model }: Kit): string[] {
  const questions = left.get(model) ?? [];
  left.set(model, questions);
  return questions;
}

const questionOf = ({ model }: Kit) => model.position.value.prompt?.ask ?? '';

function isDear(kit: Kit, strong: Strong): boolean {
  if (strong.is !== 'answer' || kit.model.position.value.offers.length < 2) return false;
  const { forgoes, undone = 0 } = strong.offered.offer;
  const question = questionOf(kit);
  return forgoes === true && undone >= DEAR && leftAt(kit).filter((one) => one === question).length < ANSWERED;
}

function againText(strong: Strong): string {
  const t = words().asking;
  const { undone = 0 } = strong.is === 'answer' ? strong.offered.offer : {};
  return undone > 0 ? `${t.undone({ undone })}, ${t.again}` : t.again;
}

/** Nothing is ticked, and nothing leaves the question either. */
function isEmpty(strong: Strong): boolean {
  return strong.is === 'run' && chosenIn(strong.filling).length === 0;
}

/**
 * True for a moment after the words change or somebody has gone back or forward, from the drawing on that shows it: a
 * thumb on its way meant what stood there before.
 */
export function useSleep(said: string, ms = SLEEP): boolean {
  const back = wentBack.value;
  const now = useMemo(() => ({}), [said, ms, back]);
  const sleep = useRef({ back, until: 0 });
  const [awake, wake] = useState<object | null>(null);
  useLayoutEffect(() => {
    const went = sleep.current.back !== back;
    const until = Math.max(sleep.current.until, performance.now() + (went ? BACK : ms));
    sleep.current = { back, until };
    const timer = setTimeout(() => wake(now), until - performance.now());
    return () => clearTimeout(timer);
  }, [now]);
  return awake !== now;
}

function faceOf(kit: Kit, strong: Strong): Face {
  const { model, desk, words: game } = kit;
  const t = words().asking;
  const { prompt } = model.position.value;
  switch (strong.is) {
    case 'show':
      return {
        label: t.show[strong.what],
        below: strong.what === 'answer' ? t.playable({ count: strong.count }) : t.choices({ count: strong.count }),
        icon: 'cards',
      };
    case 'run':
      return runFace(kit, strong.filling);
    case 'propose':
      return { label: t.propose, below: goalsOf(kit, strong.choices), icon: 'chev' };
    case 'send': {
      const { place = '' } = strong.sent[0]?.offer ?? {};
      return { label: t.send({ count: strong.sent.length }), below: game.place(place).short, icon: 'chev' };
    }
    case 'wait': {
      const below = strong.for === 'points' ? t.left({ left: damageOf(model.position.value).left }) : '';
      return { label: t.wait[strong.for], below, icon: null };
    }
    case 'answer': {
      const { offered, ending, along } = strong;
      const others = along.length > 0 ? words().table.dock.along({ count: along.length }) : '';
      const { primary } = desk.sorted.value;
      const spoken = (choice: Choice) => (prompt ? game.choice(choice, prompt) : '');
      // The last that joins a fight sets it going, the last of a force turns it up: the button says so, and with what.
      const leads = primary !== null && primary !== offered && model.ending(primary.choice) === ending;
      const asks = desk.asks.value;
      const sets = leads && ((asks === 'compose' && ending === 'dice') || (asks === 'force' && ending === 'hidden'));
      const own = sets ? `${spoken(primary.choice)}: ${spoken(offered.choice)}` : spoken(offered.choice);
      const said = desk.asks.value === 'damage' ? words().table.damage.confirm : own;
      // What follows the colon of a choice is its consequence.
      const [label = '', ...more] = said.split(/\s?: /);
      // That a step of the week ends is said where nothing more telling is.
      const telling = [...more, others, ...overTexts(kit, offered), baredBy(game, offered.offer)].filter(
        (part) => part !== '',
      );
      const follows = belowOf(kit, offered, telling.length > 0 && ending === 'phase' ? 'settled' : ending);
      const below = [...telling, follows].filter((part) => part !== '').join(', ');
      return { label, below, icon: ending === 'dice' ? 'dice' : 'chev' };
    }
    default:
      return strong satisfies never;
  }
}

/** The places that they would go to, and how many to each: 'Dominique 1 ×4, Éliane 2'. */
function goalsOf({ model, words: game }: Kit, choices: readonly Choice[]): string {
  const counts = new Map<string, number>();
  for (const choice of choices) {
    const { place } = model.offer(choice);
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const goal = (place: string, count: number) => `${game.place(place).short}${count > 1 ? ` ×${count}` : ''}`;
  return [...counts].map(([place, count]) => goal(place, count)).join(', ');
}

/** All that is ticked at once; with nothing ticked, the choice that leaves the question. */
function runFace({ model, words: game }: Kit, filling: Filling): Face {
  const { prompt } = model.position.value;
  const { plan, whole } = filling;
  const { turn } = model.position.value.view;
  const below = plan.lasts === 'turn' ? words().asking.follows.turn({ turn }) : '';
  if (whole && !plan.to && plan.from === 'rule') return { label: game.plan(plan.key), below, icon: 'chev' };
  const count = whole ? plan.choices.filter((choice) => 'unit' in choice).length : countOf(filling);
  const [leave] = filling.plan.choices.filter(leaves);
  const label = prompt && (count > 0 || !leave ? game.run(prompt, count) : game.choice(leave, prompt));
  return { label: label ?? '', below: plan.to ? game.place(plan.to.place).short : '', icon: 'chev' };
}

/** What will be lost because a place holds too much, or because nobody holds it: 'Anne-Marie 2 over'. */
function overTexts({ model, desk, words: game }: Kit, offered: Offered): readonly string[] {
  if (!endsMoving(desk.sorted.value, offered)) return [];
  const { view, side } = model.position.value;
  const over = overIn(view, side).map(({ place, by }) => words().asking.overBy({ place: game.place(place).short, by }));
  const loose = looseIn(view, side);
  return loose.length === 0 ? over : [...over, looseText(game, loose)];
}

function belowOf(kit: Kit, offered: Offered, ending: Ending): string {
  const t = words().asking;
  const price = priceText(kit.words, offered.offer.price);
  const { undone = 0 } = offered.offer;
  const parts = [price === '' ? '' : t.pay({ price }), undone > 0 ? t.undone({ undone }) : '', followsOf(kit, ending)];
  return parts.filter((part) => part !== '').join(', ');
}

function followsOf({ model, words: game }: Kit, ending: Ending): string {
  const t = words().asking.follows;
  const { view, side } = model.position.value;
  switch (ending) {
    case 'free':
    case 'settled':
      return '';
    case 'side': {
      const next = model.game.sides.find((one) => one !== side) ?? '';
      return t.side({ side: game.sides[next] ?? next });
    }
    case 'turn':
      return t.turn({ turn: view.turn });
    case 'phase':
      return t.phase({ phase: game.phase(view.phase).name });
    default:
      return t[ending];
  }
}
