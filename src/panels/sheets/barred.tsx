import { aimOf, type Filling } from '../model/filling';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';

/** Counters that could do the same elsewhere but not here, with the reason. */
export function Barred({ filling }: { readonly filling: Filling }) {
  const { model, words: game } = useKit();
  const aim = aimOf(filling);
  const deed = filling.lines[0]?.choice.do;
  const { offers, view } = model.position.value;
  if (aim === null || deed === undefined) return null;
  const can = new Set(filling.lines.map(({ choice }) => model.offer(choice).counter));
  const able = new Set(offers.flatMap(({ choice, offer }) => (choice.do === deed ? [offer.counter] : [])));
  const groups = new Map<string, { readonly at: string; readonly why: string; readonly labels: string[] }>();
  for (const { id, at, label } of view.counters) {
    const refusal = able.has(id) && !can.has(id) ? model.tries({ counter: id, place: aim })[0]?.refusal : null;
    if (!refusal) continue;
    const why = game.refusal(refusal);
    const group = groups.get(`${at} ${why}`) ?? { at, why, labels: [] };
    group.labels.push(label);
    groups.set(`${at} ${why}`, group);
  }
  if (groups.size === 0) return null;
  return (
    <ul class="plan-barred">
      {[...groups].map(([key, { at, why, labels }]) => (
        <li key={key}>
          <Icon name="lock" size={18} />
          <span>
            <b>{labels.join(', ')}</b> {game.place(at).short}
          </span>
          <i>{why}</i>
        </li>
      ))}
    </ul>
  );
}
