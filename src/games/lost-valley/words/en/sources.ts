import { type Reason, reasons } from '../../data/source';

/** The reasons are written in English already: sentence case and a full stop. */
export const sources = {
  stated: (rules: string) => `Stated in the rulebook: ${rules}.`,
  reasons: Object.fromEntries(reasons.map((reason) => [reason, sentence(reason)])) as Readonly<Record<Reason, string>>,
};

function sentence(reason: Reason): string {
  return `Reconstructed: ${reason}.`;
}
