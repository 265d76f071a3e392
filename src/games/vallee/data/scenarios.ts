/** 16.0, 17.0 The campaign and the battles: who stands where, what is left out, what counts. */
import { beatrice, flakRaid, gabrielle, hills, huguettes } from './battles';
import { campaign } from './campaign';
import type { ScenarioId } from './options';
import type { ScenarioData } from './scenario';

export const scenarios: Readonly<Record<ScenarioId, ScenarioData>> = {
  campaign,
  beatrice,
  gabrielle,
  'flak-raid': flakRaid,
  hills,
  huguettes,
};
