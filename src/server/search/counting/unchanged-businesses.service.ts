import type { Business } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import {
  type PublicRow,
  publicBusinesses,
  publicRows,
} from '#server/businesses/reading/businesses.service.ts';
import type { DbWithClock } from '#server/platform/database/database.ts';
import type { PublicDataNow } from './current-columns.service.ts';

/** Some three kilobytes each. */
const MOST_REMEMBERED = 2000;

/** A business as it was read; undefined where the public may not see it. */
interface KeptRow {
  row: Promise<PublicRow | undefined>;
  /** Special days and Ramadan pass with it. */
  day: string;
}

/**
 * Those of the businesses that the public may see, in the order of the ids. Whoever did not change since is not read
 * again: most questions are asked once more because somebody else did.
 */
export async function unchangedBusinesses(
  asked: DbWithClock,
  current: PublicDataNow,
  ids: readonly number[],
  holidays: Holiday[],
): Promise<Business[]> {
  const known = current.ofBusinesses as Map<number, KeptRow>;
  const day = dayInAdana(asked.now());
  const each = [...new Set(ids)];
  const missing = each.filter((id) => known.get(id)?.day !== day);
  if (missing.length > 0) {
    const read = publicRows(asked, missing);
    for (const id of missing) remember(known, id, { day, row: read.then((of) => of.get(id)) });
  }
  // All at once: whoever changes while they are read is forgotten again.
  const rows = each.flatMap((id) => known.get(id)?.row ?? []);
  for (const id of known.keys()) {
    if (known.size <= MOST_REMEMBERED) break;
    known.delete(id);
  }
  const shown = (await Promise.all(rows)).filter((row) => row !== undefined);
  return publicBusinesses(asked, shown, holidays);
}

function remember(known: Map<number, KeptRow>, id: number, kept: KeptRow): void {
  // At its end: those that were read first go first.
  known.delete(id);
  known.set(id, kept);
  // What could not be read is asked for again.
  kept.row.catch(() => known.get(id) === kept && known.delete(id));
}
