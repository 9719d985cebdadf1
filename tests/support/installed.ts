import { spawnSync } from 'node:child_process';

/**
 * Whether a program of this machine that a test needs is there. On the machine that decides about a change
 * it must be (`.ci/run` installs it): the test then runs, and fails where it is not.
 */
export function hasProgram(program: string): boolean {
  return Boolean(process.env.CI) || spawnSync('which', [program]).status === 0;
}
