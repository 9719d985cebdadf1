import type { Fact } from '#contract/businesses/business-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isEditable } from '../editing/edit-by-owner.rules.ts';
import { writeColumns } from '../indexing/search-columns.queries.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import {
  type Comparison,
  compareFacts,
  type FactColumns,
  isOlder,
  type SourceRecord,
  statedBySource,
  type Taken,
} from './newer-facts.rules.ts';
import {
  countMet,
  dropUnsaid,
  type GoneBusiness,
  type ImportChange,
  insertChanges,
  type KnownBySource,
  lockKnownBySource,
  markBack,
  markClosed,
  markMissing,
  renameOrigins,
  writeUnsaid,
} from './newer-file.queries.ts';

export type { GoneBusiness };

interface NewerRow {
  business: FactColumns;
  /** It said none; the address was made of its place. */
  isAddressMade: boolean;
  source: SourceRecord;
}

/** With the columns written by whoever brought the business, not by somebody who only knows it too. */
function compared(row: NewerRow, known: KnownBySource): Comparison | undefined {
  if (!known.isOrigin || !isEditable(known.status)) return undefined;
  return compareFacts(row.business, known, known.saidBy ?? {}, row.isAddressMade);
}

function changedRow(known: KnownBySource, { changed }: Comparison, now: Date) {
  const after: KnownBySource = Object.assign({}, known, ...changed.map((one) => one.after));
  const { id, name, category, subcategory, address, neighbourhood, district } = after;
  const { latitude, longitude, phone, phoneKey, website, hours, isOpen } = after;
  return {
    ...{ id, name, category, subcategory, address, neighbourhood, district },
    ...{ latitude, longitude, phone, phoneKey, website, hours, isOpen },
    ...searchColumns(after),
    updatedAt: now,
  };
}

const dateOf = (fact: Fact) => `date of ${fact}`;
const stated = ({
  licence,
  attribution,
  version,
  saidOn,
  confidence,
}: Omit<SourceRecord, 'id'>) => ({
  ...{ licence, attribution, version, saidOn, confidence },
});
const lastSaid = ({ saidOn, seenAt }: KnownBySource) =>
  saidOn ? new Date(`${saidOn}T12:00:00Z`) : seenAt;
/** The database keeps it with six digits. */
const isSameSaid = (one: SourceRecord, other: KnownBySource) =>
  JSON.stringify({ ...stated(one), confidence: null }) ===
    JSON.stringify({ ...stated(other), confidence: null }) &&
  Math.abs((one.confidence ?? -1) - (other.confidence ?? -1)) < 1e-5 &&
  other.goneAt === null;

/**
 * Newer rows of sources that know businesses of the directory: the newer facts count where no person said
 * otherwise, and what is changed is noted for the batch. `first`: of two rows about one business the earlier.
 * @returns by the source's name of it what became of each row that is known
 */
export async function takeNewerRows(
  db: Db,
  rows: readonly NewerRow[],
  {
    batch,
    now,
    isFirst,
  }: { batch: () => Promise<number>; now: Date; isFirst: (id: number) => boolean },
): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  if (rows.length === 0) return taken;
  const stands = await lockKnownBySource(
    db,
    rows.map(({ source }) => source.id),
  );
  const bySource = new Map(stands.map((known) => [known.sourceId, known]));
  const changes: ImportChange[] = [];
  const written: ReturnType<typeof changedRow>[] = [];
  const unsaid: { businessId: number; fact: Fact; confirmedAt: Date }[] = [];
  const said: { businessId: number; fact: Fact }[] = [];
  for (const row of rows) {
    const known = bySource.get(row.source.id);
    if (!known || taken.has(row.source.id)) continue;
    const { id } = known;
    const isOld = isOlder(row.source, known);
    const comparison = isOld || !isFirst(id) ? undefined : compared(row, known);
    taken.set(row.source.id, { id, isOlder: isOld, comparison });
    if (isOld) continue;
    if (!isSameSaid(row.source, known)) {
      const before = { ...stated(known), seenAt: known.seenAt, goneAt: known.goneAt };
      changes.push({ businessId: id, about: row.source.id, before, after: stated(row.source) });
    }
    if (!comparison) continue;
    for (const { fact, before, after } of comparison.changed) {
      changes.push({ businessId: id, about: fact, before, after });
    }
    if (comparison.changed.length > 0) written.push(changedRow(known, comparison, now));
    const confirmedAt = lastSaid(known);
    for (const fact of comparison.unsaid) unsaid.push({ businessId: id, fact, confirmedAt });
    for (const [fact, by] of Object.entries(known.saidBy ?? {})) {
      if (by !== 'import' || comparison.unsaid.some((one) => one === fact)) continue;
      said.push({ businessId: id, fact: fact as Fact });
    }
  }
  const fresh = unsaid.filter(
    ({ businessId, fact }) =>
      !stands.some((known) => known.id === businessId && known.saidBy?.[fact] !== undefined),
  );
  for (const { businessId, fact, confirmedAt } of fresh) {
    changes.push({ businessId, about: dateOf(fact), before: null, after: { confirmedAt } });
  }
  for (const { businessId, fact, confirmedAt } of await dropUnsaid(db, said)) {
    changes.push({ businessId, about: dateOf(fact), before: { confirmedAt }, after: null });
  }
  await writeColumns(db, written);
  await writeUnsaid(db, fresh);
  if (changes.length > 0) await insertChanges(db, await batch(), changes);
  return taken;
}

