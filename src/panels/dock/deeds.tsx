import { words } from '../../locale';
import { keyOf } from '../asking/offers';
import type { Offered, Tried } from '../model/model';
import { useKit } from '../parts/kit';

/** What the counters of an open place can do, with how far it reaches; what they cannot says why. */
export function Deeds({ place, tried }: { readonly place: string; readonly tried: readonly Tried[] }) {
  const { model } = useKit();
  const { offers } = model.position.value;
  const found = tried.map(({ choice, key, refusal }) => {
    return { choice, refusal, key, offered: offers.find((offered) => keyOf(offered) === key) };
  });
  const legal = found.filter(({ offered }) => offered);
  const first = legal.findLast(({ offered }) => offered?.offer.fight) ?? (legal.length === 1 ? legal[0] : undefined);
  return (
    <div class="deeds">
      {found.map(({ choice, refusal, key, offered }) => (
        <Deed key={key} tried={{ choice, key, refusal }} offered={offered} place={place} primary={key === first?.key} />
      ))}
    </div>
  );
}

interface DeedProps {
  readonly tried: Tried;
  readonly offered: Offered | undefined;
  readonly place: string;
  readonly primary: boolean;
}

function Deed({ tried: { choice, refusal }, offered, place, primary }: DeedProps) {
  const { model, desk, words: game } = useKit();
  return (
    <button
      type="button"
      class={primary ? 'button deed primary' : 'button deed'}
      data-choice={offered && keyOf(offered)}
      aria-disabled={!offered}
      onClick={() => (offered ? desk.tick(offered) : model.refuse(choice))}
    >
      <b>{game.deed(choice)}</b>
      {refusal && <span>{game.refusal(refusal)}</span>}
      {offered?.offer.reach && <span>{reachText(offered.offer.reach, place)}</span>}
    </button>
  );
}

function reachText(reach: readonly string[], place: string): string {
  const t = words().table.area;
  const beside = reach.filter((id) => id !== place).length;
  if (beside === reach.length) return t.reach({ count: beside });
  return beside === 0 ? t.here : t.hereOr({ count: beside });
}
