import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../panels/model/model';
import { atTable } from '../base/router';
import { settings } from '../base/settings';

/** Milliseconds. */
const SHORT = 12;

/** One short buzz for every choice that was taken, where the phone can and the player wants it. */
export function useBuzz(model: TableModel): void {
  useEffect(() => {
    let before = model.position.peek().entries.length;
    return model.position.subscribe(({ entries }) => {
      const felt = entries.length > before && settings.peek().vibration === 'on' && atTable.peek();
      // Before the first touch a browser refuses, and complains.
      if (felt && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHORT);
      before = entries.length;
    });
  }, [model]);
}
