import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 820px), (orientation: landscape) and (max-height: 520px)');
const matches = signal(query.matches);
query.addEventListener('change', () => {
  matches.value = query.matches;
});

/** Room beside the map: the strip is a rail and sheets lie at the side. The style sheet asks the same question. */
export const wide = matches;
