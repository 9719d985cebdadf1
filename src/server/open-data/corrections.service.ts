import type { z } from 'zod';
import { dayInAdana } from '#contract/calendar/days.ts';
import {
  type Correction,
  type listCorrections as contract,
  OWN_LICENCE,
} from '#contract/open-data.ts';
import { openFields } from '#server/businesses/fields.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { type CorrectionRow, findLastEntryId, listCorrectionRows } from './corrections.queries.ts';
import { listOpenRowsOf } from './open-data.queries.ts';
import { type OpenRow, openValue } from './open-data.rules.ts';

/** What entries call otherwise than the fields they change. */
const CALLED: Partial<Record<(typeof openFields)[number], string>> = {
  latitude: 'pin',
  longitude: 'pin',
  specialDays: 'specialDay',
};
const calledIn = (name: (typeof openFields)[number]) => CALLED[name] ?? name;

const TEAM = ['moderator', 'admin', 'operator'];

/** A report that was accepted is its visitor's word, a revision its owner's, whoever of the team let it through. */
function saidBy({ action, actorRole }: CorrectionRow): Correction['by'] {
  if (action === 'business.correct' || actorRole === 'visitor') return 'visitor';
  if (action === 'revision.approve') return 'owner';
  return TEAM.includes(actorRole) ? 'team' : 'owner';
}

/** As it stands by now: what was taken back is not told again. */
const fieldsOf = ({ names }: CorrectionRow, row: OpenRow | undefined) =>
  openFields.flatMap((name) =>
    row && names.includes(calledIn(name)) ? [{ name, value: openValue(row, name) }] : [],
  );

export async function listCorrections(
  { db, now, publicUrl }: Pick<Dependencies, 'db' | 'now' | 'publicUrl'>,
  { since, cursor, limit }: z.output<(typeof contract)['input']>,
): Promise<z.input<(typeof contract)['output']>> {
  // Read first: what is written meanwhile comes with the next page.
  const last = await findLastEntryId(db);
  const found = await listCorrectionRows(db, {
    after: Number(cursor ?? 0),
    since: since === undefined ? undefined : new Date(since),
    names: openFields.map(calledIn),
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const ids = rows.flatMap(({ kind, businessId }) => (kind === 'gone' ? [] : [businessId]));
  const shown = new Map(
    (await listOpenRowsOf(db, [...new Set(ids)], dayInAdana(now()))).map((row) => [row.id, row]),
  );
  return {
    corrections: rows.map((row) => ({
      businessId: row.businessId,
      url: `${publicUrl}/business/${row.businessId}`,
      at: row.at.toISOString(),
      by: saidBy(row),
      kind: row.kind,
      licence: OWN_LICENCE,
      sourceIds: row.sourceIds,
      fields: row.kind === 'changed' ? fieldsOf(row, shown.get(row.businessId)) : [],
    })),
    next: String(rows.at(-1)?.id ?? cursor ?? last),
    isMore: found.length > limit,
  };
}
