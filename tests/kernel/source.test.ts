import { expect, test } from 'vitest';
import { sourcesIn } from '../../src/kernel/source';

const sourceOf = sourcesIn({
  card: { 16: { source: { stated: '5.2' } } },
  place: (id) => (id === '17' ? { reconstructed: 'lie of the land' } : undefined),
});

test('a source is found by what the screen calls a thing', () => {
  expect(sourceOf('card-16')).toEqual({ stated: '5.2' });
  expect(sourceOf('place-17')).toEqual({ reconstructed: 'lie of the land' });
  for (const id of ['card-17', 'place-18', 'unit-1', 'card', '', 'constructor-name', 'card-constructor']) {
    expect(sourceOf(id), id).toBeUndefined();
  }
});
