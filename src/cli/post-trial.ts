/**
 * A match between two phones by a bad postman: letters are lost, doubled, cut, altered and come in any order, phones are
 * killed between any two steps and go back to older copies of themselves. At the end both must know the same.
 */
import { below, type Chance, seeded } from '../kernel/chance';
import type { Game } from '../kernel/game';
import { read, written } from '../match/codec';
import { keepFirst, takeSecond } from '../match/conflict';
import { type Letter, otherOf, type Player, type Terms } from '../match/letter';
import { accepted, type Desk, invited, lastOf, type Match, newestOf, provenStirs, stateOf } from '../match/match';
import { type Order, orderable, ordersText } from '../match/orders';
import { receive } from '../match/post';
import type { Lines, Says } from '../match/reception';
import { goOn, isRunOver, seal, takeTurn, throws } from '../match/run';
import { reopened, settled } from '../match/settle';
import { askBack, draw, grantBack, resign } from '../match/verdict';
import { ownNewest, verdictOf } from '../match/writing';
import { decide, type Policy } from './policies';

/** In so many of a thousand cases. */
export interface Weather {
  readonly drops: number;
  readonly doubles: number;
  readonly cuts: number;
  readonly flips: number;
  readonly kills: number;
  readonly restores: number;
  readonly takeBacks: number;
  readonly draws: number;
  readonly resigns: number;
  /** How soon a letter is sent once more where nothing comes. */
  readonly impatience: number;
}

export const calm: Weather = {
  drops: 0,
  doubles: 0,
  cuts: 0,
  flips: 0,
  kills: 0,
  restores: 0,
  takeBacks: 0,
  draws: 0,
  resigns: 0,
  impatience: 0,
};
export const storm: Weather = {
  drops: 200,
  doubles: 150,
  cuts: 30,
  flips: 30,
  kills: 50,
  restores: 10,
  takeBacks: 20,
  draws: 4,
  resigns: 1,
  impatience: 160,
};

export interface Trial {
  readonly game: Game;
  readonly scenario: string;
  readonly seed: string;
  readonly sealed: boolean;
  /** Both are asked everything, answer results as the computer would, or whatever falls by lot. */
  readonly orders: 'none' | 'results' | 'lot';
  readonly policy: Policy;
  readonly weather: Weather;
}

export interface Carried {
  /** Steps until both knew the end; null where they never did. */
  readonly steps: number | null;
  /** What differs at the end between the phones. */
  readonly differs: readonly string[];
  /** Letters of the ladder, letters that were sent in all, and how long each was. */
  readonly letters: number;
  readonly sent: number;
  readonly lengths: readonly number[];
  readonly told: Readonly<Partial<Record<Says | 'unreadable', number>>>;
  /** How it ended: by the rules, or a word. */
  readonly end: string;
  readonly stirs: number | null;
}

interface Phone {
  desk: Desk;
  /** What it has stored, oldest first. */
  readonly stored: { readonly match: Match; readonly choices: readonly string[] }[];
}

const MOST_STEPS = 20_000;
/** A letter lies so long at most before it comes. */
const SLOWEST = 12;

