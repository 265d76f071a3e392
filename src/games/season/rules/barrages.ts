/** 5.2, 5.4 Barrages: all targets of a step are named before the first die (5, simultaneous). */
import { choicesOf } from '../../../kernel/again';
import { closes, opens } from '../../../kernel/tale';
import { atPlace, done, type Rules, type SeasonChoice } from '../choices';
import { place, placeId } from '../data/places';
import { attackerOf, type Season, type Side } from '../state';
import { choose, type Question } from './ask';
import { airStrike, barrage, resolveFire } from './fire';

/** What pays for the targets of a side, and for air strikes among them. */
const scenes = {
  french: { is: 'targets', tracks: ['guns-french'] },
  'viet-minh': { is: 'targets', tracks: ['guns-viet-minh'] },
  strikes: { is: 'targets', tracks: ['guns-french', 'air'] },
} as const;

/** 5.2 Targets are named, one barrage point each; in an operation air strikes with them. */
export function* nameTargets(v: Season, question: Question, targets: (v: Season) => readonly number[]): Rules {
  const { side, ask, rule, window } = question;
  const strikes = side === 'french' && ask === 'barrage';
  const scene = scenes[strikes ? 'strikes' : side];
  let found: readonly number[] | null = null; // naming changes none of them
  const list = () => {
    found ??= targets(v);
    return targetChoices(v, side, found, strikes);
  };
  for (;;) {
    const choices = choicesOf(v, ask, list);
    if (choices.length === 0) return;
    const about = { named: v.shots.map(({ at }) => placeId(at)) };
    const choice = yield* choose(v, { side, ask, rule, about, scene, window, resumable: true }, choices);
    if (choice.do === 'barrage') v.shots.push({ at: place(choice.place), air: 0 });
    else if (choice.do === 'strike') v.shots.push({ at: place(choice.place), air: choice.air });
    else return;
  }
}

function targetChoices(v: Season, side: Side, targets: readonly number[], strikes: boolean): SeasonChoice[] {
  const choices: SeasonChoice[] = [];
  let guns = v.munitions[side];
  let air = strikes ? v.air : 0;
  for (const shot of v.shots) {
    if (shot.air === 0) guns--;
    else air -= shot.air;
  }
  for (const at of targets) {
    if (guns > 0 && !v.shots.some((shot) => shot.at === at && shot.air === 0)) choices.push(atPlace('barrage', at));
    if (v.shots.some((shot) => shot.at === at && shot.air > 0)) continue;
    for (let points = 1; points <= air; points++) choices.push({ do: 'strike', place: placeId(at), air: points });
  }
  if (choices.length > 0) choices.push(done);
  return choices;
}

/** 5.2 Then they are rolled in the order named. 5.6, 6.2.6 Only what the attacker shells is attacked. */
export function* rollShots(v: Season, side: Side): Rules {
  opens(v, { is: 'volley', kind: 'barrage', by: side });
  for (let shot = v.shots.shift(); shot && !v.result; shot = v.shots.shift()) {
    const { at, air } = shot;
    const fire = air > 0 ? airStrike(v, at, air) : barrage(v, side, at);
    if (side === attackerOf(v) && !v.attacked.includes(at)) v.attacked.push(at);
    yield* resolveFire(v, fire);
  }
  closes(v, 'volley');
}
