/** One open table as signals. What is chosen is on disk before the screen shows what came of it. */
import { batch, computed, signal } from '@preact/signals';
import { type Draft, draftOn, drop, fill, press } from '../../kernel/draft';
import type { Choice, Prompt, Side } from '../../kernel/game';
import type { Table } from '../../kernel/table';
import type { Eyes, Notice, Order, Terms, Thinking } from '../../panels/model/model';
import { besideOf, keepBeside } from './beside';
import { createChanges, isFault } from './changes';
import { quickComputer, type Thought } from './computer';
import { createCurtains } from './curtain';
import { createDriver } from './driver';
import { noPace } from './even-pace';
import { passIdle } from './going';
import { createInquiry } from './inquiry';
import { createLiveTelling } from './live-telling';
import { catchUp, lookBack } from './look-back';
import { positionOf, type Sight, throughEyes, viewOf } from './position';
import { createReasons, hasSecrets } from './reasons';
import { begin, callOff, goOn as goOnWith, isPassing, leftOf } from './rest';
import { namePlan, savePlan } from './saved-plans';
import { companyOf, seatOf, witnessed } from './seating';
import type { Failure, Seating, Session } from './session-types';
import { createObedience, termsKey } from './unasked';

/** With nobody asked the computer plays no further ahead of what is told. */
const FAR_AHEAD = 40;

/** Before all that is told first. */
const NOTHING = { entry: -1, index: 0 };

/** A hint is thought about like a move of this level. */
const HINTS_BY = 'expert';

