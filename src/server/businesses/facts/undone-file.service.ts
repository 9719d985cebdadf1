import type { Fact } from '#contract/businesses/business-facts.ts';
import type { Basics } from '#server/platform/context.ts';
import { forgetNames } from '../indexing/other-names.service.ts';
import { columnOf, writeColumns } from '../indexing/search-columns.queries.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import {
  countNoted,
  forgetChanges,
  forgetNotes,
  handOn,
  listUndoneChanges,
  listWithFacts,
  putDatesBack,
  putSourcesBack,
  type UndoneChange,
} from './undone-file.queries.ts';

/** Named one by one; of the rest the number is enough. */
const MOST_NAMED = 50;
const WRITTEN_AT_ONCE = 500;

export interface FactsUndone {
  /** Facts that come back as they were before the file. */
  restorable: number;
  stuckCount: number;
  /** The first businesses of which something was changed again since. */
  stuck: { id: number; name: string; facts: Fact[] }[];
  /** Businesses of which only its day, another name or that they are gone is forgotten. */
  noted: number;
}

function sumOf(changes: readonly UndoneChange[], noted: number): FactsUndone {
  const stuck = [
    ...Map.groupBy(
      changes.filter((one) => !one.isAsLeft),
      ({ id }) => id,
    ).values(),
  ];
  return {
    restorable: changes.filter((one) => one.isAsLeft).length,
    ...{ noted, stuckCount: stuck.length },
    stuck: stuck.slice(0, MOST_NAMED).map((of) => ({
      ...{ id: of[0]?.id ?? 0, name: of[0]?.name ?? '' },
      facts: of.map(({ fact }) => fact),
    })),
  };
}

/** What of the facts that a file changed would come back. */
export const inspectFacts = async ({ db }: Pick<Basics, 'db'>, batchId: number) =>
  sumOf(await listUndoneChanges(db, batchId), await countNoted(db, batchId));

/** Puts those back; what was changed again since stays, and is named. In an open transaction. */
export async function putFactsBack(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  batchId: number,
): Promise<FactsUndone> {
  const changes = await listUndoneChanges(db, batchId);
  const noted = await countNoted(db, batchId);
  const done = changes.filter((one) => one.isAsLeft);
  const byId = Map.groupBy(done, ({ id }) => id);
  const ids = [...byId.keys()];
  for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE) {
    const rows = await listWithFacts(db, ids.slice(from, from + WRITTEN_AT_ONCE));
    const restored = rows.map((row) => {
      const before = Object.assign({}, ...(byId.get(row.id) ?? []).map((one) => one.before));
      const names = (Object.keys(row) as (keyof typeof row)[]).filter(
        (name) => before[columnOf(name)] !== undefined,
      );
      return { ...row, ...Object.fromEntries(names.map((name) => [name, before[columnOf(name)]])) };
    });
    await writeColumns(
      db,
      restored.map((row) => ({ ...row, ...searchColumns(row), updatedAt: now() })),
    );
  }
  await forgetChanges(db, batchId, done);
  await handOn(db, batchId);
  await putSourcesBack(db, batchId);
  await putDatesBack(db, batchId);
  await forgetNotes(db, batchId);
  await forgetNames(db, batchId);
  return sumOf(changes, noted);
}
