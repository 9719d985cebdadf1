import { existsSync, readFileSync } from 'node:fs';
import { DISTRICTS } from '#contract/city/districts.ts';
import { readHeader } from '#contract/imports/import-columns.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import { importRows } from '#server/imports/import-rows.service.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Real places beside the project: test input, never part of it. */
const FOLDER = new URL('../../../shared/data/places/', import.meta.url);
export const arePlacesHere = existsSync(FOLDER);

/** Which columns say what kind of place it is; the last one with something in it says it best. */
const FILES = [
  { file: 'adana-venues-simplegeo.csv', kinds: ['category', 'subcategory'] },
  { file: 'turkey-venues-simplegeo-by-category.csv', kinds: ['category', 'subcategory'] },
  { file: 'osm-pois-turkish-names-cyprus.csv', kinds: ['osm_value'] },
];

const HEADER = readHeader(['name', 'category', 'subcategory', 'address', 'district', 'phone']);

/**
 * Brings the places in through the product's own import, published at once: it finds their category,
 * refuses what the directory has none for, and leaves out the same place twice. Most of them are of
 * other cities and the import takes the five districts only, so that a row keeps its district where it
 * names one and gets one in turn where it does not; pins stay behind, for they would contradict it.
 * @returns how many came in
 */
export async function importPlaces(db: Db, now: Date): Promise<number> {
  let imported = 0;
  for (const { file, kinds } of FILES) {
    const [head, ...records] = readCsv(readFileSync(new URL(file, FOLDER), 'utf8'), ',');
    const names = head?.isBroken ? [] : (head?.cells ?? []);
    const rows = records.flatMap((record, index) => {
      if (record.isBroken) return [];
      const cell = (name: string) => record.cells[names.indexOf(name)] ?? '';
      const kind = kinds.map(cell).findLast(Boolean) ?? '';
      const named = DISTRICTS.find((district) => district === cell('city'));
      const district = named ?? DISTRICTS[index % DISTRICTS.length] ?? '';
      const address = cell('address') || 'Adres bilinmiyor';
      const cells = [cell('name'), kind, kind, address, district, cell('phone')];
      return [{ line: record.line, header: HEADER, cells }];
    });
    const options = { fileName: file, source: 'test', isApproved: true };
    imported += (await importRows({ db, now: () => now }, rows, options)).imported;
  }
  return imported;
}
