import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { moment } from '../../src/app/base/dates';
import { speak } from '../../src/locale';

beforeAll(() => speak('en'));

afterEach(() => vi.unstubAllGlobals());

const TIME = Date.UTC(1954, 2, 13, 17, 5);
const written = (customs: string) =>
  new Intl.DateTimeFormat(customs, { dateStyle: 'medium', timeStyle: 'short' }).format(TIME);

test.each([
  [['en-GB', 'en-US'], 'en-GB'],
  [['vi', 'en-US'], 'en-US'],
  [['en-US@posix', 'en-GB'], 'en-GB'],
  [['en-US@posix'], 'en'],
  [[], 'en'],
])('where the browser speaks %j a moment is written as in %s', (languages, customs) => {
  vi.stubGlobal('navigator', { languages });
  expect(moment(TIME)).toBe(written(customs));
});
