import './targets-sheet.css';
import type { Choice } from '../../kernel/game';
import { words } from '../../locale';
import { meantIn } from '../asking/meant';
import { keyOf } from '../asking/offers';
import { steppersIn } from '../asking/steppers';
import { PlayersAsk } from '../forms/players-ask';
import { SheetFrame } from '../forms/sheet';
import { StepperRow } from '../forms/stepper-row';
import { FaceCells, Weigh } from '../forms/weigh';
import { figureOf } from '../model/figure';
import type { Offered } from '../model/model';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { RuleLink, Spoken } from '../parts/sentence';
import { Stock } from './stock';

/** Made once: it takes longer than the sorting. */
const inOrder = new Intl.Collator(undefined, { numeric: true });

/** Something that is fired at, or could be: meant by the choice of this number, or still offered. */
interface Target {
  readonly choice: Choice;
  readonly text: string;
  readonly named: number | null;
  readonly offered: Offered | null;
}

/** Targets named before the first die: a tick each, what it takes from the stock, what every face would do. */
export function TargetsSheet() {
  const { model, words: game } = useKit();
  const position = model.position.value;
  const { prompt, view, offers } = position;
  if (prompt?.scene?.is !== 'targets') return null;
  const given = meantIn(position).map(({ choice, at }) => ({ choice, named: at, offered: null }));
  const open = offers.filter(({ offer }) => !offer.primary);
  // What is fired with more or less is stepped to; a single point is a tick.
  const ticks = open.filter(({ offer }) => offer.step);
  const amounts = steppersIn(open.filter(({ offer }) => !offer.step));
  const stepped = new Set(amounts.flatMap((stepper) => stepper.amounts.map(({ offered }) => offered)));
  const single = open.filter((offered) => !offered.offer.step && !stepped.has(offered));
  const targets: Target[] = [
    ...given,
    ...[...ticks, ...single].map((offered) => ({ ...offered, named: null, offered })),
  ]
    .map(({ choice, named, offered }) => ({ choice, named, offered, text: game.choice(choice, prompt) }))
    .sort((a, b) => inOrder.compare(a.text, b.text));
  const last = given.at(-1)?.named ?? null;
  return (
    <SheetFrame title={game.phase(view.phase).name} topic={`targets ${prompt.ask}`}>
      <p class="sheet-question">
        <Spoken sentence={game.ask(prompt)} /> <RuleLink rule={prompt.rule} />
      </p>
      <Stocks tracks={prompt.scene.tracks} named={given.map(({ choice }) => choice)} />
      <ul class="choice-rows">
        {targets.map((target) => (
          <li key={`${target.text} ${target.named ?? ''}`}>
            <TargetRow target={target} whole={target.named !== null && target.named === last} />
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

function TargetRow({ target, whole }: { readonly target: Target; readonly whole: boolean }) {
  const { model, desk, words: game, wishes } = useKit();
  const { choice, text, named, offered } = target;
  const on = named !== null || (offered !== null && desk.marked.value === keyOf(offered));
  const preview = wishes.odds === 'off' ? null : model.preview(choice);
  const figure = preview && wishes.odds === 'full' ? figureOf(preview) : null;
  const column =
    preview?.columns && preview.columns.read >= 0 ? preview.columns.names[preview.columns.read] : undefined;
  const t = words().table.columns;
  return (
    <>
      <button
        type="button"
        class="choice-row"
        data-choice={offered ? keyOf(offered) : undefined}
        aria-pressed={on}
        onClick={() => (named !== null ? model.mean([], [named]) : offered && desk.tick(offered))}
      >
        <span class="check" data-on={on || undefined}>
          {on && <Icon name="tick" size={18} />}
        </span>
        <span class="choice-text">
          <b>{text}</b>
          {preview && <span>{column === undefined ? t.none : t.read({ column })}</span>}
        </span>
        {figure && (
          <span class="choice-weight">
            <b>{figureText(figure)}</b>
            <span>{game.outcome(figure.key)}</span>
          </span>
        )}
      </button>
      {on && preview && (whole ? <Weigh preview={preview} /> : <FaceCells preview={preview} />)}
    </>
  );
}
