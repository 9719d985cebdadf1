import { onParentGone } from '#server/platform/parent-pipe.ts';
import { EmbeddedPostgresError } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { writePrivately } from '#server/platform/storage/private-files.ts';
import { adminCommand } from './admin.ts';
import { auditCommand } from './audit.ts';
import { backupCommand } from './backup.ts';
import { type Command, CommandFailure, EXIT_WRONG_USE, note, print } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { examplesCommand } from './examples.ts';
import { exportCommand } from './export.ts';
import { generateCommand } from './generate.ts';
import { importCommand } from './import.ts';
import { keyCommand } from './key.ts';
import { mailCommand } from './mail.ts';
import { migrateCommand } from './migrate.ts';
import { moderateCommand } from './moderate.ts';
import { moveCommand } from './move.ts';
import { ownerCommand } from './owner.ts';
import { restoreCommand } from './restore.ts';

const commands: Command[] = [
  importCommand,
  exportCommand,
  examplesCommand,
  generateCommand,
  moderateCommand,
  adminCommand,
  ownerCommand,
  mailCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  doctorCommand,
  auditCommand,
  migrateCommand,
  keyCommand,
];

const width = Math.max(...commands.map(({ name }) => name.length));
const overview = `Usage: npm run directory -- COMMAND [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

COMMAND --help says more.`;

/** What node:util's parseArgs throws for options that do not exist or lack their value. */
const isWrongUse = (error: unknown): error is Error =>
  error instanceof TypeError &&
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (!name || name === '--help' || name === 'help') {
    print(overview);
    return name ? 0 : EXIT_WRONG_USE;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    note(`There is no command ${name}.\n\n${overview}`);
    return EXIT_WRONG_USE;
  }
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

writePrivately();
// An import whose caller is gone is taken back by the database, like after a crash.
onParentGone(() => process.exit(1));
// A reader that closes early (`export | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await run(process.argv.slice(2));
