import './edge-signs.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { type MapEye, useKit } from '../parts/kit';
import { edgeSigns } from './edge';

/** Over the map: where the lit places are that the window does not show. A tap goes there. */
export function EdgeSigns() {
  const { desk, model, map, words: game } = useKit();
  const eye = map.value;
  const drawn = useSignal(0);
  const tools = useSignal<readonly DOMRect[]>([]);
  useEffect(() => eye?.watch(() => drawn.value++), [eye]);
  const { targets } = desk.lit.value;
  drawn.value; // read for its change: the map has moved
  const signs =
    !eye || targets === null || model.cursor.value !== null
      ? []
      : edgeSigns(spotsOf(eye, targets.keys()), eye.room(), () => tools.value);
  useEffect(() => {
    // Once the page is laid out: measured in the midst of a drawing it would be laid out twice.
    const now = signs.length > 0 ? toolsOnMap() : tools.peek();
    if (JSON.stringify(now) !== JSON.stringify(tools.peek())) tools.value = now;
  });
  return (
    <>
      {signs.map(({ place, more, x, y, degrees }) => {
        const name = game.place(place).short;
        const said = more > 0 ? `${name} +${more}` : name;
        return (
          <button
            key={place}
            type="button"
            class="edge-sign"
            data-towards={place}
            data-fight={targets?.get(place)?.fight || undefined}
            style={{ left: `${x}px`, top: `${y}px` }}
            aria-label={words().asking.showPlace({ place: said })}
            onClick={() => eye?.reveal([place])}
          >
            <span style={{ rotate: `${degrees}deg`, display: 'grid' }}>
              <Icon name="chev" size={20} />
            </span>
            <span>{said}</span>
          </button>
        );
      })}
    </>
  );
}

/** Where the plates of these places lie. */
function spotsOf(eye: MapEye, places: Iterable<string>) {
  return new Map(
    [...places].flatMap((id) => {
      const spot = eye.plateOf(id);
      return spot ? [[id, spot] as const] : [];
    }),
  );
}

/** The buttons that lie on the map, where it has any. */
function toolsOnMap(): readonly DOMRect[] {
  const map = document.querySelector('.map')?.getBoundingClientRect();
  if (!map) return [];
  return [...document.querySelectorAll('.map-tools > button, .layers')].map((tool) => {
    const { x, y, width, height } = tool.getBoundingClientRect();
    return new DOMRect(x - map.x, y - map.y, width, height);
  });
}
