import { computed } from '@preact/signals';
import { readPalette } from '../../board/base/palette';
import { colours } from '../base/appearance';

/** The colours of the map as the style sheet has them now; the same object until they change. */
export const paletteNow = computed(() => {
  colours.value; // read for their change: the variables follow them
  const style = getComputedStyle(document.documentElement);
  return readPalette((name) => style.getPropertyValue(name));
});
