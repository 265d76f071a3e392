import './task-rows.css';
import type { Choice } from '../../kernel/game';
import type { Task } from '../../kernel/plans';
import { words } from '../../locale';
import type { Filling } from '../asking/filling';
import { figureOf } from '../model/figure';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { Shares } from '../parts/shares';
import { useLivery } from '../parts/use-livery';

interface Props {
  readonly filling: Filling;
  readonly tasks: readonly Task[];
}

/** A plan by its tasks: who is on each as chips that take one off, a plus for the next, and how it is done. */
export function TaskRows({ filling, tasks }: Props) {
  const { desk } = useKit();
  return (
    <>
      {tasks
        .filter(({ on }) => on.length > 0)
        .map((task) => (
          <TaskRow
            key={`${task.choice?.do} ${task.target} ${wayOf(task)}`}
            task={task}
            put={(choices) => desk.fill(filledWith(filling, choices))}
          />
        ))}
    </>
  );
}

/** What nobody is on yet: a tap sends the first. */
export function OtherTasks({ filling, tasks }: Props) {
  const { desk } = useKit();
  const idle = tasks.filter(({ on }) => on.length === 0);
  if (idle.length === 0) return null;
  return (
    <fieldset class="task-others">
      <legend class="caption">{words().asking.plan.tasks.others}</legend>
      {idle.map((task) => (
        <button
          key={`${task.choice?.do} ${task.target}`}
          type="button"
          class="chip"
          data-task={`${task.choice?.do} ${task.target}`}
          onClick={() => desk.fill(filledWith(filling, task.more))}
        >
          <TaskName task={task} /> <Chance task={task} />
        </button>
      ))}
    </fieldset>
  );
}

const filledWith = (filling: Filling, choices: readonly Choice[] | null): Filling =>
  choices ? { ...filling, lines: choices.map((choice) => ({ choice, on: true, added: false })) } : filling;

const wayOf = ({ ways }: Task) => ways.find(({ on }) => on)?.key ?? '';

function TaskName({ task: { choice, target } }: { readonly task: Task }) {
  const { words: game } = useKit();
  return choice ? (
    <span>
      {game.deed(choice)} <b>{game.thing(target)}</b>
    </span>
  ) : (
    <b>{game.task(target)}</b>
  );
}

/** The one figure of each that is on it. */
function Chance({ task: { choice, shares } }: { readonly task: Task }) {
  const { model, wishes } = useKit();
  const preview = choice && shares.length === 0 && wishes.odds === 'full' ? model.preview(choice) : null;
  const figure = preview && figureOf(preview);
  return figure ? <span class="task-chance">{figureText(figure)}</span> : null;
}

interface RowProps {
  readonly task: Task;
  readonly put: (choices: readonly Choice[] | null) => void;
}

function TaskRow({ task, put }: RowProps) {
  const { model, words: game, wishes } = useKit();
  const livery = useLivery();
  const t = words().asking.plan.tasks;
  const { choice, target, on, more, ways, shares } = task;
  return (
    <section class="task-row" data-task={choice ? `${choice.do} ${target}` : target}>
      <p class="task-name">
        <TaskName task={task} /> <Chance task={task} />
      </p>
      {ways.length > 0 && (
        <div class="task-ways">
          {ways.map((way) => (
            <button
              key={way.key}
              type="button"
              aria-pressed={way.on}
              disabled={!way.on && way.plan === null}
              onClick={() => put(way.plan)}
            >
              {!way.on && way.plan === null && <Icon name="lock" size={16} />}
              <span class={!way.on && way.plan === null ? 'unseen' : undefined}>{game.task(way.key)}</span>
            </button>
          ))}
        </div>
      )}
      <ul class="task-units" data-livery={livery(model.position.value.side)}>
        {on.map(({ name, count, less }) => (
          <li key={name}>
            <button
              type="button"
              disabled={less === null}
              aria-label={less ? t.less({ what: name }) : undefined}
              onClick={() => put(less)}
            >
              {count > 1 ? `${name} ×${count}` : name}
            </button>
          </li>
        ))}
        {choice && (
          <li>
            <button
              type="button"
              class="task-more"
              disabled={more === null}
              aria-label={t.more}
              onClick={() => put(more)}
            >
              +
            </button>
          </li>
        )}
      </ul>
      {wishes.odds === 'full' && shares.length > 0 && <Shares shares={shares} name={game.task} />}
    </section>
  );
}
