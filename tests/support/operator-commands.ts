import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

/** As DATABASE_URL has it. */
export const addressOf = ({ connection }: TestDatabase): string =>
  connection.connectionString ??
  `postgresql://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(String(connection.host))}`;

export interface CommandAnswer {
  code: number;
  out: string;
  err: string;
}

/** Runs a program of src/server in a process of its own, as an operator does. */
export const runProgram = (
  program: 'main.ts' | 'commands/main.ts',
  args: string[],
  env: Record<string, string>,
): Promise<CommandAnswer> =>
  new Promise((resolve) => {
    const file = fileURLToPath(new URL(`../../src/server/${program}`, import.meta.url));
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [file, ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
