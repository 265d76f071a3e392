/** What buttons cost and lead to, and what a question lacks, in English. */
export const askingEn = {
  follows: {
    dice: 'then the dice',
    hidden: 'cannot be undone',
    side: ({ side }: { readonly side: string }) => `next: ${side}`,
    turn: ({ turn }: { readonly turn: number }) => `ends turn ${turn}`,
    phase: ({ phase }: { readonly phase: string }) => `ends ${phase}`,
    over: 'ends the game',
  },
  pay: ({ price }: { readonly price: string }) => `pay ${price}`,
  again: 'tap again to confirm',
  plan: {
    byHand: 'By hand',
    last: 'As last week',
    saved: ({ name }: { readonly name: string }) => `Plan ${name}`,
    keep: 'Save',
    kept: 'Saved',
    dropped: ({ count }: { readonly count: number }) =>
      count === 1
        ? '1 line is no longer possible and drops out.'
        : `${count} lines are no longer possible and drop out.`,
    otherTarget: ({ what }: { readonly what: string }) => `Another target: ${what}`,
    left: ({ count }: { readonly count: number }) => `${count} to go.`,
    callOff: 'Call off the rest',
    terms: {
      title: 'Such questions from now on',
      always: (_: { readonly chance: string }) => 'Ask',
      likely: ({ chance }: { readonly chance: string }) => `Ask from ${chance}`,
      filled: (_: { readonly chance: string }) => 'Answer as filled in',
      never: (_: { readonly chance: string }) => 'Never answer',
      floor: ({ floor }: { readonly floor: number }) => `Keep at least ${floor}`,
    },
    batch: ({ count }: { readonly count: number }) => `all ${count} together`,
  },
  show: {
    answer: 'Show my cards',
    force: 'Choose units',
    compose: 'Back to the fight',
    preview: 'Show the question',
    damage: 'Assign the damage',
    card: 'Show the card',
    pick: 'Show the choices',
    plan: 'Show the plan',
    points: 'Show the choices',
  },
  playable: ({ count }: { readonly count: number }) =>
    count === 0 ? 'none can be played now' : `${count} can be played now`,
  choices: ({ count }: { readonly count: number }) => (count === 1 ? '1 other choice' : `${count} choices`),
  wait: {
    place: 'Tap a lit place',
    unit: 'Tap a lit unit',
    units: 'Choose units',
    card: 'Select a card',
    points: 'Assign the damage',
    one: 'Choose one above',
  },
  left: ({ left }: { readonly left: number }) => (left === 1 ? '1 point left' : `${left} points left`),
  stakes: {
    hold: ({ place }: { readonly place: string }) => `Hold ${place}`,
    take: ({ place }: { readonly place: string }) => `Take ${place}`,
    retake: ({ place }: { readonly place: string }) => `Retake ${place}`,
    raid: ({ place }: { readonly place: string }) => `Raid from ${place}`,
    fire: ({ place }: { readonly place: string }) => `Fire at ${place}`,
    strike: ({ place }: { readonly place: string }) => `Strike ${place}`,
  },
  showPlace: ({ place }: { readonly place: string }) => `Show ${place}`,
  over: ({ value, of }: { readonly value: number; readonly of: number }) => `${value} of ${of}`,
  overBy: ({ place, by }: { readonly place: string; readonly by: number }) => `${place}: ${by} over the limit`,
  cannotHelp: ({ count }: { readonly count: number }) => `Cannot help: ${count}`,
  noChange: 'changes none of the odds',
  less: 'Less',
  more: 'More',
  noEffect: 'No effect possible',
  none: 'none',
  back: 'Not this one',
};

export type AskingWords = typeof askingEn;
