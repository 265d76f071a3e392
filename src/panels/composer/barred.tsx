import type { Preview } from '../../kernel/view';
import { words } from '../../locale';
import { aimOf, type Filling } from '../asking/filling';
import type { Offered } from '../model/model';
import { signed } from '../parts/format';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

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
  const idle = offers.filter(
    ({ choice, offer }) =>
      choice.do === deed && offer.place === aim && !can.has(offer.counter) && doesNothing(model.preview(choice)),
  );
  if (groups.size === 0 && idle.length === 0) return null;
  return (
    <>
      {idle.length > 0 && <Idle offers={idle} />}
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
    </>
  );
}

/** Less than this is nothing. */
const SOME = 0.01;

const doesNothing = (preview: Preview | null) =>
  preview?.outcomes.every(({ key, value }) => key === 'miss' || value < SOME) === true;

/** What would be allowed and come to nothing, folded; the modifiers that it fails by. */
function Idle({ offers }: { readonly offers: readonly Offered[] }) {
  const { model, words: game } = useKit();
  const labels = new Map(model.position.value.view.counters.map(({ id, label }) => [id, label]));
  return (
    <details class="plan-idle">
      <summary>
        {words().asking.plan.cannotHurt({ count: new Set(offers.map(({ offer }) => offer.counter)).size })}
      </summary>
      <ul class="plan-barred">
        {offers.map(({ key, choice, offer }) => {
          const against = model.preview(choice)?.modifiers.filter(({ value }) => value < 0) ?? [];
          return (
            <li key={key}>
              <span>
                <b>{labels.get(offer.counter ?? '') ?? ''}</b>
              </span>
              <i>{against.map((one) => `${game.modifier(one).text} ${signed(one.value)}`).join(', ')}</i>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
