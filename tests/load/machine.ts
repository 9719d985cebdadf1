import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';

/** What numbers were measured on; they say little without it. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGib: number;
  kernel: string;
  node: string;
}

export const thisMachine = (): Machine => ({
  processor:
    /model name\s*: (.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor',
  cores: cpus().length,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  node: process.version,
});

export const machineLine = (machine: Machine): string =>
  `${machine.cores} × ${machine.processor}, ${machine.memoryGib} GiB, Linux ${machine.kernel}, Node ${machine.node}`;

/** How busy the machine is with other things as well: processes that wait, of the last minute. */
export const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);
