import { computed, signal } from '@preact/signals';
import { coverOf } from '../../games';

/** One screen per route. Routes live in the hash, so that the app runs from any folder of any server. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  /** The lessons of one side; of the first that has some where none is named. */
  | { readonly screen: 'guided'; readonly game: string; readonly side: string }
  /** The battle of the lessons, by one's own dice and at either side. */
  | { readonly screen: 'battle'; readonly game: string; readonly side: string }
  | { readonly screen: 'play'; readonly campaign: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string }
  /** Something to take in: packed in the address, or chosen on this device. */
  | { readonly screen: 'take'; readonly pack: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' };

const home: Route = { screen: 'home' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address asks for; an address nobody knows leads home. */
export function routeOf(hash: string): Route {
  const [screen = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const game = coverOf(first)?.id;
  switch (screen) {
    case 'settings':
    case 'about':
      return { screen };
    case 'new':
      return game ? { screen, game } : home;
    case 'guided':
    case 'battle':
      return game ? { screen, game, side: second } : home;
    case 'play':
      return first ? { screen, campaign: first } : home;
    case 'take':
      return { screen, pack: first };
    case 'rules':
      return game ? { screen, game, rule: second } : home;
    default:
      return home;
  }
}

export const route = signal<Route>(home);

/** False while a table that is kept lies beneath what is read: it is quiet then. */
export const atTable = computed(() => route.value.screen === 'play');

/** Follows the address bar and the back button. */
export function followAddress(): void {
  addEventListener('hashchange', readAddress);
  readAddress();
}

export function readAddress(): void {
  route.value = routeOf(location.hash);
}
