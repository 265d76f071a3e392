/** Panels of games with posts, points and hidden counters, fetched when one of them is first needed. */
export { MapTools } from './eyes';
export { PointsSheet } from './points-sheet';
export { PostRows } from './post-rows';
export { PostsSheet } from './posts-sheet';
export { TargetsSheet } from './targets-sheet';
