import { basename } from 'node:path';
import { previewUndoing, undoImportBatch } from '#server/imports/batches.service.ts';
import { openImportFile, UnreadableFile } from '#server/imports/import-file.service.ts';
import {
  type ImportSummary,
  importRows,
  type RowOutcome,
} from '#server/imports/import-rows.service.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_CANNOT_CREATE,
  EXIT_WRONG_DATA,
  note,
  operator,
  print,
  printJson,
  table,
  WrongUse,
  wholeNumber,
} from './command.ts';
import { openReport, reportPathFor } from './import-report.ts';
import { operatorImportWords } from './import-words.ts';
import { whileStoppable } from './interrupt.ts';
import { withDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';
import { showProgress } from './progress.ts';
import { failByRefusal } from './refusals.ts';

const HELP = `Usage: npm run directory -- import FILE [options]
       npm run directory -- import --undo NUMBER [--dry-run] [--json]

Loads businesses from a file of any size: CSV with the product's own columns, or those of
map exporters and of spreadsheets; open data of Overture (Parquet, GeoJSON), Foursquare
(Parquet) and OpenStreetMap (.osm.pbf, Overpass JSON, GeoJSON); see docs/import.md. Good rows go in together, in one
transaction; a row that is there already, or that cannot be taken, is named with its reason.
Loading a file twice adds nothing.

  --dry-run        say what would happen, write nothing
  --approve        publish at once; also publishes what an earlier run of the file left waiting
                   (without it, new businesses wait for a moderator)
  --report FILE    where the row-by-row report goes (default: FILE's name with .report.csv)
  --source NAME    kept with the batch, e.g. apify (default: the file's format)
  --licence NAME   under which licence the rows may be passed on: its SPDX name, e.g. ODbL-1.0
                   (without it the open data says NOASSERTION of them)
  --attribution T  whom the licence wants named, in the words of the source
  --confidence N   from 0 to 1: what an open source is less sure of waits for a moderator, also with --approve
  --undo NUMBER    take the file of this number back as a whole: what it brought goes, what it changed comes
                   back as it was; what somebody changed since stays, and is named
  --rows           say of every row what happened; otherwise only of the first that did not go in
  --json           print the summary as JSON`;

const SPDX_NAME = /^[A-Za-z0-9][A-Za-z0-9.+-]{1,59}$/;

/** Rows told on the screen without --rows; all of them stand in the report. */
const ROWS_SHOWN = 20;
const SENTENCES_SHOWN = 15;

const SIGNS = { imported: '+', changed: '*', duplicate: '=', refused: '-', gone: '?' } as const;
const rowLine = ({ line, outcome, name, sentence, warnings }: RowOutcome) =>
  `  ${SIGNS[outcome]} ${String(line || '').padStart(6)}  ${[name || '(no name)', sentence, ...warnings].filter(Boolean).join(' · ')}`;

export const command = defineCommand({
  summary: 'load businesses from a CSV file or open data',
  help: HELP,
  options: {
    'dry-run': { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    report: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string' },
    attribution: { type: 'string' },
    confidence: { type: 'string' },
    undo: { type: 'string' },
    rows: { type: 'boolean', default: false },
  },
  words: 1,
  async run({ values, words: [given] }) {
    if (values.undo !== undefined && !given) {
      const id = wholeNumber(values.undo, '--undo', 1);
      return undone(id, values['dry-run']);
    }
    if (!given || values.undo !== undefined) throw new WrongUse('Name one FILE.');
    const { licence, attribution } = values;
    if (licence !== undefined && !SPDX_NAME.test(licence))
      throw new WrongUse('--licence takes an SPDX name, e.g. ODbL-1.0 or CC0-1.0.');
    const leastConfidence = values.confidence === undefined ? undefined : Number(values.confidence);
    if (leastConfidence !== undefined && !(leastConfidence >= 0 && leastConfidence <= 1))
      throw new WrongUse('--confidence takes a number from 0 to 1, e.g. 0.7.');
    const path = operatorPath(given);
    const file = await openImportFile(path).catch(explain);
    const report = await openReport(await reportPathFor(path, values.report), values['dry-run']);
    const startedAt = performance.now();
    const progress = showProgress(basename(path), file.bytes, values.json);
    const shown = rowsOnScreen(values.rows, values.json);
    const tidy = async () => {
      progress.stop();
      await report.drop();
      note('Stopped. Nothing of the file went in; running it again is safe.');
    };
    try {
      const summary = await whileStoppable(tidy, () =>
        withDatabase((ctx) =>
          importRows(ctx, file.rows(progress.add), {
            fileName: basename(path),
            words: operatorImportWords,
            source: values.source ?? file.format,
            ...{ licence, attribution },
            ...{ isApproved: values.approve, leastConfidence },
            isDryRun: values['dry-run'],
            onOutcome: async (outcome) => {
              await report.add(outcome);
              shown.take(outcome);
            },
          }),
        ),
      ).finally(() => progress.stop());
      shown.end();
      const kept = await report.keep().catch((error: unknown) => {
        // What went in stays in, and the operator must know it.
        if (!(error instanceof CommandFailure)) throw error;
        note(`The import went through, but not its report: ${error.message}`);
        return null;
      });
      const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
      if (values.json) printJson({ file: path, ...summary, report: kept, seconds });
      else printSummary(summary, { ...values, report: kept, seconds, encoding: file.readAs });
      return kept === null ? EXIT_CANNOT_CREATE : 0;
    } catch (error) {
      await report.drop();
      return explain(error);
    }
  },
});

async function undone(id: number, isDryRun: boolean) {
  const undoing = await withDatabase((ctx) =>
    isDryRun ? previewUndoing(ctx, { id }) : undoImportBatch({ ...ctx, caller: operator }, { id }),
  ).catch((error) => failByRefusal(error, { not_found: `There is no file of the number ${id}.` }));
  const { removable, waitingAgain, kept, keptCount, facts } = undoing;
  const lines = [
    table([
      [isDryRun ? 'businesses that would go' : 'businesses that went', removable],
      [isDryRun ? 'businesses that would wait again' : 'businesses that wait again', waitingAgain],
      ['facts as they were before', facts.restorable],
      ['businesses of which it said a day, a name or that they are gone', facts.noted],
      ['businesses that stay, somebody did something with them', keptCount],
      ['businesses with facts that somebody changed since', facts.stuckCount],
    ]),
    ...kept.map((one) => `  = #${one.id} ${one.name} · ${one.reasons.join(', ')}`),
    ...facts.stuck.map((one) => `  * #${one.id} ${one.name} · ${one.facts.join(', ')}`),
    ...(isDryRun ? ['Nothing was written (--dry-run).'] : []),
  ];
  return { json: { batchId: id, isDryRun, ...undoing }, text: lines.join('\n') };
}

function explain(error: unknown): never {
  if (error instanceof UnreadableFile) throw new CommandFailure(error.message, EXIT_WRONG_DATA);
  throw error;
}

/** Rows as they come, held back until the bar is gone. */
function rowsOnScreen(all: boolean, isQuiet: boolean) {
  const held: string[] = [];
  let more = 0;
  return {
    take(outcome: RowOutcome) {
      if (isQuiet) return;
      if (all) return print(rowLine(outcome));
      if (outcome.outcome === 'imported') return;
      if (held.length < ROWS_SHOWN) held.push(rowLine(outcome));
      else more += 1;
    },
    end() {
      for (const line of held) print(line);
      if (more > 0) print(`  … ${more} more rows that did not go in: see the report`);
    },
  };
}

function printSummary(
  summary: ImportSummary,
  run: { approve: boolean; report: string | null; seconds: number; encoding: string },
): void {
  const imported = summary.isDryRun ? 'would go in' : 'went in';
  const state = run.approve ? 'published' : 'waiting for a moderator';
  print('');
  print(
    table([
      ['rows', summary.rows],
      [`${imported} (${state})`, summary.imported - summary.held],
      ...(summary.held > 0
        ? ([[`${imported} (waiting: unsure, or maybe there already)`, summary.held]] as const)
        : []),
      ['there already', summary.duplicates],
      ['not taken', summary.refused],
      ...(
        [
          ['changed by newer facts', summary.changed],
          ['kept as somebody said', summary.kept],
          ['something no longer said', summary.unsaid],
          ['older than what is known', summary.older],
          ['gone from their source', summary.gone],
        ] as const
      ).filter(([, count]) => count > 0),
      ...(summary.published > 0
        ? ([['published now, had waited', summary.published]] as const)
        : []),
    ]),
  );
  const sentences = (title: string, list: ImportSummary['reasons']) => {
    if (list.length === 0) return;
    print(`\n${title}`);
    print(table(list.slice(0, SENTENCES_SHOWN).map(({ sentence, count }) => [sentence, count])));
    const rest = list.slice(SENTENCES_SHOWN).reduce((sum, { count }) => sum + count, 0);
    if (rest > 0) print(`  … ${rest} more, of ${list.length - SENTENCES_SHOWN} other kinds`);
  };
  sentences('Not taken, and why', summary.reasons);
  sentences('Warnings', summary.warnings);
  print(`\n${run.seconds} s, read as ${run.encoding}. Every row: ${run.report ?? 'no report'}`);
  if (summary.batchId !== null)
    print(`Taken back as a whole by: npm run directory -- import --undo ${summary.batchId}`);
  if (summary.isDryRun) note('Nothing was written (--dry-run).');
  else if (summary.imported > 0 && !run.approve) {
    note('Publish them by running the same command with --approve.');
  }
}