export async function carry(trial: Trial): Promise<Carried> {
  const { game, scenario, seed, sealed, weather } = trial;
  const lot = seeded(`post ${seed}`);
  const happens = (thousandth: number) => below(lot, 1000) < thousandth;
  const bag: { readonly to: Player; readonly text: string; readonly due: number }[] = [];
  const lengths: number[] = [];
  const told: Partial<Record<Says | 'unreadable', number>> = {};
  let now = 0;
  let sent = 0;
  let undisturbed = 0;

  const post = async (letter: Letter): Promise<void> => {
    const text = await written(letter);
    if (letter.is === 'move') lengths.push(text.length);
    sent++;
    const times = happens(weather.drops) ? 0 : happens(weather.doubles) ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const spoilt = happens(weather.cuts)
        ? text.slice(0, below(lot, text.length))
        : happens(weather.flips)
          ? flipped(text, lot)
          : text;
      bag.push({ to: otherOf(letter.by), text: spoilt, due: now + below(lot, SLOWEST) });
    }
  };
  const terms: Terms = { game: game.id, scenario, options: [], second: below(lot, 2) === 1, sealed, rematch: null };
  const orders = () => ordersBy(trial, lot);
  const host: Phone = {
    desk: { match: invited(game, terms, secretOf(lot), 'Lan', orders()), game, table: null },
    stored: [],
  };
  const phones: [Phone, Phone | null] = [host, null];
  store(host);
  await post(ownNewest(host.desk));

  const take = async (me: Player, text: string): Promise<void> => {
    const found = await read(text);
    if (!('letter' in found)) {
      told.unreadable = (told.unreadable ?? 0) + 1;
      return;
    }
    const { letter } = found;
    const phone = phones[me];
    if (!phone) {
      if (letter.is !== 'invite') return;
      const match = accepted(letter, secretOf(lot), 'Minh', orders());
      phones[1] = { desk: { match, game, table: null }, stored: [] };
      store(phones[1]);
      await post(ownNewest(phones[1].desk));
      return;
    }
    const said = receive(phone.desk, letter);
    told[said.says] = (told[said.says] ?? 0) + 1;
    // Killed before anything is written: all is as it was, and the letter still lies in the messenger.
    if (happens(weather.kills)) {
      reopen(phone, game);
      return;
    }
    settle(phone, said.match, said.lines);
    if (happens(weather.kills)) reopen(phone, game);
    else if (said.says === 'withdrew') await withdraw(phone);
    else if (said.reply) await post(said.reply);
  };

  const withdraw = async (phone: Phone): Promise<void> => {
    const gone = resign(phone.desk);
    settle(phone, gone.match, null);
    if (gone.reply) await post(gone.reply);
  };

  const act = async (phone: Phone): Promise<void> => {
    const { match } = phone.desk;
    const state = stateOf(match);
    if (match.back && state === 'turn' && below(lot, 2) === 0) {
      const granted = grantBack(phone.desk);
      settle(phone, granted.match, granted.lines);
      if (granted.reply) await post(granted.reply);
      return;
    }
    if (state === 'turn' && match.draws[otherOf(match.me)] && below(lot, 2) === 0) {
      const agreed = draw(phone.desk);
      if (agreed) settle(phone, agreed.match, null);
      if (agreed?.reply) await post(agreed.reply);
      return;
    }
    if (state !== 'over' && happens(weather.resigns)) return withdraw(phone);
    if (state === 'torn') {
      if (below(lot, 3) === 0 && match.rival?.is === 'move') settle(phone, keepFirst(phone.desk), null);
      else {
        const second = takeSecond(phone.desk);
        settle(phone, second.match, second.lines);
      }
      return;
    }
    if (state === 'turn') {
      if (trial.orders === 'lot' && below(lot, 8) === 0)
        phone.desk = { ...phone.desk, match: { ...phone.desk.match, mine: orders() } };
      const sealedMatch = playRun(phone.desk, trial.policy, lot);
      if (happens(weather.kills)) {
        reopen(phone, game);
        return;
      }
      settle(phone, sealedMatch, null);
      if (!happens(weather.kills)) await post(ownNewest(phone.desk));
      return;
    }
    if (state === 'over') {
      const word = verdictOf(match);
      if (word) await post(word);
      else if (lastOf(match) % 2 === match.me) await post(ownNewest(phone.desk));
      return;
    }
    if (happens(weather.takeBacks)) {
      const wish = askBack(phone.desk);
      if (wish) await post(wish);
      return;
    }
    if (happens(weather.draws)) {
      const offer = draw(phone.desk);
      if (offer) settle(phone, offer.match, null);
      if (offer?.reply) await post(offer.reply);
      return;
    }
    // Nothing has come for long: the same letter once more.
    await post(ownNewest(phone.desk));
  };

  while (now < MOST_STEPS) {
    now++;
    const me: Player = below(lot, 2) === 0 ? 0 : 1;
    const phone = phones[me];
    const due = bag.findIndex(({ to, due: day }) => to === me && day <= now);
    if (due >= 0) {
      const [letter] = bag.splice(due, 1);
      if (letter) await take(me, letter.text);
    } else if (phone && happens(weather.restores)) restore(phone, game, lot);
    else if (phone && (isAsked(phone.desk.match) || happens(weather.impatience))) await act(phone);
    const [one, two] = phones;
    const isOver = two !== null && stateOf(one.desk.match) === 'over' && stateOf(two.desk.match) === 'over';
    undisturbed = isOver ? undisturbed + 1 : 0;
    if (two && isOver && undisturbed > SLOWEST * 4 && bag.every(({ due: day }) => day < now - 1)) {
      const differs = differences(one.desk, two.desk);
      if (differs.length === 0 || undisturbed > 2000)
        return result(one.desk, two.desk, { steps: now, differs, sent, lengths, told });
    }
  }
  const [one, two] = phones;
  return result(one.desk, (two ?? one).desk, { steps: null, differs: ['never ended'], sent, lengths, told });
}

