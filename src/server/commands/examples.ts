import { parseArgs } from 'node:util';
import { insertExamples, removeExamples } from '#server/examples/examples.service.ts';
import { type Command, CommandFailure, EXIT_WRONG_USE, print, printJson } from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- examples remove|add [--json]

  remove   takes out every example business with its reviews, generated ones too; they do not
           come back at the next start
  add      puts the example businesses and their reviews in, those that are not there`;

export const examplesCommand: Command = {
  name: 'examples',
  summary: 'remove or add the example businesses',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [act, ...others] = positionals;
    if ((act !== 'remove' && act !== 'add') || others.length > 0) {
      throw new CommandFailure('Say examples remove or examples add.', EXIT_WRONG_USE);
    }
    const businesses = await withDatabase(async ({ db, now }) => {
      if (act === 'remove') return (await removeExamples(db)).businesses;
      return db.transaction().execute((trx) => insertExamples(trx, now()));
    });
    if (values.json) printJson({ businesses });
    else print(`${businesses} example businesses ${act === 'remove' ? 'removed' : 'added'}.`);
    return 0;
  },
};
