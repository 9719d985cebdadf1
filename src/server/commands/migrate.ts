import { parseArgs } from 'node:util';
import { type Command, print, printJson } from './command.ts';
import { withMigratedDatabase } from './open-database.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'bring the schema up to date',
  help: `Usage: npm run directory -- migrate [--json]

Brings the database's schema up to date; the site does the same when it starts. Stop a site of an older
version first.`,
  async run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const migrated = await withMigratedDatabase(async (ctx) => ctx.migrated);
    if (values.json) printJson({ migrated });
    else if (migrated.length === 0) print('The schema is up to date.');
    else for (const name of migrated) print(`${name} is there.`);
    return 0;
  },
};
