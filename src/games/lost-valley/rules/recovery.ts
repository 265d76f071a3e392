/** 16.4 French Units Recovery Phase. */
import type { Valley } from '../state';
import { passesMoraleCheck } from './checks';
import { eliminate, isOnDz } from './units';

/**
 * 2.3.1.7, 16.4 Disrupted units rally if their morale holds, and everybody is ready again. It costs nothing and asks
 * nothing.
 */
export function recoveryPhase(v: Valley): void {
  for (const unit of v.units) {
    if (!unit.disrupted || !passesMoraleCheck(v, unit)) continue;
    unit.disrupted = false;
    v.events.push({ is: 'recovered', unit: unit.id });
  }
  for (const unit of v.units) unit.used = false;
  leaveDropZones(v);
}

/** 13.1 Whoever is still on a drop zone at the end of the turn is lost. */
function leaveDropZones(v: Valley): void {
  for (const unit of v.units) if (isOnDz(unit)) eliminate(v, unit, 'drop-zone');
}
