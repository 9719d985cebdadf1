/** What a seed decides about a drawing. Positions are in the units of the scene (320 × 200). */
export type Variation = {
  /** The motif looks to the other side. */
  isMirrored: boolean;
  /** The disc of light behind the motif: sun, moon or lamp. */
  disc: { x: number; y: number; r: number };
  /** How far the mountains are pushed along the horizon, 0–159. */
  ridgeShift: number;
  /** How many of the motif's small things there are. */
  count: 1 | 2 | 3;
  /** What the sky carries. */
  sky: 'birds' | 'stars' | 'branch' | 'clouds';
  /** A tilt in degrees, −5–5. */
  lean: number;
  /** A second choice of the motif itself. */
  isOther: boolean;
};

const skies = ['birds', 'stars', 'branch', 'clouds'] as const;
const counts = [1, 2, 3] as const;

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
  return {
    isMirrored: below(2) === 1,
    isOther: below(2) === 1,
    sky: skies[below(4)] ?? 'birds',
    count: counts[below(3)] ?? 2,
    disc: { x: 150 + 16 * below(9), y: 52 + 8 * below(5), r: 34 + 8 * below(4) },
    lean: below(11) - 5,
    ridgeShift: 20 * below(8),
  };
}
