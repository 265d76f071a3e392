/** 11.0 French supply, and the new day that follows it. */
import { lookUp, throwDice } from '../../../kernel/rolls';
import type { Rules } from '../choices';
import { areaNumbers, areas } from '../data/areas';
import { type CardId, type CardKind, kinds } from '../data/cards';
import { supply } from '../data/constants';
import { lastTurn } from '../data/turns';
import { firstVietMinh } from '../data/units';
import type { Modifier, RollPlan } from '../rolls';
import type { Storm } from '../state';
import { chooseArea } from './ask';
import { kindOf, openWindow, playCard } from './cards';
import { answerAir } from './reactions';
import { countIn } from './units';

/** 11.0 On the last turn nothing hangs on it any more, so nobody is asked. */
export function* supplyPhase(v: Storm): Rules {
  if (v.turn < lastTurn) {
    const played = yield* cardsBefore(v);
    const roll = throwDice(v.chance, supplyPlan(v, played));
    const row = lookUp(supply, roll.total);
    v.events.push({ is: 'rolled', side: 'french', roll, table: 'supply', row: supply.rows.indexOf(row) });
    const markers = row.areas + ((yield* heavyFlak(v, row.areas)) ? 1 : 0);
    yield* markAreas(v, markers);
    yield* nightDrop(v);
  }
  newDay(v);
}

/** 11.0 What is added to the supply roll: runways, their neighbours, cards. */
export function supplyPlan(v: Storm, played: readonly CardId[]): RollPlan {
  const modifiers: Modifier[] = [];
  for (const area of areaNumbers) {
    if (v.control[area] !== 'viet-minh') continue;
    const colour = areas[area]?.colour;
    if (colour === 'blue') modifiers.push({ cause: 'runway', of: `${area}`, rule: '11.0', value: supply.runway });
    if (colour === 'green') modifiers.push({ cause: 'green', of: `${area}`, rule: '11.0', value: supply.green });
  }
  for (const card of played) {
    modifiers.push({ cause: 'card', of: card, rule: '5.2', value: kinds[kindOf(card)].supply ?? 0 });
  }
  return { name: 'supply', rule: '11.0', dice: '2d6', modifiers };
}

const SUPPLY_CARDS: readonly CardKind[] = ['rats', 'monsoon'];

/** Rats of the Nam Yum and, from turn 4, Monsoon Rains before the roll. */
function* cardsBefore(v: Storm): Rules<CardId[]> {
  const played: CardId[] = [];
  for (;;) {
    const open = SUPPLY_CARDS.filter(
      (kind) => v.turn >= (kinds[kind].fromTurn ?? 1) && !played.some((card) => kindOf(card) === kind),
    );
    const about = { played: played.length };
    // Which cards were played before the roll is written nowhere.
    const resumable = played.length === 0 ? 'midway' : false;
    const question = { side: 'viet-minh', ask: 'supply-before', rule: '11.0', kinds: open, about, resumable } as const;
    const card = yield* openWindow(v, question);
    if (!card) return played;
    playCard(v, 'viet-minh', card);
    played.push(card);
  }
}

/** One Heavy Flak allows one marker more. */
function* heavyFlak(v: Storm, allowed: number): Rules<boolean> {
  const about = { areas: allowed };
  const open = { side: 'viet-minh', ask: 'supply-after', rule: '11.0', kinds: ['heavy-flak'], about } as const;
  const card = yield* openWindow(v, open);
  if (card) playCard(v, 'viet-minh', card);
  return card !== null;
}

/** 11.0 The Viet Minh player marks areas that hold French units. */
function* markAreas(v: Storm, markers: number): Rules {
  const held = areaNumbers.filter((area) => countIn(v, area, 'french') > 0);
  for (let left = Math.min(markers, supply.markers, held.length); left > 0; left--) {
    const open = held.filter((area) => !v.unsupplied.includes(area));
    const about = { left };
    const area = yield* chooseArea({ side: 'viet-minh', ask: 'supply-marker', rule: '11.0', about }, open);
    v.unsupplied.push(area);
    v.events.push({ is: 'out-of-supply', area });
  }
}

/** Night Parachute Drop takes one marker away, unless the rain stops it. */
function* nightDrop(v: Storm): Rules {
  if (v.unsupplied.length === 0) return;
  const about = { areas: v.unsupplied.length };
  const open = { side: 'french', ask: 'night-drop', rule: '11.0', kinds: ['night-drop'], about } as const;
  const card = yield* openWindow(v, open);
  if (!card) return;
  const question = { side: 'french', ask: 'night-drop-area', rule: '11.0' } as const;
  const area = yield* chooseArea(question, v.unsupplied);
  playCard(v, 'french', card, area);
  if (yield* answerAir(v, card, area)) return;
  v.unsupplied = v.unsupplied.filter((one) => one !== area);
  v.events.push({ is: 'supplied', area });
}

/** 4.0 C All Viet Minh units and the French ones in supply are fresh again; fire and supply markers come off. */
function newDay(v: Storm): void {
  v.at.forEach((at, unit) => {
    if (unit >= firstVietMinh || !v.unsupplied.includes(at)) v.spent[unit] = 0;
  });
  v.events.push({ is: 'new-day', waiting: v.unsupplied });
  v.unsupplied = [];
  v.fire = v.fire.map(() => 0);
}
