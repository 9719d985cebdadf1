import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '#server/commands/main.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** As DATABASE_URL has it. */
export const addressOf = ({ connection }: TestDatabase): string =>
  connection.connectionString ??
  `postgresql://${connection.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(String(connection.host))}`;

export interface CommandAnswer {
  code: number;
  out: string;
  err: string;
}

let earlier: Promise<unknown> = Promise.resolve();

/** Runs an operator's command in this process, one after the other: what a program of its own costs is told by few. */
export function runHere(args: string[], env: Record<string, string>): Promise<CommandAnswer> {
  const answer = earlier.then(async () => {
    const before = { ...process.env };
    const said = { stdout: '', stderr: '' };
    const heard = (['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((chunk, ...rest) => {
        said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
        rest.find((one) => typeof one === 'function')?.();
        return true;
      }),
    );
    Object.assign(process.env, env);
    try {
      const code = await runCommand(args);
      return { code, out: said.stdout, err: said.stderr };
    } finally {
      for (const one of heard) one.mockRestore();
      for (const name of Object.keys(env)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });
  earlier = answer.catch(() => undefined);
  return answer;
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

/** An operator's command on a database and in a folder of its own. */
export async function openOperator(): Promise<Operator> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
  const env = {
    ...{ DATABASE_URL: addressOf(database), DATA_DIR: path.join(folder, 'site') },
    INIT_CWD: folder,
  };
  return {
    ...{ db: database.db, folder, env },
    run: (...args) => runHere(args, env),
    start: (...args) => runProgram('commands/main.ts', args, env),
    async close() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export interface Operator {
  db: TestDatabase['db'];
  folder: string;
  env: Record<string, string>;
  run(...args: string[]): Promise<CommandAnswer>;
  /** In a process of its own, as npm runs it there. */
  start(...args: string[]): Promise<CommandAnswer>;
  close(): Promise<void>;
}
