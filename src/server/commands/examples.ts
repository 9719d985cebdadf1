import { insertExamples, removeExamples } from '#server/examples/examples.service.ts';
import { defineCommand, WrongUse } from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- examples remove|add [--json]

  remove   takes out every example business with its reviews, generated ones too; they do not
           come back at the next start
  add      puts the example businesses and their reviews in, those that are not there`;

export const command = defineCommand({
  summary: 'remove or add the example businesses',
  help: HELP,
  words: 1,
  async run({ words: [act] }) {
    if (act !== 'remove' && act !== 'add') {
      throw new WrongUse('Say examples remove or examples add.');
    }
    const businesses = await withDatabase(async ({ db, now }) => {
      if (act === 'remove') return (await removeExamples(db)).businesses;
      return db.transaction().execute((trx) => insertExamples(trx, now()));
    });
    const done = act === 'remove' ? 'removed' : 'added';
    return { json: { businesses }, text: `${businesses} example businesses ${done}.` };
  },
});
