import { generatedCsv } from '#server/examples/generated-businesses.service.ts';
import { addGenerated } from '#server/examples/generated-directory.service.ts';
import { defineCommand, note, printJson, wholeNumber } from './command.ts';
import { freePath, writeWhole } from './export.ts';
import { whileStoppable } from './interrupt.ts';
import { withDatabase } from './open-database.ts';
import { showProgress } from './progress.ts';

const HELP = `Usage: npm run directory -- generate N [options]

Makes N believable businesses for measurements, as they stand in the city, with what is said about
them, and publishes them marked as examples: 'examples remove' takes them out again. The same seed
makes the same ones, so a second run adds nothing.

  --seed NUMBER   default 1
  --out FILE      write them as a CSV file for 'import' instead
  --json          print the count as JSON`;

export const command = defineCommand({
  summary: 'make N businesses for measurements',
  help: HELP,
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string' } },
  words: 1,
  async run({ values, words }) {
    const count = wholeNumber(words[0], 'N', 1);
    const seed = wholeNumber(values.seed, '--seed', 0);
    if (values.out !== undefined) {
      const path = freePath(values.out);
      await writeWhole(path, generatedCsv(count, seed));
      if (values.json) printJson({ businesses: count, file: path });
      else note(`${count} businesses in ${path}`);
      return 0;
    }
    const progress = showProgress('generate', count, values.json);
    const added = await whileStoppable(progress.stop, () =>
      withDatabase((ctx) => addGenerated(ctx, { count, seed, onAdded: progress.add })),
    ).finally(progress.stop);
    const stood = added < count ? `, ${count - added} stood already` : '';
    return { json: { businesses: count, added }, text: `${added} businesses added${stood}.` };
  },
});
