import { placeOf } from '../../kernel/scenes';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { steppersIn } from '../asking/steppers';
import { meantIn } from '../asking/ticks';
import { ChoiceRows } from '../forms/choice-rows';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { StepperRow } from '../forms/stepper-row';
import { TickRow } from '../forms/tick-row';
import { Versus } from '../forms/versus';
import { Weigh } from '../forms/weigh';
import type { Offered } from '../model/model';
import { CardFace } from '../parts/card-face';
import { Figure } from '../parts/figure';
import { useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { useLoaded } from '../parts/use-loaded';
import { drawnAs } from '../tale/drawn-event';
import { useDue } from '../telling/plates';
import { AnswerSheet } from './answer-sheet';
import { ArrivalsSheet } from './arrivals-sheet';
import { ComposeRows, Composer } from './composer';
import { DamageSheet } from './damage-sheet';
import { ForceSheet } from './force-sheet';
import { PlanSheet } from './plan-sheet';

/** What the question itself puts on the table: a card, a roll to weigh with its support, a short list. */
export function PromptSheet() {
  const { model, desk, words: game, wishes } = useKit();
  const { prompt, preview } = model.position.value;
  const kind = desk.asks.value;
  if (!prompt || !kind) return null;
  const { buttons, cards, counters, moves, places, primary } = desk.sorted.value;
  // What is done at once and can be undone is a row; a number that is only planned is stepped to.
  const planned = buttons.filter(({ choice }) => model.ending(choice) !== 'free');
  const numbers = steppersIn(planned);
  const stepped = new Set(numbers.flatMap(({ amounts }) => amounts.map(({ offered }) => offered)));
  const single = buttons.filter((offered) => !stepped.has(offered));
  // A counter that is set beforehand stands among those that could be chosen instead.
  const preset = primary?.offer.counter === undefined ? null : primary;
  const units = preset ? [preset, ...counters] : counters;
  // The one other way out of a long list stands where it is seen.
  const [alone, several] = single.length === 1 && units.length > 2 ? [single, []] : [[], single];
  const { code, name } = game.phase(model.position.value.view.phase);
  if (kind === 'plan') return <PlanSheet />;
  if (kind === 'force') return <ForceSheet />;
  if (kind === 'answer') return <AnswerSheet />;
  if (kind === 'damage') return <DamageSheet />;
  if (kind === 'arrivals') return <ArrivalsSheet />;
  if (kind === 'points') return <PointsQuestion />;
  if (kind === 'targets') return <TargetsQuestion />;
  if (kind === 'card') return <CardQuestion phase={code === '' ? name : `${code} · ${name}`} />;
  if (kind === 'compose') {
    const parts = [...counters, ...buttons, ...cards].filter(({ offer }) => !offer.back);
    return (
      <Composer preview={preview}>
        <ComposeRows offers={parts} preview={preview} />
      </Composer>
    );
  }
  if (kind === 'preview' && preview) {
    const marks = primary?.choice.do !== buttons[0]?.choice.do;
    const at = placeOf(prompt.scene);
    const title = game.roll(preview);
    return (
      <SheetFrame
        title={at === null ? title : game.place(at).short}
        {...(at !== null && { caption: title })}
        topic={`prompt ${prompt.ask}`}
      >
        <Asked />
        <Versus scene={prompt.scene} />
        {wishes.odds === 'full' && <Figure now={preview} own={false} />}
        <Given />
        {numbers.map((stepper) => (
          <StepperRow key={stepper.id} stepper={stepper} />
        ))}
        <ChoiceRows offers={[...units, ...single, ...cards]} marks={marks} preset={preset} weighed />
        <Weigh preview={preview} outcomes={false} />
        <PlayersAsk />
      </SheetFrame>
    );
  }
  return (
    <SheetFrame title={name} topic={`prompt ${plain(game.ask(prompt))}`}>
      <Asked />
      <Given />
      {numbers.map((stepper) => (
        <StepperRow key={stepper.id} stepper={stepper} />
      ))}
      <ChoiceRows
        offers={[...alone, ...units, ...moves, ...places, ...several, ...cards]}
        marks={preset !== null}
        preset={preset}
        weighed
      />
      <PlayersAsk />
    </SheetFrame>
  );
}

/** Fetched with the first such question: few games have any. */
function PointsQuestion() {
  const sheet = useLoaded(() => import('../posts'), []);
  return sheet && <sheet.PointsSheet />;
}

function TargetsQuestion() {
  const sheet = useLoaded(() => import('../posts'), []);
  return sheet && <sheet.TargetsSheet />;
}

/** The question, where the dock below has no room for it. */
function Asked() {
  const { model, words: game } = useKit();
  const { prompt } = model.position.value;
  if (!prompt) return null;
  return (
    <p class="sheet-question">
      <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
    </p>
  );
}

function Given() {
  const { model, words: game } = useKit();
  const meant = meantIn(model.position.value);
  if (meant.length === 0) return null;
  return (
    <ul class="choice-rows">
      {meant.map((one) => (
        <li key={one.at}>
          <TickRow on act={() => model.mean([], [one.at])} title={game.made(one.choice, one)} data-given={one.key} />
        </li>
      ))}
    </ul>
  );
}

/** The drawn card, whole; or the hand, where one of it must go. */
function CardQuestion({ phase }: { readonly phase: string }) {
  const { model, desk, words: game } = useKit();
  const { prompt } = model.position.value;
  const { primary, cards } = desk.sorted.value;
  const due = useDue(model.position.value.view.turn);
  if (!prompt) return null;
  const drawn = model.position.value.view.cards.find(({ at }) => at === 'drawn')?.id;
  const asked = prompt.scene?.is === 'card' ? prompt.scene.card : drawn;
  const card = primary?.offer.card ?? asked;
  const onThis = (offered: Offered) => offered.offer.card === card;
  const others = cards.filter((offered) => !onThis(offered));
  if (card === undefined || (!primary && !cards.some(onThis))) {
    return (
      <SheetFrame title={phase} topic={`prompt ${prompt.ask}`}>
        <Asked />
        <ChoiceRows offers={cards} />
        <PlayersAsk />
      </SheetFrame>
    );
  }
  const { turn } = model.position.value.view;
  const drawnNow = card === drawn ? drawnAs(model, card) : null;
  return (
    <SheetFrame
      title={game.card(card).title}
      caption={drawnNow ? `${words().table.turnShort({ turn })} · ${game.dates(turn)}` : phase}
      topic={`card ${card}`}
    >
      {drawnNow && due !== null && <p class="quiet">{due}</p>}
      <CardFace card={card} drawn={drawnNow} />
      {others.length > 0 && <ChoiceRows offers={others} />}
      <PlayersAsk />
    </SheetFrame>
  );
}
