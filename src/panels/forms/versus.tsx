import type { Scene } from '../../kernel/scenes';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { isAble } from '../asking/force';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { useLivery } from '../parts/use-livery';

/** Who acts against what, where the question says so: a formation by its track, or the counters of a place. */
export function Versus({ scene }: { readonly scene: Scene | undefined }) {
  if (!scene || !('target' in scene) || scene.target === undefined) return null;
  if ('formation' in scene && scene.formation !== undefined) {
    return <FormationVersus formation={scene.formation} target={scene.target} marks={scene.marks ?? []} />;
  }
  return 'from' in scene && scene.from !== undefined ? <PlaceVersus from={scene.from} target={scene.target} /> : null;
}

interface FormationProps {
  readonly formation: string;
  readonly target: string;
  readonly marks: readonly string[];
}

/** The formation as its pennant, the place with what it holds. */
function FormationVersus({ formation, target, marks }: FormationProps) {
  const { model, words: game } = useKit();
  const livery = useLivery();
  const t = words().table;
  const { places, counters } = model.position.value.view;
  const factsOf = (id: string) => {
    const place = places.find((one) => one.id === id);
    return place ? game.facts(place).filter(({ figure }) => figure !== undefined) : [];
  };
  const [strength] = factsOf(formation);
  const units = counters.filter(({ at }) => at === target).length;
  const facts = [
    ...factsOf(target).flatMap(({ label, figure, of: most }) => (most === undefined ? [] : [`${label} ${figure}`])),
    t.spoken.units({ count: units }),
    ...marks.map((mark) => game.state(mark)),
  ];
  return (
    <div class="versus" data-livery={livery(formation)}>
      <p class="pennant">
        <b>{game.track(formation).short}</b>
        {strength && (
          <span>
            {strength.label} {strength.figure}
          </span>
        )}
      </p>
      <Icon name="arrow" size={34} />
      <p class="versus-place">
        <b>{game.place(target).name}</b>
        <span>{facts.join(', ')}</span>
      </p>
    </div>
  );
}

function PlaceVersus({ from: fromId, target }: { readonly from: string; readonly target: string }) {
  const { model, words: game } = useKit();
  const livery = useLivery();
  const { prompt, view } = model.position.value;
  const from = view.places.find(({ id }) => id === fromId);
  const to = view.places.find(({ id }) => id === target);
  if (!from || !to) return null;
  const acting = view.counters.find((counter) => counter.at === fromId && counter.states.includes('acting'));
  // The side that acts: the one asked, or the other where it is asked to answer.
  const actor = acting?.side ?? prompt?.side ?? '';
  const stack = (place: string, of: string) =>
    view.counters.filter((counter) => counter.at === place && counter.side === of);
  const enemy = model.game.sides.find((one) => one !== actor) ?? '';
  return (
    <div class="versus area-versus" data-livery={livery(from.holder)}>
      <p class="pennant">
        <b>{game.place(from.id).short}</b>
        <span>{stackText(stack(from.id, actor))}</span>
      </p>
      <Icon name="arrow" size={34} />
      <p class="versus-place">
        <b>{game.place(to.id).short}</b>
        <span>{stackText(stack(to.id, enemy))}</span>
      </p>
    </div>
  );

  function stackText(there: readonly CounterView[]): string {
    const t = words().table;
    const trays = [...new Set(there.map(({ tray }) => tray))];
    const counts = trays.map((tray) =>
      t.area.able({ count: there.filter((counter) => counter.tray === tray).length, state: game.state(tray) }),
    );
    return counts.length === 0 || !there.some(isAble) ? counts.join(', ') || t.place.empty : counts.join(', ');
  }
}
