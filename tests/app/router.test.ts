import { expect, test } from 'vitest';
import { routeOf } from '../../src/app/base/router';

test('every screen has its address', () => {
  expect(routeOf('')).toEqual({ screen: 'home' });
  expect(routeOf('#/')).toEqual({ screen: 'home' });
  expect(routeOf('#/settings')).toEqual({ screen: 'settings' });
  expect(routeOf('#/about')).toEqual({ screen: 'about' });
  expect(routeOf('#/new/storm')).toEqual({ screen: 'new', game: 'storm' });
  expect(routeOf('#/battle/season/french')).toEqual({ screen: 'battle', game: 'season', side: 'french' });
  expect(routeOf('#/play/a%20b')).toEqual({ screen: 'play', campaign: 'a b' });
  expect(routeOf('#/rules/lost-valley/12.3.5')).toEqual({ screen: 'rules', game: 'lost-valley', rule: '12.3.5' });
});

test('an address nobody knows leads home', () => {
  for (const hash of ['#/nowhere', '#/new', '#/new/chess', '#/play/', '#/rules/chess/1']) {
    expect(routeOf(hash), hash).toEqual({ screen: 'home' });
  }
});

test('a damaged address is taken as it stands', () => {
  expect(routeOf('#/play/%E0%A4%A')).toEqual({ screen: 'play', campaign: '%E0%A4%A' });
});
