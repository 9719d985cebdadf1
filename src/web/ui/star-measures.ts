/** From one star of five to the next. */
export const STARS_APART = 22;
/** From the left edge of a star to its right one. */
export const STAR_WIDTH = 16.6;
