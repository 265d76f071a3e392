import { expect, test } from 'vitest';
import { storm } from '../../../src/games/storm';
import type { Storm } from '../../../src/games/storm/state';
import type { Language } from '../../../src/kernel/words';
import { battle } from './kit';

async function heard(language: Language, v: Storm, area: string): Promise<string | undefined> {
  const words = await storm.books.words[language]();
  const { places, counters } = storm.face.view(v, 'french', null);
  const place = places.find(({ id }) => id === area);
  return (
    place &&
    words.spoken?.(
      place,
      counters.filter(({ at }) => at === area),
    )
  );
}

test('an area is heard with its holder, its stack, its terrain and its trench', async () => {
  const v = battle();
  const [first = 0] = v.at.flatMap((at, unit) => (at === 17 ? [unit] : []));
  v.spent[first] = 1;
  v.trench[17] = 1;
  expect(await heard('en', v, '17')).toBe(
    'Dominique 1, French, victory area, 3 fresh, 1 spent, firepower 5, terrain 3, trench 1',
  );
  expect(await heard('fr', v, '17')).toBe(
    'Dominique 1, Français, zone de victoire, 3 fraîches, 1 épuisée, puissance de feu 5, terrain 3, tranchée 1',
  );
});

test('both sides of a contested area are heard, and that its terrain does not count', async () => {
  const v = battle();
  const [raider = 0] = v.at.flatMap((at, unit) => (at === 8 ? [unit] : []));
  v.at[raider] = 14;
  v.fire[14] = 1;
  const sentence = await heard('en', v, '14');
  expect(sentence).toMatch(/^Béatrice, French, victory area, 4 fresh, firepower 8, Viet Minh, 1 fresh, firepower 1/);
  expect(sentence).toContain('terrain 3, does not count');
  expect(sentence).toContain('French Fire marker');
});

test('names for a crowded map are short in every language', async () => {
  for (const language of ['en', 'fr', 'vi'] as const) {
    const words = await storm.books.words[language]();
    for (const { id } of storm.face.map.places) {
      const { brief, short } = words.place(id);
      expect((brief ?? short).length, `${language} ${short}`).toBeLessThanOrEqual(14);
    }
  }
});
