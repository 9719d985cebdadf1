/** What a seed decides about a motif; all there can be stand in the file of drawings. */
export type MotifVariation = {
  /** The motif looks to the other side. */
  isMirrored: boolean;
  /** How many of the motif's small things there are. */
  count: 1 | 2 | 3;
  /** A second choice of the motif itself: where there are two of them. */
  isOther: boolean;
  /** A tilt in degrees, −5–5: another one for each count. */
  lean: number;
};

/** What a seed decides about a drawing. Positions are in the units of the scene (320 × 200). */
type Variation = {
  motif: MotifVariation;
  /** The disc of light behind the motif: sun, moon or lamp. */
  disc: { x: number; y: number; r: number };
  /** How far the mountains are pushed along the horizon, 0–159. */
  ridgeShift: number;
  /** What the sky carries. */
  sky: Sky;
  /** Which of a style's fronts, 0–5. */
  front: number;
};

export const skies = ['birds', 'stars', 'branch', 'clouds'] as const;
export type Sky = (typeof skies)[number];

const leans = { 1: -4, 2: 3, 3: -1 };

/** Every motif there can be. */
export const motifVariations: MotifVariation[] = [false, true].flatMap((isMirrored) =>
  ([1, 2, 3] as const).map((count) => ({
    isMirrored,
    count,
    isOther: count === 2,
    lean: leans[count],
  })),
);

/** So many fronts there are of each style. */
const FRONTS = 6;

/** 32-bit FNV-1a with a final mix, so that neighbouring ids share nothing. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same seed (a business's id) always gives the same variation, on the server and in a browser. */
export function variationOf(seed: number | string): Variation {
  let rest = hash(String(seed));
  const below = (limit: number) => {
    const value = rest % limit;
    rest = Math.floor(rest / limit);
    return value;
  };
  const motif = motifVariations[below(motifVariations.length)] as MotifVariation;
  return {
    motif,
    sky: skies[below(skies.length)] ?? 'birds',
    disc: { x: 150 + 16 * below(9), y: 52 + 8 * below(5), r: 34 + 8 * below(4) },
    ridgeShift: 20 * below(8),
    front: below(FRONTS),
  };
}
