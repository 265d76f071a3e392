/** Where baked sheets of ground are kept; whoever deletes everything deletes this too. */
export const GROUND_CACHE = 'valley-ground';
