import type { Db } from '#server/platform/database/database.ts';
import {
  listByPhoneOrCid,
  listNamedNear,
  type StoredBusiness,
} from '../duplicates/duplicates.queries.ts';
import {
  asNamed,
  type Comparable,
  type Likeness,
  likenessOf,
  nameStart,
} from '../duplicates/duplicates.rules.ts';
import { type FieldValues, inColumns } from '../fields.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import { insertBusinesses } from '../reading/businesses.queries.ts';
import { listBySourceId, writeSources } from './business-sources.queries.ts';
import { insertSpecialDays, markPublished } from './imported-businesses.queries.ts';

/** A business as it comes out of a file, checked and complete. */
export interface ImportedBusiness extends Omit<FieldValues, 'isEmailShown' | 'takesReservations'> {
  /** Of every number in the cell, for comparing; the first is the one shown. */
  phoneKeys: readonly string[];
}

/** `stored`: already in the directory; `index`: an earlier one of the same list. */
export type Duplicate = { likeness: Likeness | 'source' } & (
  | {
      stored: { id: number; name: string; isWaiting: boolean; isPublic: boolean };
      index?: undefined;
    }
  | { index: number; stored?: undefined }
);

const comparable = (row: StoredBusiness): Comparable => ({
  ...row,
  phoneKeys: row.phoneKey ? [row.phoneKey] : [],
});

/** Of what only a number is known. */
const NOWHERE = { name: '', district: '', address: '', latitude: null, longitude: null, cid: null };

const storedOf = (
  row: Pick<StoredBusiness, 'id' | 'name' | 'status' | 'mergedInto' | 'importBatchId'>,
) => ({
  id: row.mergedInto ?? row.id,
  name: row.name,
  isWaiting: row.status === 'pending' && row.importBatchId !== null,
  // The address of a merged one leads to what it became.
  isPublic: row.status === 'approved' || row.mergedInto !== null,
});

function storedDuplicate(
  business: Comparable,
  rows: readonly StoredBusiness[],
): Duplicate | undefined {
  for (const row of rows) {
    const likeness = likenessOf(business, comparable(row));
    // An invented name may meet a real one; an invented number never does.
    if (!likeness || (row.isExample && likeness !== 'phone')) continue;
    return { likeness, stored: storedOf(row) };
  }
  return undefined;
}

/**
 * Which businesses of a list are there already, or came earlier in the list: undefined for a new one.
 * Three look-ups for the whole list; meant for a few hundred at a time.
 */
export async function findDuplicates(
  db: Db,
  list: readonly Comparable[],
): Promise<(Duplicate | undefined)[]> {
  const named = Map.groupBy(await listNamedNear(db, list.map(asNamed)), (row) => row.place);
  const known = await listByPhoneOrCid(db, {
    phoneKeys: list.flatMap((business) => [...business.phoneKeys]),
    cids: list.flatMap((business) => business.cid ?? []),
  });
  const byPhone = Map.groupBy(known, (row) => row.phoneKey);
  const byCid = Map.groupBy(known, (row) => row.cid);

  const earlier = {
    byPhone: new Map<string, number>(),
    byCid: new Map<string, number>(),
    byStart: new Map<string, number[]>(),
  };
  return list.map((business, index) => {
    const rows = [
      ...(business.cid === null ? [] : (byCid.get(business.cid) ?? [])),
      ...business.phoneKeys.flatMap((key) => byPhone.get(key) ?? []),
      ...(named.get(index) ?? []),
    ];
    const stored = storedDuplicate(business, rows);
    if (stored) return stored;

    const start = nameStart(business.name);
    const candidates = [
      business.cid === null ? undefined : earlier.byCid.get(business.cid),
      ...business.phoneKeys.map((key) => earlier.byPhone.get(key)),
      ...(earlier.byStart.get(start) ?? []),
    ];
    for (const candidate of candidates) {
      const other = candidate === undefined ? undefined : list[candidate];
      const likeness = other && likenessOf(business, other);
      if (candidate !== undefined && likeness) return { likeness, index: candidate };
    }
    if (business.cid !== null) earlier.byCid.set(business.cid, index);
    for (const key of business.phoneKeys) earlier.byPhone.set(key, index);
    earlier.byStart.set(start, [...(earlier.byStart.get(start) ?? []), index]);
    return undefined;
  });
}

/** For each id of an open source the business that has it. One look-up for all. */
export async function findBySource(
  db: Db,
  ids: readonly (string | undefined)[],
): Promise<(Duplicate | undefined)[]> {
  const said = ids.flatMap((id) => id ?? []);
  const rows = said.length > 0 ? await listBySourceId(db, said) : [];
  const byId = new Map(rows.map((row) => [row.sourceId, row]));
  return ids.map((id) => {
    const row = byId.get(id ?? '');
    return row && { likeness: 'source', stored: storedOf(row) };
  });
}

/** Keeps what sources call businesses: `isOrigin` where they brought them. */
export const keepSources = writeSources;

/** For each list of numbers the business that has one of them. One look-up for all. */
export async function findByNumber(
  db: Db,
  lists: readonly (readonly string[])[],
): Promise<(Duplicate | undefined)[]> {
  if (lists.length === 0) return [];
  const known = await listByPhoneOrCid(db, { phoneKeys: lists.flat(), cids: [] });
  const byPhone = Map.groupBy(known, (row) => row.phoneKey);
  return lists.map((phoneKeys) =>
    storedDuplicate(
      { ...NOWHERE, phoneKeys },
      phoneKeys.flatMap((key) => byPhone.get(key) ?? []),
    ),
  );
}

/** The columns a described business is stored in, without its state. */
export const columnsOf = (business: ImportedBusiness) => ({
  ...inColumns(business),
  phoneKey: business.phoneKeys[0] ?? null,
  isEmailShown: business.email !== null,
  ...searchColumns(business),
});

/**
 * Adds businesses of one batch: waiting for a moderator, or published at once. Nobody gets an e-mail.
 * @returns their ids, in the order of the list
 */
export async function addImportedBusinesses(
  db: Db,
  list: readonly ImportedBusiness[],
  { batchId, isApproved, now }: { batchId: number; isApproved: boolean; now: Date },
): Promise<number[]> {
  if (list.length === 0) return [];
  const state = isApproved
    ? { status: 'approved' as const, approvedAt: now }
    : { status: 'pending' as const, approvedAt: null };
  const rows = list.map((business) => ({
    ...columnsOf(business),
    ...state,
    importBatchId: batchId,
    submittedAt: now,
  }));
  const inserted = await insertBusinesses(db, rows);
  const ids = inserted.map(({ id }) => id);
  await insertSpecialDays(
    db,
    list.flatMap(({ specialDays }, index) =>
      specialDays.map((day) => ({ ...day, businessId: ids[index] ?? 0 })),
    ),
  );
  return ids;
}

/** Publishes those of the businesses that a file brought and that still wait. @returns how many waited */
export const publishImported = (db: Db, ids: number[], now: Date): Promise<number> =>
  markPublished(db, ids, now);
