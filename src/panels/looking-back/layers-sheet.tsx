import type { Signal } from '@preact/signals';
import type { BoardMap } from '../../kernel/view';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';

export interface MapLayers {
  readonly links: boolean;
  readonly paths: boolean;
  readonly names: boolean;
  readonly pieces: boolean;
}

const layerNames = ['links', 'paths', 'names', 'pieces'] as const;

/** The layers that a map has: ground of its own carries its own names, and between areas no line is drawn. */
export function layersOf({ places, links, paths, country }: BoardMap): readonly (keyof MapLayers)[] {
  const points = new Set(places.flatMap(({ id, outline }) => (outline ? [] : [id])));
  const has: MapLayers = {
    links: links.some(([a, b]) => points.has(a) && points.has(b)),
    paths: paths.length > 0,
    names: country === undefined,
    pieces: true,
  };
  return layerNames.filter((name) => has[name]);
}

export function LayersSheet({ layers, fit }: { readonly layers: Signal<MapLayers>; readonly fit: () => void }) {
  const t = words().table.layers;
  const { model } = useKit();
  return (
    <SheetFrame title={t.title} topic="layers">
      <ul class="choice-rows">
        {layersOf(model.game.face.map).map((name) => {
          const on = layers.value[name];
          return (
            <li key={name}>
              <button
                type="button"
                class="choice-row"
                aria-pressed={on}
                onClick={() => (layers.value = { ...layers.peek(), [name]: !on })}
              >
                <span class="check" data-on={on || undefined}>
                  {on && <Icon name="tick" size={18} />}
                </span>
                <span class="choice-text">
                  <b>{t[name]}</b>
                </span>
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" class="choice-row" onClick={fit}>
            <Icon name="fit" />
            <span class="choice-text">
              <b>{t.fit}</b>
            </span>
          </button>
        </li>
      </ul>
    </SheetFrame>
  );
}
