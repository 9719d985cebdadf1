import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generatedCsv } from '#server/examples/generated-businesses.service.ts';
import { addGenerated } from '#server/examples/generated-directory.service.ts';
import {
  type Command,
  CommandFailure,
  EXIT_CANNOT_CREATE,
  note,
  print,
  printJson,
  wholeNumber,
} from './command.ts';
import { writeWhole } from './export.ts';
import { whileStoppable } from './interrupt.ts';
import { withDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';
import { showProgress } from './progress.ts';

const HELP = `Usage: npm run directory -- generate N [options]

Makes N believable businesses for measurements, as they stand in the city, with what is said about
them, and publishes them marked as examples: 'examples remove' takes them out again. The same seed
makes the same ones, so a second run adds nothing.

  --seed NUMBER   default 1
  --out FILE      write them as a CSV file for 'import' instead
  --json          print the count as JSON`;

export const generateCommand: Command = {
  name: 'generate',
  summary: 'make N businesses for measurements',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const count = wholeNumber(positionals[0], 'N', 1);
    const seed = wholeNumber(values.seed, '--seed', 0);
    if (values.out !== undefined) {
      const path = operatorPath(values.out);
      if (existsSync(path)) {
        throw new CommandFailure(`${path} exists already; name another file.`, EXIT_CANNOT_CREATE);
      }
      await writeWhole(path, generatedCsv(count, seed));
      if (values.json) printJson({ businesses: count, file: path });
      else note(`${count} businesses in ${path}`);
      return 0;
    }
    const progress = showProgress('generate', count, values.json);
    const added = await whileStoppable(progress.stop, () =>
      withDatabase((ctx) => addGenerated(ctx, { count, seed, onAdded: progress.add })),
    ).finally(progress.stop);
    if (values.json) printJson({ businesses: count, added });
    else
      print(`${added} businesses added${added < count ? `, ${count - added} stood already` : ''}.`);
    return 0;
  },
};
