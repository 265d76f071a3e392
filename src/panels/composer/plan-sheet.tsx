import '../parts/filters.css';
import './plan-sheet.css';
import { useSignal } from '@preact/signals';
import type { Choice } from '../../kernel/game';
import { written } from '../../kernel/journal';
import { stakeOf } from '../../kernel/scenes';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { aimOf, chosenIn, type Filling, fillingOf, isAsFilled, swapped, toggled } from '../asking/filling';
import { planName } from '../asking/plan-name';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { CountRow } from '../forms/stepper-row';
import { TickRow, type Weight } from '../forms/tick-row';
import { Versus } from '../forms/versus';
import { figureOf } from '../model/figure';
import { askAlways, LONGEST_NAME, type PlanOffer, type Terms, termKinds } from '../model/model';
import { Figure, figureText } from '../parts/figure';
import { percent } from '../parts/format';
import { Icon } from '../parts/icon';
import { becomesText } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { Barred } from './barred';
import { PlanOutlook } from './plan-outlook';
import { OtherTasks, TaskRows } from './task-rows';
import { WaySheet } from './way-sheet';

/** Many choices of a kind, filled in: ways to fill, what is meant with a tick each, what it costs and comes to. */
export function PlanSheet() {
  const { model, desk, words: game, wishes } = useKit();
  const { prompt, preview, view } = model.position.value;
  const filling = desk.filling.value;
  if (!prompt || !filling) return null;
  if (filling.whole && filling.plan.to) return <WaySheet filling={filling} />;
  const { place } = filling;
  const aim = aimOf(filling);
  const tasks = model.plans.tasks(chosenIn(filling));
  const name = game.phase(view.phase).name;
  return (
    <SheetFrame
      title={aim === null ? name : game.place(aim).name}
      {...(place !== null && { caption: name })}
      topic={`plan ${prompt.ask} ${place ?? ''}`}
    >
      {place === null && (
        <p class="sheet-question">
          <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
        </p>
      )}
      {place === null && <Versus scene={prompt.scene} />}
      {place === null && preview && wishes.odds === 'full' && (
        <Figure now={preview} own={stakeOf(prompt.scene) === 'hold'} />
      )}
      <Ways filling={filling} />
      {tasks.length > 0 ? <TaskRows filling={filling} tasks={tasks} /> : <Lines filling={filling} />}
      <Barred filling={filling} />
      <PlanOutlook filling={filling} />
      <OtherTasks filling={filling} tasks={tasks} />
      {prompt.window && place === null && <StandingTerms />}
      <PlayersAsk />
    </SheetFrame>
  );
}

/** Steps of the least chance and of what must stay on the track. */
const LEAST = [1 / 6, 1 / 3, 1 / 2, 2 / 3] as const;
const FLOOR_STEP = 5;

/** How such questions are to be answered from now on, by the side that looks, for itself. */
function StandingTerms() {
  const { model } = useKit();
  const t = words().asking.plan.terms;
  const { prompt, offers } = model.position.value;
  const now = (prompt && model.standing.terms.value[`${prompt.side} ${prompt.ask}`]) ?? askAlways;
  const next = LEAST.find((least) => least > now.least + 0.01) ?? LEAST[0];
  const pays = offers.some(({ offer }) => offer.price !== undefined);
  const set = (change: Partial<Terms>) => model.standing.setTerms({ ...now, ...change });
  return (
    <fieldset class="plan-terms">
      <legend class="caption">{t.title}</legend>
      {termKinds.map((when) => (
        <button
          key={when}
          type="button"
          class="chip"
          data-term={when}
          aria-pressed={now.when === when}
          onClick={() => set(when === 'likely' && now.when === 'likely' ? { least: next } : { when })}
        >
          {t[when]({ chance: percent(now.least) })}
        </button>
      ))}
      {pays && now.when === 'filled' && (
        <button type="button" class="chip" onClick={() => set({ floor: (now.floor + FLOOR_STEP) % (FLOOR_STEP * 7) })}>
          {t.floor({ floor: now.floor })}
        </button>
      )}
    </fieldset>
  );
}

/** The orders of filling as chips, the last time and what the player keeps among them. */
function Ways({ filling }: { readonly filling: Filling }) {
  const kit = useKit();
  const { model, desk } = kit;
  const t = words().asking.plan;
  const kept = useSignal<{ readonly filling: Filling; readonly slot: string | null } | null>(null);
  const isKept = kept.value?.filling === filling;
  const slot = isKept ? kept.value?.slot : null;
  const fills = filling.lines.length > 0;
  const asFilled = isAsFilled(filling);
  const isOn = (plan: PlanOffer) => asFilled && plan.from === filling.plan.from && plan.key === filling.plan.key;
  return (
    <>
      <div class="plan-ways">
        {desk.plans.value
          .filter(({ beside }) => !beside)
          .map((plan) => (
            <button
              type="button"
              class="chip"
              key={`${plan.from} ${plan.key} ${plan.to?.place ?? ''}`}
              aria-pressed={isOn(plan) && plan.to?.place === filling.plan.to?.place}
              onClick={() => desk.fill(fillingOf(plan, filling.place))}
            >
              {planName(kit.words, plan)}
            </button>
          ))}
        {filling.place === null && (
          <button type="button" class="chip" data-by-hand onClick={() => desk.fill(null)}>
            {t.byHand}
          </button>
        )}
        {filling.place === null && fills && !filling.plan.passing && (
          <button
            type="button"
            class="chip plan-save"
            disabled={isKept}
            onClick={() => {
              kept.value = { filling, slot: model.plans.keep(chosenIn(filling)) };
            }}
          >
            {isKept ? t.kept : t.keep}
          </button>
        )}
      </div>
      {slot && (
        <label class="plan-name">
          {t.named}
          <input
            type="text"
            maxLength={LONGEST_NAME}
            placeholder={t.saved({ name: slot })}
            onInput={({ currentTarget }) => model.plans.name(slot, currentTarget.value)}
          />
        </label>
      )}
      {filling.plan.dropped > 0 && <p class="quiet">{t.dropped({ count: filling.plan.dropped })}</p>}
    </>
  );
}