function result(one: Desk, two: Desk, rest: Pick<Carried, 'steps' | 'differs' | 'sent' | 'lengths' | 'told'>): Carried {
  const { ended } = one.match;
  const end = ended ? ended.how : (one.table?.state.result?.level ?? 'open');
  const stirs = [one, two].map(({ match, table }) =>
    provenStirs(match, table?.journal().choices.slice(0, newestOf(match).count) ?? []),
  );
  const differs = stirs.includes(null) ? [...rest.differs, 'the dice are not proven'] : rest.differs;
  return { ...rest, differs, letters: lastOf(one.match), end, stirs: stirs[0] ?? null };
}

/** What two phones that know the end do not know alike. A letter that crossed a last word may have come to one alone. */
function differences(one: Desk, two: Desk): readonly string[] {
  const ends = [one, two].map(({ match }) => lastOf(match));
  const last = one.match.ended ? Math.min(...ends) : Math.max(...ends);
  const told = ({ match, table }: Desk) => ({
    letters: match.letters.slice(0, last + 1).map(({ ordered: _passing, ...letter }) => letter),
    choices: table?.journal().choices.slice(0, match.letters[last]?.count),
    ended: match.ended,
    edition: match.edition,
  });
  const [a, b] = [told(one), told(two)];
  return (['letters', 'choices', 'ended', 'edition'] as const).filter(
    (key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  );
}

/** Whether its player has something to decide. */
function isAsked(match: Match): boolean {
  return stateOf(match) === 'turn' || stateOf(match) === 'torn';
}

function secretOf(lot: Chance): string {
  return Array.from({ length: 32 }, () => below(lot, 16).toString(16)).join('');
}

/** Of another letter in its midst. */
function flipped(text: string, lot: Chance): string {
  const at = below(lot, text.length);
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}

function ordersBy({ game, orders }: Trial, lot: Chance): string {
  const bears = game.mind.ahead?.bears ?? [];
  if (orders === 'results') return ordersText(Object.fromEntries(bears.map((ask) => [ask, 'computer'])));
  return orders === 'lot' ? someOrders(game, bears, lot) : '';
}

/** Each question that can be ordered, by lot: asked, or answered ahead. */
function someOrders(game: Game, asks: readonly string[], lot: Chance): string {
  const found: [string, Order][] = asks.filter(() => below(lot, 2) === 0).map((ask) => [ask, 'computer']);
  for (const ask of game.mind.ahead?.windows ?? []) {
    const orders = orderable(game, ask);
    const order = orders[below(lot, orders.length + 1)];
    if (order !== undefined) found.push([ask, order]);
  }
  return ordersText(Object.fromEntries(found));
}

function store(phone: Phone): void {
  phone.stored.push({ match: structuredClone(phone.desk.match), choices: phone.desk.table?.journal().choices ?? [] });
}

/** As if the app were closed and opened: only what was stored is there. */
function reopen(phone: Phone, game: Game): void {
  const newest = phone.stored.at(-1);
  if (newest) phone.desk = reopened({ game }, structuredClone(newest.match), newest.choices);
}

function restore(phone: Phone, game: Game, lot: Chance): void {
  const back = below(lot, Math.min(phone.stored.length, 6));
  phone.stored.length -= back;
  reopen(phone, game);
}

/** One transaction: what is known afterwards, on the table and in the store. */
function settle(phone: Phone, match: Match, lines: Lines | null): void {
  phone.desk = settled(phone.desk, match, lines);
  store(phone);
}

/** Decides until the run is at its end, at times taking back what was just decided; answers the match with it sealed. */
function playRun(desk: Desk, policy: Policy, lot: Chance): Match {
  const { match, game, table } = desk;
  if (!table) throw new Error('no table');
  takeTurn(match, table);
  for (;;) {
    const declared = goOn(desk, table);
    const isOver = declared !== null || isRunOver(desk, table);
    const sealedMatch = isOver ? seal(desk, declared) : null;
    if (sealedMatch) return sealedMatch;
    const { prompt } = table;
    if (!prompt) throw new Error('nobody is asked, and the run is not over');
    const choice = decide(game, table, prompt, policy, lot);
    if (match.terms.sealed && throws(table, choice)) {
      const thrown = seal(desk, table.write(choice));
      if (thrown) return thrown;
    }
    const answer = table.choose(choice);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.reason}`);
    if (below(lot, 12) === 0) table.undo();
  }
}
