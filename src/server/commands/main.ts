import { onParentGone } from '#server/platform/parent-pipe.ts';
import { EmbeddedPostgresError } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { writePrivately } from '#server/platform/storage/private-files.ts';
import { type Command, CommandFailure, EXIT_WRONG_USE, note, print } from './command.ts';

/** Each is read when it is asked for: most need a small part of the product. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  import: () => import('./import.ts'),
  duty: () => import('./duty.ts'),
  export: () => import('./export.ts'),
  examples: () => import('./examples.ts'),
  generate: () => import('./generate.ts'),
  moderate: () => import('./moderate.ts'),
  admin: () => import('./admin.ts'),
  owner: () => import('./owner.ts'),
  mail: () => import('./mail.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  move: () => import('./move.ts'),
  doctor: () => import('./doctor.ts'),
  audit: () => import('./audit.ts'),
  migrate: () => import('./migrate.ts'),
  key: () => import('./key.ts'),
};

async function overview(): Promise<string> {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(async ([name, read]) => {
    const { summary } = (await read()).command;
    return `  ${name.padEnd(width)}  ${summary}`;
  });
  return `Usage: npm run directory -- COMMAND [options]

${(await Promise.all(lines)).join('\n')}

COMMAND --help says more.`;
}

/** What node:util's parseArgs throws for options that do not exist or lack their value. */
const isWrongUse = (error: unknown): error is Error =>
  error instanceof TypeError &&
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs one command of the operator's command line; what it says goes to standard output and error.
 * @returns the exit code
 */
export async function runCommand(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (!name || name === '--help' || name === 'help') {
    print(await overview());
    return name ? 0 : EXIT_WRONG_USE;
  }
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!read) {
    note(`There is no command ${name}.\n\n${await overview()}`);
    return EXIT_WRONG_USE;
  }
  const { command } = await read();
  if (rest.includes('--help')) {
    print(command.help);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof CommandFailure || error instanceof EmbeddedPostgresError) {
      note(error.message || command.help);
      return error.exitCode;
    }
    if (isWrongUse(error)) {
      note(`${error.message}\n\n${command.help}`);
      return EXIT_WRONG_USE;
    }
    note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

if (import.meta.main) {
  writePrivately();
  // An import whose caller is gone is taken back by the database, like after a crash.
  onParentGone(() => process.exit(1));
  // A reader that closes early (`export | head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  process.exitCode = await runCommand(process.argv.slice(2));
}
