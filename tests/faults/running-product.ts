import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVING } from '../../scripts/run-product.mjs';

export interface Run {
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  output(): string;
  /** Resolves when `text` is printed; throws when the program ends before. */
  printed(text: string): Promise<void>;
  /** Exit code, or the signal that ended it. */
  exitCode: Promise<number | NodeJS.Signals | null>;
}

/** Starts one of the product's programs as an operator's shell would. */
export function runProgram(args: string[], env: Record<string, string>): Run {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      child.emit('printed');
    });
  }
  const exitCode = once(child, 'exit').then(() => child.exitCode ?? child.signalCode);
  return {
    child,
    output: () => text,
    async printed(wanted) {
      while (!text.includes(wanted)) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`ended with ${child.exitCode ?? child.signalCode}: ${text}`);
        }
        await Promise.race([once(child, 'printed'), exitCode]);
      }
    },
    exitCode,
  };
}

export const serveProduct = (env: Record<string, string>): Run =>
  runProgram([...SERVING, 'src/server/main.ts'], env);

/** Ends a program without warning and waits until it is gone. */
export async function killNow({ child }: Run): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The moment of a fault: so long after now, or when the program has ended by itself. */
export const momentOf = async (run: Run, afterMs: number): Promise<void> => {
  await Promise.race([sleep(afterMs), run.exitCode]);
};