/** That sources know businesses too that others brought, so that taking the file back forgets it again. */
export const noteNewSources = (
  db: Db,
  batchId: number,
  list: readonly (SourceRecord & { businessId: number })[],
) =>
  insertChanges(
    db,
    batchId,
    list.map(({ businessId, id, ...said }) => ({
      ...{ businessId, about: id, before: null, after: stated(said) },
    })),
  );

/** Rows of a file that call what they know by these names closed for good: the team is asked. @returns who they are */
export async function takeClosed(
  db: Db,
  sources: readonly SourceRecord[],
  { batch, now }: { batch: () => Promise<number>; now: Date },
): Promise<Map<string, GoneBusiness>> {
  if (sources.length === 0) return new Map();
  const stands = await lockKnownBySource(
    db,
    sources.map(({ id }) => id),
  );
  const said = new Map(sources.map((source) => [source.id, source]));
  const closed = stands.flatMap((known) => {
    const source = said.get(known.sourceId);
    if (!source || !known.isOrigin || !isEditable(known.status) || isOlder(source, known))
      return [];
    // Said again by the same file, it is no new question.
    if (known.goneAt !== null && !isOlder(known, source)) return [];
    // The day of the closing is no day of its facts: they stay with that of the row that last stated them.
    const stated = statedBySource(known, known.saidBy ?? {});
    const version = source.version ?? known.version;
    return [{ known, stated, version, saidOn: source.saidOn ?? known.saidOn }];
  });
  if (closed.length === 0) return new Map();
  const unsaid = closed.flatMap(({ known, stated: facts }) =>
    facts.map((fact) => ({ businessId: known.id, fact, confirmedAt: lastSaid(known) })),
  );
  await insertChanges(db, await batch(), [
    ...closed.map(({ known, version, saidOn }) => ({
      ...{ businessId: known.id, about: known.sourceId },
      before: { ...stated(known), seenAt: known.seenAt, goneAt: known.goneAt },
      after: { ...stated(known), version, saidOn },
    })),
    ...unsaid.map(({ businessId, fact, confirmedAt }) => ({
      ...{ businessId, about: dateOf(fact), before: null, after: { confirmedAt } },
    })),
  ]);
  await writeUnsaid(db, unsaid);
  await markClosed(
    db,
    closed.map(({ known, version, saidOn }) => ({ sourceId: known.sourceId, version, saidOn })),
    now,
  );
  const fresh = closed.filter(({ known }) => known.goneAt === null);
  return new Map(fresh.map(({ known: { sourceId, id, name } }) => [sourceId, { id, name }]));
}

/** Whom the file has again is there again, unless the file as a whole is older than what is known. */
export const takeBack = (db: Db, prefix: string, now: Date) => markBack(db, { prefix, now });

interface AboutMissing {
  prefix: string;
  batchId: number | null;
  now: Date;
  batch: () => Promise<number>;
}

/**
 * Whom a newer file of a source no longer has; whom it has by another name is there. A file that has fewer than half
 * of what its source brought is a part of it, and says nothing of the rest.
 */
export async function askOfMissing(
  db: Db,
  { prefix, batchId, now, batch }: AboutMissing,
): Promise<GoneBusiness[]> {
  const { all, met } = await countMet(db, { prefix, batchId, now });
  if (met * 2 < all || met === 0) return [];
  const renamed = await renameOrigins(db, { prefix, now });
  if (renamed.length > 0) {
    const changes = renamed.map(({ businessId, sourceId, seenAt, goneAt, ...said }) => ({
      ...{ businessId, about: sourceId },
      before: { ...stated(said), seenAt, goneAt, isOrigin: true },
      after: stated(said),
    }));
    await insertChanges(db, await batch(), changes);
  }
  return markMissing(db, { prefix, now });
}
