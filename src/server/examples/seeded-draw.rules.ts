/** Chance that is the same for the same seed on every machine (mulberry32). */
export interface Draw {
  /** 0 ≤ x < 1 */
  random(): number;
  chance(share: number): boolean;
  of<T>(list: readonly T[]): T;
  /** One of a list whose running sums of weights are given; see `runningSums`. */
  weighted<T>(list: readonly T[], sums: readonly number[]): T;
  /** Around 0, most of it within 1 (normally distributed). */
  bell(): number;
}

export function seededDraw(seed: number): Draw {
  let state = seed | 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    random,
    chance: (share) => random() < share,
    of: (list) => list[Math.floor(random() * list.length)] as never,
    weighted: (list, sums) => {
      const at = random() * (sums.at(-1) ?? 0);
      return list[sums.findIndex((sum) => at < sum)] as never;
    },
    bell: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}

export function runningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}