export function openSession(seating: Seating): Session {
  const { table, keeper, seats, mind = quickComputer, pace = noPace, fresh, passes } = seating;
  const { tells = () => false, watching = false, campaign, begun: isNew = false } = seating;
  const { game } = table;
  const company = companyOf(game.sides, seats);
  const seat = (side: Side) => seatOf(game, table.state, seats, side);
  const curtain = createCurtains(table, company === 'persons' && !watching);
  /** The side that looks: the person's own, or the one that is asked. */
  const looker = (): Side => {
    const { prompt, entries } = table;
    if (company === 'computer') return game.sides.find((side) => seat(side) === 'person') ?? '';
    return (company !== 'nobody' && (prompt?.side ?? entries.at(-1)?.side)) || (game.sides[0] ?? '');
  };

  const cursor = signal<number | null>(null);
  const through = signal<Eyes>('own');
  const notice = signal<Notice | null>(null);
  const thinking = signal<Thinking | null>(null);
  const failure = signal<Failure | null>(null);
  const orders = signal<Readonly<Record<Side, Order>>>({});
  const beside = campaign === undefined ? null : besideOf(campaign);
  const terms = signal<Readonly<Record<string, Terms>>>(beside?.terms ?? {});
  const keepHere = (kept: Parameters<typeof keepBeside>[1]) => {
    if (!watching && campaign !== undefined) keepBeside(campaign, kept);
  };
  const reasons = createReasons(table);
  let hidden = false;
  const computerIsAsked = () => table.prompt !== null && seat(table.prompt.side) !== 'person';
  const isSecret = ({ side, open }: Prompt) => company !== 'nobody' && side === game.face.hides && !open;
  const veiled = () =>
    company === 'nobody' ||
    (company === 'persons' && (watching || curtain.drawn.peek() !== null || story.isToldToAll()));
  const eyes = () => (veiled() || curtain.covered.peek() ? null : looker());
  const sight = (): Sight => ({
    seats,
    company,
    side: looker(),
    veiled: veiled(),
    covered: curtain.covered.peek(),
    told: story.isLive() ? Math.max(0, story.told()) : null,
    watching,
    over: table.state.result !== null && !story.isLive(),
  });
  const viewAt = lookBack(table, fresh, (past) => viewOf(past, sight()));
  const story = createLiveTelling({
    table,
    company,
    watching,
    tells,
    // What is not kept any more has been told.
    told: isNew ? NOTHING : (beside?.told ?? { entry: table.entries.length, index: 0 }),
    keep: (told) => keepHere({ told }),
    looker,
    eyes,
    computerIsAsked,
    viewAt,
  });

  const { unasked, obey, orderedBy } = createObedience(table, seats, company, orders, terms);
  /** What follows a choice by itself. */
  const goOn = (at: Table, side: Side | undefined) => {
    obey(at);
    if (passes()) passIdle(at, side);
  };

  // What need not be asked goes with the choice that led to it.
  const nothingMeant = () => draftOn(table, goOn);
  let draft = nothingMeant();
  /** So many choices had been made when it was begun: it is void at any other question. */
  let begun = table.entries.length;
  const positionNow = () => {
    if (draft.made.length === 0 || begun !== table.entries.length) draft = nothingMeant();
    begun = table.entries.length;
    return positionOf(draft, sight(), viewAt);
  };

  if (!watching) table.goOn(() => obey(table));
  story.start();
  if (!story.now.peek()) curtain.handOver();

  const position = signal(positionNow());
  const shown = computed(() => {
    const now = position.value;
    const { at = 0, tale, seat: told } = story.now.value ?? {};
    if (cursor.value !== null) return viewAt(cursor.value);
    if (tale && !told) return story.frame(tale.happened[at - 1] ?? null);
    return throughEyes(draft.table, sight(), through.value) ?? now.view;
  });

  const refresh = () =>
    batch(() => {
      story.start();
      if (!story.isLive()) curtain.handOver();
      // Told up to where it was: the table behind has gone on, the screen has not.
      else if (position.peek().waits !== null && position.peek().entries.length === Math.max(0, story.told())) return;
      through.value = 'own';
      position.value = positionNow();
    });

  /** The computer is at a step of what it hides: all that it changes shows at once when it is over. */
  const goesOnHiding = () =>
    table.prompt !== null && computerIsAsked() && isSecret(table.prompt) && position.peek().waits === table.prompt.side;
  const changes = createChanges({
    table,
    keeper,
    watching,
    failure,
    follow: () => obey(table) && goAhead(),
    show(why) {
      cursor.value = null;
      notice.value = why === null ? null : { is: 'not-saved', why };
      // What another window has overtaken never happened.
      if (why !== 'taken-over' && !goesOnHiding()) refresh();
    },
    goOn: () => driver.go(),
  });
  const { change, make } = changes;
  const running = signal(leftOf(table));
  /** What a person has set going goes on at each of its questions. */
  const goAhead = (): boolean => {
    goOnWith(
      table,
      (choice) => make(choice).ok,
      () => obey(table),
    );
    running.value = leftOf(table);
    return true;
  };
  /** What was meant to follow is off once somebody goes back. */
  const stepBack = (act: () => boolean): boolean => {
    table.rest = [];
    return act();
  };
  /** A change by the person who is asked, and by nobody else. */
  const changeHere = (act: () => boolean) => {
    if (position.peek().waits !== null) return Promise.resolve(false);
    if (!changes.saving() && !changes.torn() && failure.peek()?.is !== 'mind') failure.value = null;
    story.listen();
    return change(act);
  };

  /** The table with what is meant, from its beginning: whoever thinks ahead in a worker plays it again from there. */
  const wholeOf = ({ made }: Draft): Table => {
    if (made.length === 0) return table;
    const whole = catchUp(fresh(), table.journal().choices);
    press({ ...draft, on: whole });
    return whole;
  };

  const farAhead = () => {
    const { tale, at = 0 } = story.now.peek() ?? {};
    const seen = tale?.happened[Math.max(0, at - 1)]?.entry ?? table.entries.length;
    return company === 'nobody' && table.entries.length - seen > FAR_AHEAD;
  };

  const driver = createDriver({
    table,
    mind,
    asked() {
      const { prompt } = table;
      const level = prompt && seat(prompt.side);
      if (changes.over() || hidden || watching || farAhead() || !prompt || !level || level === 'person') return null;
      return { prompt, level };
    },
    make(choices, why) {
      const [meant] = choices;
      const isMade = reasons.next(meant, why);
      return change(() => {
        const taken = choices.find((choice) => make(choice, 'computer').ok);
        const now = failure.peek();
        if (taken && now?.is === 'computer') failure.value = { ...now, is: 'detour' };
        if (taken === meant) isMade();
        return taken !== undefined;
      });
    },
    isSecret,
    hasSecrets: (side) => company !== 'nobody' && hasSecrets(game, table.state, side),
    pace,
    thinking,
    failed(error) {
      failure.value = { is: 'mind', error };
    },
  });
  driver.go();

  const inquiry = createInquiry({
    draft: () => draft,
    asked() {
      const { prompt } = position.value;
      return !changes.saving() && draft.table.prompt === prompt ? prompt : null;
    },
    watching,
    isCovered: () => curtain.covered.peek(),
  });
  /** What is meant changes: nothing is written, the screen follows at once. */
  const mean = (next: Draft) => {
    if (position.peek().waits !== null || changes.saving() || watching || next === draft) return;
    // From the open table behind the curtain there is no way back.
    if (curtain.covered.peek() && next.table.prompt && !next.table.prompt.open) return;
    draft = next;
    batch(() => {
      cursor.value = null;
      notice.value = null;
      position.value = positionNow();
    });
  };
  /** A rule that throws where something is only meant has changed nothing, and is told all the same. */
  const tellFault = (choice: Choice) => {
    const answer = draft.table.fork().choose(choice);
    if (!answer.ok && isFault(answer)) failure.value = { is: 'step', choice: table.write(choice), error: answer.fault };
  };
  /** What is meant is made. */
  const makeMeant = () => press(draft, (choice) => make(choice).ok);

  const model: Session = {
    game,
    company,
    chosen: seats,
    setup: table.setup,
    opening: company === 'alone' ? table.opening : witnessed(game, null, table.opening),
    position,
    shown,
    eyes: through,
    see(eyes) {
      through.value = eyes;
    },
    cursor,
    notice,
    curtain: curtain.drawn,
    covered: curtain.covered,
    telling: story.now,
    thinking,
    failure,
    goOn() {
      failure.value = null;
      driver.go();
    },
    durable: keeper.durable,
    choose: (choice, ...along) =>
      changeHere(() => {
        const made = table.entries.length;
        makeMeant();
        const asked = table.prompt?.side ?? '';
        const answer = make(choice);
        if (answer.ok) goOn(table, asked);
        else if (!isFault(answer)) notice.value = { is: 'refused', refusal: answer.refusal };
        if (answer.ok && along.length > 0) press(fill(nothingMeant(), along), (one) => make(one).ok);
        return table.entries.length > made;
      }),
    mean(choices, instead = []) {
      const [choice] = choices;
      const left = instead.length > 0 ? drop(draft, ...instead) : draft;
      const next = fill(left, choices);
      if (choice && next === left) tellFault(choice);
      mean(next);
    },
    ...inquiry,
    plans: {
      ...inquiry.plans,
      run: (plan, choices) =>
        changeHere(() => {
          const made = table.entries.length;
          makeMeant();
          begin(table, plan, choices);
          goAhead();
          return table.entries.length > made;
        }),
      left: running,
      passing: () => isPassing(table, looker()),
      callOff() {
        callOff(table, looker());
        running.value = leftOf(table);
      },
      keep(choices) {
        const { prompt } = position.value;
        return prompt ? savePlan(game.id, prompt.side, prompt.ask, choices) : null;
      },
      name(slot, title) {
        const { prompt } = position.value;
        if (prompt) namePlan(game.id, prompt.side, prompt.ask, slot, title);
      },
    },
    undo: async () => {
      const last = draft.made.length - 1;
      if (last >= 0) {
        mean(drop(draft, last));
        return true;
      }
      return changeHere(() =>
        stepBack(() => {
          let moved = false;
          // What was answered by itself in an earlier version is a press of its own, and nobody's.
          while (table.undo()) {
            moved = true;
            if (!unasked(table)) break;
          }
          return moved;
        }),
      );
    },
    redo: () =>
      changeHere(() => {
        const { undone } = position.peek();
        return undone !== null && table.redo();
      }),
    rewind: (count) =>
      changeHere(() => {
        stepBack(() => true);
        // Between two persons what the other has seen or done stays.
        if (company === 'persons' && table.entries.length - count > table.undoable) return false;
        table.rewind(count);
        return true;
      }),
    async hint() {
      const { prompt } = position.value;
      if (!prompt || changes.saving()) return;
      // A hint may name a card.
      if (curtain.covered.peek()) return model.uncover();
      const at = table.entries.length;
      notice.value = { is: 'forming', share: 0 };
      const isWanted = () => notice.peek()?.is === 'forming' && draft.table.prompt === prompt && !changes.saving();
      const forming = (share: number) => {
        if (isWanted()) notice.value = { is: 'forming', share };
      };
      // Somebody who cannot look ahead still has an opinion.
      const { choice, why, outlook } = await mind
        .decide(wholeOf(draft), HINTS_BY, forming)
        .catch((): Thought => game.mind.bot(draft.table.state, prompt));
      if (!isWanted()) return;
      const logged = await changeHere(() => {
        if (!table.hints.includes(at)) table.hints.push(at);
        return true;
      });
      const reason = { why, outlook: outlook ?? null };
      if (logged) notice.value = { is: 'hint', choice, key: table.write(choice), reason };
    },
    look(at) {
      cursor.value = at === null || at >= position.value.entries.length ? null : at;
    },
    uncover() {
      if (!curtain.covered.peek() || !table.prompt) return;
      curtain.shut();
      refresh();
    },
    lift: () =>
      batch(() => {
        const side = table.prompt?.side;
        const lifted = curtain.lift();
        if (!lifted || side === undefined) return;
        story.startForSeat(side, lifted.since);
        position.value = positionNow();
      }),
    tell(at) {
      if (at !== null) story.go(at);
      else
        batch(() => {
          if (!story.end()) return;
          curtain.handOver();
          position.value = positionNow();
        });
      driver.go();
    },
    tellAgain: story.again,
    told: story.since,
    frame: story.frame,
    hurry: () => mind.hurry(),
    standing: {
      orders,
      order(side, order) {
        orders.value = { ...orders.peek(), [side]: order };
      },
      terms,
      setTerms(next, of = position.peek().prompt ?? undefined) {
        if (!of) return;
        terms.value = { ...terms.peek(), [termsKey(of)]: next };
        keepHere({ terms: terms.peek() });
      },
      by: orderedBy,
    },
    whyOf: reasons.of,
    refuse(choice) {
      const refusal = inquiry.refusalOf(choice);
      if (refusal) notice.value = { is: 'refused', refusal };
    },
    dismiss() {
      notice.value = null;
    },
    report: () => {
      const events = [...table.opening, ...table.entries.flatMap((entry) => entry.events)];
      return game.face.report(table.state, events);
    },
    viewAt,
    follow({ choices, rewinds, hints }) {
      catchUp(table, choices);
      table.rewinds = rewinds;
      table.hints = [...hints];
      position.value = positionNow();
    },
    hide(away) {
      hidden = away;
      mind.rest(away);
      if (away && company === 'persons' && table.prompt) {
        curtain.shut();
        story.endForSeat();
        refresh();
      }
      if (!away) driver.go();
    },
    dispose() {
      changes.end();
      mind.dispose();
    },
  };
  return model;
}
