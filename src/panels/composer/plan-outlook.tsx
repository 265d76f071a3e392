import { chosenIn, type Filling } from '../asking/filling';
import { TickRow } from '../forms/tick-row';
import { useKit } from '../parts/kit';
import { Shares } from '../parts/shares';

/** What it costs and leaves, what it comes to, and where it stops. */
export function PlanOutlook({ filling }: { readonly filling: Filling }) {
  const { model, desk, words: game, wishes } = useKit();
  const lines = model.plans.outlook(chosenIn(filling));
  const { brake } = filling.plan;
  return (
    <div class="plan-outlook">
      {brake && (
        <TickRow
          on={filling.brakes}
          act={() => desk.fill({ ...filling, brakes: !filling.brakes })}
          title={game.brake(brake.key)}
          data-brake={brake.key}
        />
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
