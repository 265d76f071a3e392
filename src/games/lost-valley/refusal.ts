/** Why a choice that is not offered is refused: the rule that forbids it, so that every refusal can be explained. */
import type { Choice, Refusal } from '../../kernel/game';
import type { ValleyPrompt } from './choices';
import { type CrId, crIds } from './data/map';
import { type UnitId, unitIds } from './data/units';
import { frenchAssaultKind, whyNotAssault, whyNotJoinAssault, whyNotOccupy } from './rules/french-assault';
import { whyNotMove } from './rules/movement';
import { raidKind, whyNotJoinRaid, whyNotRaid } from './rules/raids';
import { whyNotLand, whyNotRaise } from './rules/reinforcements';
import { whyNotRepair } from './rules/repairs';
import { whyNotSupport } from './rules/sortie';
import { unitOf, type Valley } from './state';

export function refusal(v: Valley, prompt: ValleyPrompt, choice: Choice): Refusal {
  return reasonFor(v, prompt, choice) ?? { reason: 'not-offered', rule: prompt.rule };
}

function reasonFor(v: Valley, prompt: ValleyPrompt, choice: Choice): Refusal | null {
  const id = unitIdIn(choice);
  const unit = id && unitOf(v, id);
  const cr = crIn(choice);
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

/** A choice from outside may hold anything: only known ids are looked at. */
function unitIdIn(choice: Choice): UnitId | undefined {
  const id = 'unit' in choice ? choice.unit : undefined;
  return unitIds.find((known) => known === id);
}

function crIn(choice: Choice): CrId | undefined {
  const fields = Object.values(choice);
  return crIds.find((known) => fields.includes(known));
}
