import type { Db } from '#server/platform/database/database.ts';
import {
  listByPhoneOrCid,
  listNamedNear,
  type StoredBusiness,
} from '../duplicates/duplicates.queries.ts';
import {
  asNamed,
  type Comparable,
  comparisonOf,
  type Likeness,
  ownNumbers,
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

/** The columns a described business is stored in, without its state. */
export const columnsOf = (business: ImportedBusiness) => ({
  ...inColumns(business),
  phoneKey: business.phoneKeys[0] ?? null,
  isEmailShown: business.email !== null,
  ...searchColumns(business),
});

/** A business of a file, and what can be made of it before the database is asked. */
export interface Prepared {
  columns: ReturnType<typeof columnsOf>;
  specialDays: ImportedBusiness['specialDays'];
  compared: ReturnType<typeof asNamed<Comparable>>;
}

export function prepareBusiness(business: ImportedBusiness): Prepared {
  const columns = columnsOf(business);
  const { name, district, address, latitude, longitude, cid, category, specialDays } = business;
  const compared = asNamed({
    ...{ name, district, address, latitude, longitude, cid, category },
    phoneKeys: ownNumbers(business.phoneKeys),
    neighbourhoodSlug: columns.neighbourhoodSlug,
  });
  return { columns, specialDays, compared };
}

/** `stored`: already in the directory; `index`: an earlier one of the same list. */
export type Duplicate = {
  likeness: Likeness | 'source';
  /** It may be another business all the same: somebody has to look. */
  isDoubt?: boolean;
} & (
  | {
      /** `isWaiting`: for no more than that a file with the approval names it. */
      stored: { id: number; name: string; isWaiting: boolean; isPublic: boolean };
      index?: undefined;
    }
  | { index: number; stored?: undefined }
);

const comparable = (row: StoredBusiness): Comparable => ({
  ...row,
  phoneKeys: row.phoneKey ? [row.phoneKey] : [],
});

const ownNumberOf = (row: StoredBusiness, { phoneKeys }: Comparable) =>
  row.phoneKey !== null && phoneKeys.includes(row.phoneKey);

/** Of what only a number is known. */
const NOWHERE = { name: '', district: '', address: '', latitude: null, longitude: null, cid: null };

const storedOf = (
  row: Pick<
    StoredBusiness,
    'id' | 'name' | 'status' | 'mergedInto' | 'importBatchId' | 'isDoubted'
  >,
) => ({
  id: row.mergedInto ?? row.id,
  name: row.name,
  isWaiting: row.status === 'pending' && row.importBatchId !== null && !row.isDoubted,
  // The address of a merged one leads to what it became.
  isPublic: row.status === 'approved' || row.mergedInto !== null,
});

/** The first that is one with it for sure, else the first that may be. */
function surest<Other extends Comparable>(
  business: Comparable,
  others: Iterable<Other>,
): { other: Other; likeness: Likeness; isDoubt: boolean } | undefined {
  let doubt: ReturnType<typeof surest<Other>>;
  for (const other of others) {
    const found = comparisonOf(business, other);
    if (found?.isSure) return { other, likeness: found.likeness, isDoubt: false };
    if (found) doubt ??= { other, likeness: found.likeness, isDoubt: true };
  }
  return doubt;
}

function storedDuplicate(
  business: Comparable,
  rows: readonly StoredBusiness[],
): Duplicate | undefined {
  const found = surest(
    business,
    rows.map((row) => ({ ...comparable(row), row })),
  );
  if (!found) return undefined;
  const { likeness, isDoubt } = found;
  return { likeness, isDoubt, stored: storedOf(found.other.row) };
}

/**
 * Which businesses of a list are there already, or came earlier in the list: undefined for a new one.
 * Three look-ups for the whole list; meant for a few hundred at a time.
 */
export async function findDuplicates(
  db: Db,
  prepared: readonly Prepared[],
): Promise<(Duplicate | undefined)[]> {
  const list = prepared.map(({ compared }) => compared);
  const named = Map.groupBy(await listNamedNear(db, list), (row) => row.place);
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
    // An invented name may meet a real one; an invented number never does.
    const stored = storedDuplicate(
      business,
      rows.filter((row) => !row.isExample || ownNumberOf(row, business)),
    );
    if (stored && !stored.isDoubt) return stored;

    const { start } = business;
    const candidates = [
      business.cid === null ? undefined : earlier.byCid.get(business.cid),
      ...business.phoneKeys.map((key) => earlier.byPhone.get(key)),
      ...(earlier.byStart.get(start) ?? []),
    ];
    const met = surest(
      business,
      candidates.flatMap((at) => {
        const other = at === undefined ? undefined : list[at];
        return at === undefined || !other ? [] : [{ ...other, at }];
      }),
    );
    if (met && !met.isDoubt) return { likeness: met.likeness, index: met.other.at };
    if (business.cid !== null) earlier.byCid.set(business.cid, index);
    for (const key of business.phoneKeys) earlier.byPhone.set(key, index);
    earlier.byStart.set(start, [...(earlier.byStart.get(start) ?? []), index]);
    return stored ?? (met && { likeness: met.likeness, isDoubt: true, index: met.other.at });
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
  const known = await listByPhoneOrCid(db, { phoneKeys: ownNumbers(lists.flat()), cids: [] });
  const byPhone = Map.groupBy(known, (row) => row.phoneKey);
  return lists.map((phoneKeys) =>
    storedDuplicate(
      { ...NOWHERE, phoneKeys },
      phoneKeys.flatMap((key) => byPhone.get(key) ?? []),
    ),
  );
}

/**
 * Adds businesses of one batch: waiting for a moderator, or published at once. Nobody gets an e-mail.
 * @returns their ids, in the order of the list
 */
export async function addImportedBusinesses(
  db: Db,
  /** `isDoubted`: it may be another one that is there, which speaks for looking twice. */
  list: readonly (Prepared & { isDoubted?: boolean | undefined })[],
  { batchId, isApproved, now }: { batchId: number; isApproved: boolean; now: Date },
): Promise<number[]> {
  if (list.length === 0) return [];
  const state = isApproved
    ? { status: 'approved' as const, approvedAt: now }
    : { status: 'pending' as const, approvedAt: null };
  const rows = list.map(({ columns, isDoubted = false }) => ({
    ...columns,
    ...state,
    moderationScore: isDoubted ? 1 : 0,
    moderationSigns: isDoubted ? ['duplicate'] : [],
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
