/** What a screen may know of a question beside its offers, as a closed union: every panel reads this and nothing else. */

/** What is at stake in a fight, by what the asked side does at the place. */
export type Stake = 'hold' | 'take' | 'retake' | 'raid' | 'fire' | 'strike';

export type Scene =
  /** Counters and cards join one by one until the whole acts. */
  | {
      readonly is: 'force';
      readonly picked: readonly string[];
      readonly most: number;
      readonly from?: string;
      readonly target?: string;
      readonly stake?: Stake;
    }
  /** One card of the hand, or none. */
  | { readonly is: 'answer'; readonly from?: string; readonly target?: string; readonly stake?: Stake }
  /** Points are shared out among counters: each of these things can happen to one, at its cost. */
  | {
      readonly is: 'damage';
      readonly points: number;
      /** How many there were, where that is written. */
      readonly of?: number;
      readonly lots: readonly string[];
      readonly place: string;
    }
  /** Counters off the map are placed. */
  | { readonly is: 'arrivals' }
  /** Points are spent or owed: the tracks they lie on, and the places that still cost something, the one now first. */
  | { readonly is: 'points'; readonly tracks: readonly string[]; readonly dues?: readonly string[] }
  /** Targets are named one by one, each at its price, before the first die; the tracks that pay for them. */
  | { readonly is: 'targets'; readonly tracks: readonly string[] }
  /** A fight for a place: by a formation with a track of its own, or from another place; states of it that count. */
  | {
      readonly is: 'fight';
      readonly target: string;
      readonly formation?: string;
      readonly from?: string;
      readonly stake?: Stake;
      readonly marks?: readonly string[];
    }
  /** Shots that go together: the map stays in sight while they are aimed. */
  | { readonly is: 'volley' }
  /** A card to be decided about. */
  | { readonly is: 'card'; readonly card: string }
  /** Something that happens at a place. */
  | { readonly is: 'place'; readonly place: string; readonly stake?: Stake };

/** What is at stake, where the question is about a fight. */
export function stakeOf(scene: Scene | undefined): Stake | null {
  return scene && 'stake' in scene ? (scene.stake ?? null) : null;
}

/** The place that a question is about; null where it has none. */
export function placeOf(scene: Scene | undefined): string | null {
  switch (scene?.is) {
    case 'force':
    case 'answer':
      return scene.target ?? scene.from ?? null;
    case 'fight':
      return scene.target;
    case 'damage':
    case 'place':
      return scene.place;
    case 'points':
      return scene.dues?.[0] ?? null;
    default:
      return null;
  }
}
