/** The nightly run tells stories whole and often that the gate tells in short. */
export const isNightly = process.env.NIGHTLY === 'on';

/** How often: the gate, so that a fault is seen; the night, so that a rare one is. */
export const times = (gate: number, nightly: number): number => (isNightly ? nightly : gate);

/** Which of many of one kind: the gate, every so-manieth; the night, all. */
export const told = <One>(all: readonly One[], every: number): readonly One[] =>
  isNightly ? all : all.filter((_, index) => index % every === 0);
