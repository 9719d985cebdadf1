import { defineCommand } from './command.ts';
import { withMigratedDatabase } from './open-database.ts';

export const command = defineCommand({
  summary: 'bring the schema up to date',
  help: `Usage: npm run directory -- migrate [--json]

Brings the database's schema up to date; the site does the same when it starts. Stop a site of an older
version first.`,
  async run() {
    const migrated = await withMigratedDatabase(async (ctx) => ctx.migrated);
    const text = migrated.map((name) => `${name} is there.`).join('\n');
    return { json: { migrated }, text: text || 'The schema is up to date.' };
  },
});
