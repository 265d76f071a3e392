import { words } from '../../locale';
import { wholeOf } from '../asking/filling';
import { keyOf } from '../asking/offers';
import { planName } from '../asking/plan-name';
import { GuideLine, guidePlace } from '../forms/guide-line';
import type { PlanOffer } from '../model/model';
import { Go } from '../parts/go';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { useLivery } from '../parts/use-livery';
import { useLoaded } from '../parts/use-loaded';
import { ToldBar } from '../telling/told-bar';
import { Acts, Plain } from './acts';
import { InHand } from './in-hand';
import { LastLine } from './last-line';
import { NoticeLine } from './notice-line';
import { Slots } from './slots';
import { PlainAnswer } from './strong-button';
import { Waiting } from './waiting';

const BUTTONS_IN_DOCK = 3;

/** Fetched with the sheets that lead to it. */
function LookingBack() {
  const later = useLoaded(() => import('../looking-back/looking-back'), []);
  return later ? <later.Replay /> : <span hidden aria-busy="true" />;
}

/** What the app asks, and the one obvious step that goes on. */
export function Dock() {
  const kit = useKit();
  const { model } = kit;
  const livery = useLivery();
  const waits = model.position.value.waits !== null;
  if (model.telling.value) return <ToldBar />;
  return (
    <footer class="dock" data-baton={model.covered.value ? livery(model.position.value.side) : undefined}>
      {guidePlace(kit) === 'dock' && <GuideLine />}
      <NoticeLine />
      {model.cursor.value === null && !waits && <LastLine />}
      {model.cursor.value !== null ? <LookingBack /> : waits ? <Waiting /> : <Here />}
    </footer>
  );
}

/** The question is to whoever looks. */
function Here() {
  return useKit().desk.hand.counter.value === null ? <Question /> : <InHand />;
}

function Question() {
  const { model, desk, words: game } = useKit();
  const t = words().table.dock;
  const { prompt } = model.position.value;
  if (!prompt) return <Over />;
  return (
    <>
      <section class="question" aria-label={t.question}>
        <p>
          <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
        </p>
        <Modes />
        <button
          type="button"
          class="icon-button"
          aria-label={t.allChoices}
          aria-expanded={desk.sheet.value?.is === 'choices'}
          onClick={() => (desk.sheet.peek()?.is === 'choices' ? desk.close() : desk.open({ is: 'choices' }))}
        >
          <Icon name="log" />
        </button>
      </section>
      <Running />
      <Acts above={<Others />} />
    </>
  );
}

/** What the side that looks has set going and that is not done yet; it can be called off. */
function Running() {
  const { model, words: game } = useKit();
  const t = words().asking.plan;
  const left = model.plans.left.value[model.position.value.side] ?? 0;
  if (left === 0) return null;
  if (model.plans.passing()) {
    const { name } = game.phase(model.position.value.view.phase);
    return (
      <button
        type="button"
        class="text-button running"
        role="switch"
        aria-checked
        onClick={() => model.plans.callOff()}
      >
        <Icon name="tick" size={18} /> {t.passing({ phase: name })}
      </button>
    );
  }
  return (
    <p class="running">
      {t.left({ count: left })}
      <button type="button" class="text-button" onClick={() => model.plans.callOff()}>
        {t.callOff}
      </button>
    </p>
  );
}

/** The few other choices that have no place on the map. */
function Others() {
  const { model, desk } = useKit();
  const { prompt } = model.position.value;
  const { primary, buttons, cards } = desk.sorted.value;
  const asked = desk.asks.value;
  const beside = asked === 'card' ? cards.filter(({ choice }) => choice.do !== 'card') : asked === null ? buttons : [];
  const shown = beside.filter(({ offer }) => primary !== null || !offer.forgoes);
  // Beside what can be done all over the map they stand in the row below.
  const few = shown.length <= BUTTONS_IN_DOCK && desk.sorted.value.deeds.length === 0 ? shown : [];
  const [only, second] = few;
  // Of two answers, the one that the strong button does not give stands here.
  const usual = primary ?? beside.find(({ offer }) => offer.forgoes);
  const strong = desk.strong.value;
  const swapped = only && !second && usual && strong?.is === 'answer' && strong.offered === only;
  if (!prompt) return null;
  return (
    <>
      {(swapped ? [usual] : few).map((offered) =>
        // What leaves nothing of the question is one press, like the strong button.
        offered.offer.final || swapped ? (
          <PlainAnswer key={keyOf(offered)} offered={offered} />
        ) : (
          <Plain key={keyOf(offered)} offered={offered} />
        ),
      )}
    </>
  );
}

/** How a tap is read, and what goes on by itself for a while: nothing here commits. */
function Modes() {
  const kit = useKit();
  const { model, desk } = kit;
  const plans = desk.sheet.value === null ? desk.plans.value.filter(({ beside }) => beside) : [];
  const repeating = desk.repeats.value;
  const repeats = model.position.value.offers.some(({ offer }) => (offer.repeats ?? 1) > 1);
  const filled = desk.filling.value?.plan;
  const isOn = ({ from, key }: PlanOffer) => filled?.from === from && filled.key === key;
  return (
    <>
      {plans.map((plan) => (
        <button
          type="button"
          class="button"
          key={`${plan.from} ${plan.key}`}
          data-plan={plan.from === 'rule' ? plan.key : plan.from}
          aria-pressed={isOn(plan)}
          onClick={() => desk.fill(isOn(plan) ? null : wholeOf(plan))}
        >
          {planName(kit.words, plan)}
        </button>
      ))}
      {repeats && (
        <button type="button" class="button" aria-pressed={repeating} onClick={() => (desk.repeats.value = !repeating)}>
          {words().asking.repeat}
        </button>
      )}
    </>
  );
}

function Over() {
  const { model, desk, words: game } = useKit();
  const t = words().table.report;
  const { result, view } = model.position.value;
  const open = desk.sheet.value?.is === 'report';
  return (
    <>
      {result && <p class="question">{t.over({ result: game.result(result).name, dates: game.dates(view.turn) })}</p>}
      <Slots>
        {open ? (
          <Go label={t.seeMap} act={() => desk.close()} />
        ) : (
          <Go label={t.open} act={() => desk.open({ is: 'report' }, 'full')} />
        )}
      </Slots>
    </>
  );
}