interface Group {
  readonly text: string;
  readonly at: readonly number[];
}

/** Alike choices stand in one row with a count; each other one has a tick. */
function Lines({ filling }: { readonly filling: Filling }) {
  const { model, words: game } = useKit();
  const { prompt } = model.position.value;
  if (!prompt) return null;
  const groups = new Map<string, number[]>();
  filling.lines.forEach(({ choice }, i) => {
    const text = game.choice(game.alike?.(choice) ?? choice, prompt);
    groups.set(text, [...(groups.get(text) ?? []), i]);
  });
  return (
    <ul class="choice-rows plan-rows">
      {[...groups].map(([text, at]) => (
        <li key={text}>
          {at.length > 1 ? (
            <Counted filling={filling} group={{ text, at }} />
          ) : (
            <Line filling={filling} group={{ text, at }} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly filling: Filling;
  readonly group: Group;
}

function Line({ filling, group: { text, at } }: RowProps) {
  const kit = useKit();
  const { model, desk } = kit;
  const [index = 0] = at;
  const line = filling.lines[index];
  if (!line) return null;
  const { choice, on } = line;
  const { becomes, ...offer } = model.offer(choice);
  const counter = model.position.value.view.counters.find(({ id }) => id === offer.counter);
  const figure = figureAt(kit, choice);
  const next = otherTarget(kit, choice);
  const weight: Weight | null = becomes
    ? [becomesText(becomes), words().table.damage.after]
    : figure && [figureText(figure)];
  return (
    <div class="plan-line">
      <TickRow
        on={on}
        act={() => desk.fill(toggled(filling, index))}
        title={text}
        counter={counter}
        weight={weight}
        data-planned={index}
      >
        {counter && <From counter={counter} choice={choice} />}
        <Target choice={choice} />
      </TickRow>
      {next && (
        <button
          type="button"
          class="icon-button"
          aria-label={words().asking.plan.otherTarget({ what: text })}
          onClick={() => desk.fill(swapped(filling, index, next))}
        >
          <Icon name="redo" size={20} />
        </button>
      )}
    </div>
  );
}

/** Where a gun stands, and what it sees its target across. */
function From({ counter, choice }: { readonly counter: CounterView; readonly choice: Choice }) {
  const { model, words: game } = useKit();
  const { place } = model.offer(choice);
  if (place === undefined || counter.at === place) return null;
  const over = model.plans.over(choice).map((id) => game.place(id).short);
  const from = game.place(counter.at).short;
  return <span>{over.length > 0 ? words().asking.plan.across({ from, over: over.join(', ') }) : from}</span>;
}

/** Where the target stands, and the own place that it threatens most. */
function Target({ choice }: { readonly choice: Choice }) {
  const { model, words: game } = useKit();
  const before = model.plans.facing(choice);
  const { place } = model.offer(choice);
  if (before === null || place === undefined) return null;
  return <span>{words().asking.plan.before({ at: game.place(place).short, before: game.place(before).short })}</span>;
}

function Counted({ filling, group: { text, at } }: RowProps) {
  const kit = useKit();
  const { model, desk } = kit;
  const choice = filling.lines[at[0] ?? -1]?.choice;
  const counter = choice && model.position.value.view.counters.find(({ id }) => id === model.offer(choice).counter);
  const figure = choice && figureAt(kit, choice);
  const { becomes } = choice ? model.offer(choice) : {};
  const on = at.filter((i) => filling.lines[i]?.on);
  const off = at.filter((i) => !filling.lines[i]?.on);
  const [last, first] = [on.at(-1), off[0]];
  return (
    <CountRow
      title={text}
      amount={on.length}
      less={last === undefined ? null : () => desk.fill(toggled(filling, last))}
      more={first === undefined ? null : () => desk.fill(toggled(filling, first))}
      counter={counter}
    >
      {choice && <Target choice={choice} />}
      {figure && <span>{figureText(figure)}</span>}
      {counter && becomes && on.length > 0 && <span>{stepsText(counter, becomes, on.length)}</span>}
    </CountRow>
  );
}

/** Steps of a counter before and after so many of a choice that takes or gives one. */
function stepsText({ steps, factors: [now] }: CounterView, [then = 0]: readonly number[], count: number): string {
  return `${steps} → ${steps + (then > (now ?? 0) ? count : -count)}`;
}

/** The chance of a choice, where it is offered now and the player wants to see it. */
function figureAt(kit: Kit, choice: Choice) {
  const preview = kit.wishes.odds === 'full' && isOffered(kit, choice) ? kit.model.preview(choice) : null;
  return preview && figureOf(preview);
}

function isOffered({ model }: Kit, choice: Choice): boolean {
  const key = written(model.game.play.writes, choice);
  return model.position.value.offers.some((one) => one.key === key);
}

/** The next thing that the same unit could do in the same way: another target. */
function otherTarget({ model }: Kit, choice: Choice): Choice | null {
  const { counter, fight } = model.offer(choice);
  if (counter === undefined || !fight) return null;
  const same = model.position.value.offers
    .filter((one) => one.choice.do === choice.do && one.offer.counter === counter)
    .map((one) => one.choice);
  const key = written(model.game.play.writes, choice);
  const at = same.findIndex((one) => written(model.game.play.writes, one) === key);
  return same.length > 1 ? (same[(at + 1) % same.length] ?? null) : null;
}
