import type { Db } from '#server/platform/database/database.ts';
import {
  type ExportedRow,
  type ExportFilter,
  listForExport,
} from './exported-businesses.queries.ts';
import {
  csvHead,
  csvRow,
  GEOJSON_HEAD,
  GEOJSON_TAIL,
  geojsonFeature,
} from './exported-businesses.rules.ts';

const PAGE_ROWS = 1000;

async function* businessesOf(db: Db, filter: ExportFilter): AsyncGenerator<ExportedRow> {
  for (let afterId = 0; ; ) {
    const rows = await listForExport(db, filter, { afterId, limit: PAGE_ROWS });
    yield* rows;
    if (rows.length < PAGE_ROWS) return;
    afterId = rows.at(-1)?.id ?? afterId;
  }
}

/**
 * The directory as text, piece by piece. `csv` carries the product's own columns and can be imported
 * again; `geojson` is for maps. `onBusiness` is called for each one.
 */
export async function* exportBusinesses(
  db: Db,
  options: ExportFilter & { format: 'csv' | 'geojson'; onBusiness?: () => void },
): AsyncGenerator<string> {
  const isCsv = options.format === 'csv';
  yield isCsv ? csvHead() : GEOJSON_HEAD;
  let isFirst = true;
  for await (const business of businessesOf(db, options)) {
    if (isCsv) yield csvRow(business);
    else yield (isFirst ? '' : ',\n') + geojsonFeature(business);
    isFirst = false;
    options.onBusiness?.();
  }
  if (!isCsv) yield GEOJSON_TAIL;
}
