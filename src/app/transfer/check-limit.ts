/** Milliseconds that the replay of one campaign may take: many times what the longest takes on a slow phone. */
export const LIMIT = 20_000;
/** A worker that says nothing for so long in the middle of a campaign is stuck in one choice. */
export const SILENCE = LIMIT + 5_000;
/** Letters of text that the page itself can read, unpack and sum up within a tenth of a second. */
export const LARGEST_HERE = 250_000;
