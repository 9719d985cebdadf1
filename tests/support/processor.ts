const text = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ name: `Sıra ${at}`, phone: '0322', at })),
);
/** On the machine that the limits of tests were set on, with nothing else running. */
const QUIET_MS = 20;

type Usage = (before?: NodeJS.CpuUsage) => NodeJS.CpuUsage;
const ofThisThread: Usage = (before) => process.threadCpuUsage(before);
export const ofAllThreads: Usage = (before) => process.cpuUsage(before);

/** Milliseconds of processor a piece of work costs this thread, unless it is told of which. */
export async function processorMs<T>(
  work: () => Promise<T> | T,
  usage = ofThisThread,
): Promise<{ ms: number; done: T }> {
  const before = usage();
  const done = await work();
  const { user, system } = usage(before);
  return { ms: (user + system) / 1000, done };
}

/**
 * How many times as long the same work takes here and now, at least 1: who shares a core with others is charged
 * for what they make it wait. What is measured is divided by it, so that a limit says the same on every machine.
 */
export async function slowness(): Promise<number> {
  const { ms } = await processorMs(() => {
    for (let time = 0; time < 3; time += 1) JSON.parse(Buffer.from(text).toString('utf8'));
  });
  return Math.max(1, ms / QUIET_MS);
}

/**
 * What a piece of work costs, in milliseconds of a quiet machine's processor: the least of three, for others on the
 * machine and a test's own garbage only add to it. No more is asked once it cost no more than `enoughMs`.
 */
export async function leastMs(
  work: () => Promise<unknown>,
  enoughMs: number,
  usage = ofThisThread,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least > enoughMs; time += 1)
    least = Math.min(least, (await processorMs(work, usage)).ms / (await slowness()));
  return least;
}
