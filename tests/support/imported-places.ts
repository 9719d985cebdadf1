import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openImportFile } from '#server/imports/import-file.service.ts';
import { importRows, type RowOutcome } from '#server/imports/import-rows.service.ts';
import { overtureParquet } from './open-places-files.ts';
import type { TestApp } from './test-app.ts';
import { keepWritten } from './written-rows.ts';

/** A place of Overture's in the middle of Seyhan; `version` and day of its release. */
export const overturePlace = (
  number: number,
  version: number,
  values: Record<string, unknown> = {},
) => ({
  id: `08f2d8a1-0000-4000-8000-00000000000${number}`,
  bbox: { xmin: 35.31 + number / 1000, xmax: 35.32, ymin: 37.0007, ymax: 37.0007 },
  version,
  sources: [
    {
      ...{ dataset: 'meta', license: 'CDLA-Permissive-2.0' },
      update_time: `2026-0${version}-01T00:00:00Z`,
    },
  ],
  names: { primary: `${['', 'Cemre', 'Güneş', 'Toros', 'Nar'][number]} Eczanesi` },
  categories: { primary: 'pharmacy' },
  confidence: 0.9,
  websites: [`https://eczane${number}.example/`],
  phones: [`+90322453112${number}`],
  addresses: [{ freeform: `Vali Yolu Cd. No:${number}`, locality: 'Adana', country: 'TR' }],
  ...values,
});

/** Imports files of places one after the other, each an hour later; they lie in `folder`. What each writes is told. */
export function importing(
  app: TestApp,
  folder: string,
  tell: (written: string) => void = () => {},
) {
  const written = keepWritten(app);
  let hour = 0;
  return async (
    rows: readonly Record<string, unknown>[],
    write = overtureParquet,
    options: { leastConfidence?: number } = {},
  ) => {
    hour += 1;
    const file = path.join(folder, 'yerler.parquet');
    await writeFile(file, write(rows));
    const opened = await openImportFile(file);
    const outcomes: RowOutcome[] = [];
    const now = new Date(Date.parse('2026-11-01T09:00:00Z') + hour * 3_600_000);
    const { db } = app.dependencies;
    const done = Promise.withResolvers<Awaited<ReturnType<typeof importRows>>>();
    const read = () =>
      importRows({ db, now: () => now }, opened.rows(), {
        ...{ fileName: 'yerler.parquet', source: opened.format, isApproved: true, ...options },
        onOutcome: (outcome) => void outcomes.push(outcome),
      });
    tell(await written.during(async () => done.resolve(await read())));
    const summary = await done.promise;
    return { summary, outcomes, sentences: outcomes.map(({ sentence }) => sentence) };
  };
}
