import './targets-sheet.css';
import type { Choice } from '../../kernel/game';
import { words } from '../../locale';
import { steppersIn } from '../asking/steppers';
import { meantIn, type Tick, ticksIn, timesOf, turn } from '../asking/ticks';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { StepperRow } from '../forms/stepper-row';
import { TickRow } from '../forms/tick-row';
import { FaceCells, Weigh } from '../forms/weigh';
import { figureOf } from '../model/figure';
import { figureText } from '../parts/figure';
import { useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { Stock } from './stock';

/** Made once: it takes longer than the sorting. */
const inOrder = new Intl.Collator(undefined, { numeric: true });

/** Targets named before the first die: a tick each, what it takes from the stock, what every face would do. */
export function TargetsSheet() {
  const { model, desk, words: game } = useKit();
  const position = model.position.value;
  const { prompt, view, offers } = position;
  if (prompt?.scene?.is !== 'targets') return null;
  const given = meantIn(position);
  const open = offers.filter(({ offer }) => !offer.primary);
  // What is fired with more or less is stepped to; a single point is a tick.
  const amounts = steppersIn(open.filter(({ offer }) => !offer.step));
  const stepped = new Set(amounts.flatMap((stepper) => stepper.amounts.map(({ offered }) => offered)));
  const single = open.filter((offered) => !stepped.has(offered));
  const targets = ticksIn(position, single, desk.marked.value)
    .map((tick) => ({ tick, text: game.choice(tick.choice, prompt) }))
    .sort((a, b) => inOrder.compare(a.text, b.text));
  const last = given.at(-1)?.key;
  return (
    <SheetFrame title={game.phase(view.phase).name} topic={`targets ${prompt.ask}`}>
      <p class="sheet-question">
        <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
      </p>
      <Stocks tracks={prompt.scene.tracks} named={given.map(({ choice }) => choice)} />
      <ul class="choice-rows">
        {targets.map(({ tick, text }) => (
          <li key={tick.key}>
            <TargetRow tick={tick} text={text} whole={tick.key === last} />
          </li>
        ))}
      </ul>
      {amounts.map((stepper) => (
        <StepperRow key={stepper.id} stepper={stepper} />
      ))}
      <PlayersAsk />
    </SheetFrame>
  );
}

/** What is left of each stock when all that is named has been fired. */
function Stocks({ tracks, named }: { readonly tracks: readonly string[]; readonly named: readonly Choice[] }) {
  const { model } = useKit();
  const spent = (id: string) =>
    named
      .flatMap((choice) => model.offer(choice).price ?? [])
      .reduce((sum, { track, value }) => (track === id ? sum + value : sum), 0);
  return (
    <>
      {tracks.flatMap((id) => {
        const track = model.position.value.view.tracks.find((one) => one.id === id);
        return track ? [<Stock key={id} track={track} spent={spent(id)} />] : [];
      })}
    </>
  );
}

interface RowProps {
  readonly tick: Tick;
  readonly text: string;
  /** It lies open with all that it hangs on. */
  readonly whole: boolean;
}

function TargetRow({ tick, text, whole }: RowProps) {
  const kit = useKit();
  const { model, words: game, wishes } = kit;
  const { key, choice, offered } = tick;
  const on = timesOf(tick) > 0;
  const preview = wishes.odds === 'off' ? null : model.preview(choice);
  const figure = preview && wishes.odds === 'full' ? figureOf(preview) : null;
  const column =
    preview?.columns && preview.columns.read >= 0 ? preview.columns.names[preview.columns.read] : undefined;
  const t = words().table.columns;
  return (
    <>
      <TickRow
        on={on}
        act={() => turn(kit, tick)}
        title={text}
        weight={figure && [figureText(figure), game.outcome(figure.key)]}
        choice={offered ? key : undefined}
      >
        {preview && <span>{column === undefined ? t.none : t.read({ column })}</span>}
      </TickRow>
      {on && preview && (whole ? <Weigh preview={preview} /> : <FaceCells preview={preview} />)}
    </>
  );
}
