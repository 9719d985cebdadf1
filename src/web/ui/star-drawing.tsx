/** A star, 20 × 20: filled and edged as where it is named says. */
export const star = (
  <path d="M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.6l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z" />
);
