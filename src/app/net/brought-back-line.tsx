import { words } from '../../locale';
import { moment } from '../screens/dates';
import { broughtBack } from '../transfer/the-disk';
import { mishap } from './faults';

/** The browser had lost its storage: said once, over whatever lies on the screen. */
export function BroughtBackLine() {
  const back = broughtBack.value;
  if (!back || mishap.value !== null) return null;
  const { faults, saves } = words();
  return (
    <div class="mishap" role="status">
      <p>{saves.broughtBack({ count: back.count, when: moment(back.updated) })}</p>
      <button
        type="button"
        class="text-button"
        onClick={() => {
          broughtBack.value = null;
        }}
      >
        {faults.dismiss}
      </button>
    </div>
  );
}
