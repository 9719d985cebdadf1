/**
 * Of few voices little can be told: as many more that found it middling are thought beside them. What is shown is the
 * plain mean; only the order 'by rating' knows of this, and its page says so. The formula is that of weighted ratings
 * (a Bayesian average).
 */
export const MIDDLING = { rating: 3.8, votes: 5 };

/** What businesses are ordered by, in stars: 5,0 of one person comes to less than 4,6 of a hundred. */
export const weightedRating = (rating: number, reviewCount: number): number =>
  (Math.round(rating * 10) * reviewCount + MIDDLING.rating * 10 * MIDDLING.votes) /
  (10 * (reviewCount + MIDDLING.votes));
