/** Why a choice that is not offered is refused: the rule that forbids it, so that every refusal can be explained. */
import { knownAnywhere, knownIn } from '../../../kernel/foreign';
import type { Choice, Touched } from '../../../kernel/game';
import type { ValleyChoice, ValleyPrompt, ValleyRefusal } from '../choices';
import { type CrId, crIds } from '../data/map';
import { type UnitId, unitIds } from '../data/units';
import { frenchAssaultKind, whyNotAssault, whyNotJoinAssault, whyNotOccupy } from '../rules/french-assault';
import { whyNotMove } from '../rules/movement';
import { raidKind, whyNotJoinRaid, whyNotRaid } from '../rules/raids';
import { whyNotLand, whyNotRaise } from '../rules/reinforcements';
import { whyNotRepair } from '../rules/repairs';
import { whyNotSupport } from '../rules/sortie';
import { isArtillery } from '../rules/units';
import { unitOf, type Valley } from '../state';

export function refusal(v: Valley, prompt: ValleyPrompt, choice: Choice): ValleyRefusal {
  return reasonFor(v, prompt, choice) ?? { reason: 'not-offered', rule: prompt.rule };
}

function reasonFor(v: Valley, prompt: ValleyPrompt, choice: Choice): ValleyRefusal | null {
  const id = knownIn(choice, 'unit', unitIds);
  const unit = id && unitOf(v, id);
  const cr = knownAnywhere(choice, crIds);
  const raiding = prompt.ask === 'raid-force';
  switch (`${prompt.ask} ${choice.do}`) {
    case 'move move':
      return unit && cr ? whyNotMove(v, unit, cr) : null;
    case 'assault assault':
      return cr ? whyNotAssault(v, cr) : null;
    case 'raid raid':
      return cr ? whyNotRaid(v, cr) : null;
    case 'assault-force join':
    case 'raid-force join':
      if (!unit || !v.sortie) return null;
      return raiding ? whyNotJoinRaid(v, v.sortie, unit) : whyNotJoinAssault(v, v.sortie, unit);
    case 'assault-force support':
    case 'raid-force support':
      return unit && v.sortie ? whyNotSupport(v, v.sortie, unit, raiding ? raidKind : frenchAssaultKind) : null;
    case 'occupy occupy':
      return unit && v.sortie ? whyNotOccupy(v, v.sortie, unit) : null;
    case 'land land':
      return cr ? whyNotLand(v, cr) : null;
    case 'raise raise':
      return cr ? whyNotRaise(v, cr) : null;
    case 'repair repair':
    case 'repair engineer':
      return cr ? whyNotRepair(v, cr) : null;
    default:
      return null;
  }
}

/** What a hand may try at a place or with a counter at each question, allowed or not. */
export function tries(v: Valley, { ask }: ValleyPrompt, { place, counter }: Touched): readonly ValleyChoice[] {
  const cr = crIds.find((known) => known === place);
  const unit = unitIds.find((known) => known === counter);
  if (unit && cr) return triesOfMove(ask, unit, cr);
  if (unit) return triesOfUnit(v, ask, unit);
  return cr ? triesOfCentre(ask, cr) : [];
}

function triesOfMove(ask: ValleyPrompt['ask'], unit: UnitId, cr: CrId): readonly ValleyChoice[] {
  switch (ask) {
    case 'move':
    case 'retreat':
      return [{ do: ask, unit, to: cr }];
    case 'land':
    case 'place':
      return [{ do: ask, unit, at: cr }];
    default:
      return [];
  }
}

function triesOfUnit(v: Valley, ask: ValleyPrompt['ask'], unit: UnitId): readonly ValleyChoice[] {
  switch (ask) {
    case 'assault-force':
    case 'raid-force':
      return [isArtillery(unitOf(v, unit)) ? { do: 'support', unit } : { do: 'join', unit }];
    case 'support':
    case 'occupy':
      return [{ do: ask, unit }];
    default:
      return [];
  }
}

function triesOfCentre(ask: ValleyPrompt['ask'], cr: CrId): readonly ValleyChoice[] {
  switch (ask) {
    case 'assault':
    case 'raid':
    case 'repair':
      return [{ do: ask, cr }];
    case 'raise':
      return [{ do: 'raise', at: cr }];
    default:
      return [];
  }
}
