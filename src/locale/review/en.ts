/** The review after the battle, in English. */
interface Way {
  readonly turn: number;
  readonly side: string;
  readonly asked: string;
}

interface Compared {
  readonly side: string;
  readonly best: string;
  readonly next: string;
  readonly instead: string;
}

export const reviewEn = {
  title: 'Review of the battle',
  severalRolls: 'Several rolls',
  about:
    'Replays the battle from each decision to separate luck from judgement. It may take a few minutes; you can leave and come back.',
  start: 'Review the battle',
  goOn: 'Continue the review',
  stop: 'Pause',
  failed: 'The review stopped. You can start it again.',
  progress: ({ done, of }: { readonly done: number; readonly of: number }) => `Decision ${done} of ${of}`,
  checking: 'Looking at the costliest decisions once more…',
  chance: ({ side }: { readonly side: string }) => `Chance to win: ${side}`,
  points: 'Points expected at the end',
  curve: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `After every decision: from ${from} at the start to ${to}`,
  mistakes: 'Costliest decisions',
  none: 'No decision was found that clearly cost anything.',
  mistake: ({ turn, side, asked }: Way) => `Turn ${turn}, ${side}: ${asked}`,
  chosen: ({ made }: { readonly made: string }) => `Chosen: ${made}`,
  better: ({ made, cost }: { readonly made: string; readonly cost: string }) => `Better by ${cost}: ${made}`,
  luck: 'Good and bad luck',
  stroke: ({ turn, what, by }: { readonly turn: number; readonly what: string; readonly by: string }) =>
    `${by}, turn ${turn}: ${what}`,
  fortune: ({ by }: { readonly by: string }) => `Overall luck: ${by}`,
  hintPoints: ({ best, next }: { readonly best: string; readonly next: string }) =>
    `Points expected at the end: ${best}; next best: ${next}.`,
  hintChance: ({ best, next }: { readonly best: string; readonly next: string }) =>
    `Chance to win: ${best}; next best: ${next}.`,
  hintPointsAlike: ({ best }: { readonly best: string }) =>
    `Points expected at the end: ${best}; the next best is about as good.`,
  hintChanceAlike: ({ best }: { readonly best: string }) => `Chance to win: ${best}; the next best is about as good.`,
  holds: ({ place, best, next }: { readonly place: string; readonly best: string; readonly next: string }) =>
    `Holds ${place} in ${best} of cases; next best: ${next}.`,
  whyChance: ({ side, best, next, instead }: Compared) =>
    `${side}, chance to win: ${best}; next best (${instead}): ${next}.`,
  whyAlike: ({ side, best, instead }: Compared) =>
    `${side}, chance to win: ${best}; the next best (${instead}) is about as good.`,
  lookedAhead: 'Looking ahead, nothing turned out better.',
  look: 'Look',
  playOn: 'Play on from here',
};

export type ReviewWords = typeof reviewEn;
