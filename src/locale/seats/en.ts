/** The players, the cover screen between two of them, and the computer's moves, in English. */
export const seatsEn = {
  title: 'Players',
  person: 'Human',
  hasty: 'Computer (quick)',
  steady: 'Computer (standard)',
  thorough: 'Computer (strong)',
  expert: 'Computer (expert)',
  about: {
    person: 'Plays on this device.',
    hasty: 'For first games: quick, and misses a move now and then.',
    steady: 'A fair opponent once you know the rules.',
    thorough: 'Hard to beat: tries each plan many times over.',
    expert: 'The best it can do: up to four seconds a decision.',
  },
  dice: 'The level never changes the dice: both sides always roll fairly.',
  two: 'Hot seat: a cover screen hides your side before you pass the phone.',
  none: 'Computer against computer: watch, pause and step through.',
  /** A row of the shelf. */
  row: ({ side, seat }: { readonly side: string; readonly seat: string }) => `${side}: ${seat}`,
  curtain: {
    pass: ({ side }: { readonly side: string }) => `Pass the phone to the ${side} player`,
    again: ({ side }: { readonly side: string }) => `Only for the ${side} player`,
    hidden: 'The other side’s secrets stay hidden. Earlier moves can no longer be undone.',
    asked: 'Your decision',
    turn: ({ turn }: { readonly turn: number }) => `Turn ${turn}`,
    hold: ({ side }: { readonly side: string }) => `Hold to continue as the ${side}`,
    notYou: ({ side }: { readonly side: string }) => `Playing the ${side}? Pass the phone first.`,
    ready: ({ side }: { readonly side: string }) => `I am the ${side} player`,
    open: ({ side }: { readonly side: string }) => `Continue as the ${side}`,
    leave: 'Back to the games',
  },
  moves: {
    thinking: ({ side }: { readonly side: string }) => `The computer is thinking for the ${side}…`,
    /** The plan so far. */
    plan: ({ share, why }: { readonly share: number; readonly why: string }) => `${share}%. ${why}`,
    playNow: 'Play now',
    quiet: ({ side }: { readonly side: string }) => `The ${side} are deciding…`,
    title: 'Opponent’s last moves',
  },
  rewind: {
    decision: 'To your last decision',
    persons: 'In a two-player game you cannot undo past anything the other player has done or seen.',
  },
  meanOf: ({ side, expected }: { readonly side: string; readonly expected: string }) =>
    `${side}: average of two dice (expected ${expected})`,
};

export type SeatsWords = typeof seatsEn;
