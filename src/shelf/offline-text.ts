import { words } from '../locale';
import type { OfflineState } from './shelf-types';

export function offlineText(state: OfflineState): string {
  const { offline, faults } = words();
  return state === 'failed' ? faults.offline.failed : offline[state];
}
