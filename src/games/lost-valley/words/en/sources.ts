import { recordOf } from '../../../../kernel/record';
import { type Reason, reasons } from '../../data/source';

/** The reasons are written in English already: sentence case and a full stop. */
export const sources = {
  stated: (rules: string) => `Stated in the rulebook: ${rules}.`,
  reasons: recordOf(reasons, sentence),
};

function sentence(reason: Reason): string {
  return `Reconstructed: ${reason}.`;
}
