/** Spans from the middle outwards: Taşköprü has twenty-one arches, the widest over midstream. */
const spansFromMiddle = [124, 110, 98, 88, 79, 72, 66, 61, 58, 55, 52];
const pier = 22;
const middle = 720;

const spans = [...spansFromMiddle.slice(1).reverse(), ...spansFromMiddle];
const width = spans.reduce((sum, span) => sum + span + pier, -pier);

const arches = spans.map((span, index) => ({
  span,
  left: spans.slice(0, index).reduce((sum, earlier) => sum + earlier + pier, middle - width / 2),
}));

/** The openings under the bridge, standing on the water at y. */
export const openings = (y: number) =>
  arches
    .map(({ left, span }) => `M${left} ${y}v-18a${span / 2} ${span / 2} 0 0 1 ${span} 0v18z`)
    .join('');

/** The cutwaters before the piers, pointed against the stream. */
export const cutwaters = (y: number) =>
  arches
    .slice(1)
    .map(({ left }) => `M${left - pier - 1} ${y + 4}v-22l12-18 12 18v22z`)
    .join('');

/** The road rises to the middle; beyond the drawing it runs on level. */
export const road = 'M-600 302H0Q720 224 1440 302H2040';

/** Feet of the lamps, on the road over every second pier inside the drawing. */
export const lamps = arches
  .map(({ left }) => left - pier / 2)
  .filter((x, index) => index % 2 === 1 && x > 0 && x < 2 * middle)
  .map((x) => {
    const t = x / (2 * middle);
    return { x, y: Math.round(302 * ((1 - t) ** 2 + t ** 2) + 224 * 2 * t * (1 - t)) };
  });
