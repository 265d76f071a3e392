import { type Words, words } from '../../locale';
import type { OpenReason } from './open-table';

/** Why a campaign cannot be opened or begun, in a sentence. */
export function whyNot(reason: OpenReason): string {
  const { troubles, reasons } = words().saves;
  return isTrouble(reason, troubles) ? troubles[reason] : reasons[reason];
}

function isTrouble(
  reason: OpenReason,
  troubles: Words['saves']['troubles'],
): reason is OpenReason & keyof Words['saves']['troubles'] {
  return Object.hasOwn(troubles, reason);
}
