import { words } from '../../locale';
import { orders } from '../model/model';
import { useKit } from '../parts/kit';

/** When the side that looks wants to be asked for an answer: its own choice, so that silence tells nothing of its hand. */
export function StandingOrders() {
  const { model } = useKit();
  const t = words().table.answer;
  const { side } = model.position.value;
  const now = model.standing.orders.value[side] ?? 'always';
  return (
    <fieldset class="standing-orders">
      <legend class="caption">{t.standing}</legend>
      {orders.map((order) => (
        <button
          key={order}
          type="button"
          class="chip"
          aria-pressed={now === order}
          onClick={() => model.standing.order(side, order)}
        >
          {t.orders[order]}
        </button>
      ))}
    </fieldset>
  );
}
