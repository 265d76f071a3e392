import type { Filling } from '../asking/filling';
import { SheetFrame } from '../forms/sheet';
import { useKit } from '../parts/kit';
import { Minis } from '../parts/units';
import { PlanOutlook } from './plan-outlook';

/** A way before it is gone: who goes, each area with its cost and dangers, and what it comes to at its end. */
export function WaySheet({ filling }: { readonly filling: Filling }) {
  const { model, words: game } = useKit();
  const { view } = model.position.value;
  const units = new Set(filling.plan.choices.map((choice) => model.offer(choice).counter));
  const going = view.counters.filter(({ id }) => units.has(id));
  const goal = game.place(filling.place ?? '').name;
  const [first] = going;
  return (
    <SheetFrame title={goal} {...(first && { caption: game.place(first.at).name })} topic={`way ${filling.place}`}>
      <Minis counters={going} />
      <PlanOutlook filling={filling} />
    </SheetFrame>
  );
}
