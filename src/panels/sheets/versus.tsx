import { words } from '../../locale';
import { useKit } from '../model/kit';
import type { Position } from '../model/model';
import { Icon } from '../parts/icon';

interface Fight {
  readonly formation: string;
  readonly place: string;
}

/** Who fights for what, where the question says so. */
export function versusIn({ prompt }: Position): Fight | null {
  const { division, cr } = prompt?.about ?? {};
  return typeof division === 'string' && typeof cr === 'string' ? { formation: division, place: cr } : null;
}

/** The formation as its pennant, the place with what it holds. */
export function Versus({ formation, place: id }: Fight) {
  const { model, words: game } = useKit();
  const t = words().table;
  const { tracks, places, counters } = model.position.value.view;
  const track = tracks.find((one) => one.id === formation);
  const place = places.find((one) => one.id === id);
  const units = counters.filter(({ at }) => at === id).length;
  const facts = [
    ...(place?.pips ? [`${t.place.pips} ${place.pips.value}`] : []),
    t.spoken.units({ count: units }),
    ...(place?.marks.includes('encircled') ? [game.state('encircled')] : []),
  ];
  return (
    <div class="versus" data-formation={formation}>
      <p class="pennant">
        <b>{game.track(formation).short}</b>
        {track && (
          <span>
            {t.place.figures.strength} {track.value}
          </span>
        )}
      </p>
      <Icon name="arrow" size={34} />
      <p class="versus-place">
        <b>{game.place(id).name}</b>
        <span>{facts.join(', ')}</span>
      </p>
    </div>
  );
}
