import type { Signal } from '@preact/signals';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { SheetFrame } from './sheet';

export interface MapLayers {
  readonly links: boolean;
  readonly paths: boolean;
  readonly names: boolean;
  readonly pieces: boolean;
}

const layerNames = ['links', 'paths', 'names', 'pieces'] as const;

export function LayersSheet({ layers, fit }: { readonly layers: Signal<MapLayers>; readonly fit: () => void }) {
  const t = words().table.layers;
  return (
    <SheetFrame title={t.title} topic="layers">
      <ul class="choice-rows">
        {layerNames.map((name) => {
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
