import { SingleBar } from 'cli-progress';
import { note } from './command.ts';

export interface Progress {
  add(amount: number): void;
  stop(): void;
}

/** Without a terminal, a line at every tenth. */
const STEPS = 10;

/** A bar on a terminal, plain lines in a log, nothing when `isQuiet`; all on standard error. */
export function showProgress(label: string, total: number, isQuiet = false): Progress {
  if (isQuiet || total <= 0) return { add() {}, stop() {} };
  let done = 0;
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `  ${label} {bar} {percentage}%  {eta_formatted}`,
      barCompleteChar: '█',
      barIncompleteChar: '░',
      hideCursor: true,
      clearOnComplete: true,
    });
    bar.start(total, 0);
    return { add: (amount) => bar.increment(amount), stop: () => bar.stop() };
  }
  let shown = 0;
  return {
    add(amount) {
      done += amount;
      // A file may grow while it is read.
      const step = Math.min(Math.floor((done / total) * STEPS), STEPS);
      if (step > shown) note(`  ${label} ${step * (100 / STEPS)}%`);
      shown = Math.max(step, shown);
    },
    stop() {},
  };
}
