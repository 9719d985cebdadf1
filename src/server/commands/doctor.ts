import { parseArgs } from 'node:util';
import { takeInventory } from '#server/imports/inventory.service.ts';
import { type Command, print, printJson, table } from './command.ts';
import { withDatabase } from './open-database.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'say whether the database is well and what it holds',
  help: `Usage: npm run directory -- doctor [--json]

Reaches the database, brings its schema up to date, and says what the directory holds and lacks.`,
  async run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const found = await withDatabase(async ({ db, place, migrated }) => ({
      place,
      migrated,
      ...(await takeInventory(db)),
    }));
    if (values.json) {
      printJson(found);
      return 0;
    }
    print(`PostgreSQL ${found.server} answers (${found.place}).`);
    print(
      found.migrated.length === 0
        ? 'The schema is up to date.'
        : `Ran: ${found.migrated.join(', ')}.`,
    );
    const { gaps } = found;
    print('\nBusinesses');
    print(
      table([
        ...found.statuses.map(({ status, count }) => [status, count] as const),
        ['of these, examples', gaps.examples],
        ['without a pin', gaps.withoutPin],
        ['without a phone', gaps.withoutPhone],
        ['without hours', gaps.withoutHours],
        ['hours kept as text', gaps.unreadHours],
      ]),
    );
    if (found.batches.length > 0) print('\nLatest imports (in / there already / not taken)');
    for (const batch of found.batches) {
      print(
        `  #${batch.id} ${batch.fileName} (${batch.source}), ${batch.createdAt.toISOString().slice(0, 16).replace('T', ' ')}: ${batch.imported} / ${batch.duplicates} / ${batch.refused}`,
      );
    }
    return 0;
  },
};
