import { chosenIn, type Filling } from '../asking/filling';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { Shares } from '../parts/shares';

/** What it costs and leaves, what it comes to, and where it stops. */
export function PlanOutlook({ filling }: { readonly filling: Filling }) {
  const { model, desk, words: game, wishes } = useKit();
  const lines = model.outlook(chosenIn(filling));
  const { brake } = filling.plan;
  return (
    <div class="plan-outlook">
      {brake && (
        <button
          type="button"
          class="choice-row plan-brake"
          aria-pressed={filling.brakes}
          onClick={() => desk.fill({ ...filling, brakes: !filling.brakes })}
        >
          <span class="check" data-on={filling.brakes || undefined}>
            {filling.brakes && <Icon name="tick" size={18} />}
          </span>
          <span class="choice-text">
            <b>{game.brake(brake.key)}</b>
          </span>
        </button>
      )}
      {lines.map((line) => {
        const { text, detail } = game.outlook(line);
        return (
          <div key={`${line.key} ${line.of ?? ''}`} class="outlook-line" data-warns={line.warns || undefined}>
            <b>{text}</b> {detail}
            {line.shares && wishes.odds === 'full' && <Shares shares={line.shares} name={game.thing} />}
          </div>
        );
      })}
    </div>
  );
}
