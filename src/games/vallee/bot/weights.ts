/** What moves weigh, in points of victory if nothing else is said: set by hand, kept where duels of the bot became better by it. */

/** A gun that waits. */
export const gun = {
  /** It sees its target from there. */
  sees: 3,
  /** For each area further from its target. */
  far: -0.8,
  /** For each step of shelter. */
  shelter: 0.4,
} as const;

/** Infantry that waits. */
export const foot = {
  /** For each area beyond the second from its target: from the second it can still come up and assault. */
  far: -1.6,
  shelter: 0.6,
  /** For what French fire can cost it there, in the open and in cover. */
  exposedOpen: -1.1,
  exposed: -0.6,
  /** 17.0 Nobody is spared for later in the last round of a battle: who is not in the assault fires for it. */
  lastShot: 2.5,
  /** To hold works that were captured, beside their own worth: somebody must stay in them. */
  captured: 1,
} as const;

/** 17.4.4, 17.5.4 Ground that pays, for each point that it pays: in the last two rounds at any price, before then a little less than it says. */
export const claim = { last: 2, earlier: 0.75 } as const;

/** What a move must gain to be made. */
export const least = {
  /** By the Viet Minh: less is not worth being seen. */
  vietMinh: 0.25,
  /** By the French: less is not worth the fire on the way. */
  french: 0.35,
  /** What the enemy must hope for before reserves go there, or a half is played for an assault. */
  storm: 0.3,
} as const;

/** French reserves. */
export const reserve = {
  /** So many of the threatened areas are thought of. */
  storms: 4,
  /** For each step that the guard of the command post lacks; so many more than the guard are called while the enemy is near. */
  guard: 0.8,
  guardMore: 2,
  /** Steps that stay at the command post while he is not. */
  stay: 6,
  /** Works beside the command post that stand empty, by their worth. */
  empty: 0.5,
  /** What is taken back can be lost again: it counts half. */
  retaken: 0.5,
  /** The way itself: of two equal places a unit stays where it is. */
  way: -0.1,
} as const;

/** 5.5.3 Strategic movement, in areas nearer to the target. */
export const march = {
  shelter: 0.2,
  /** What is nearer than that walks in the rounds. */
  near: 4,
  stepShelter: 0.1,
  /** 2.2 Valleys are far from everything. */
  valley: -0.5,
  /** More than any area brings: near its target, or worn out, a unit stops. */
  stop: 5,
  /** More points than any way across the map costs: who has spent them walks to and fro. */
  farthest: 40,
} as const;

/** More than any move brings: who can come out does. */
export const COME_OUT = 5;
