import { business } from '#server/businesses/editing/business-record.service.ts';
import { writeOtherNames } from '#server/businesses/indexing/other-names.service.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import { defineRecord } from '#server/records/define-record.service.ts';
import { bringRowsBack, carryRows } from './merging.queries.ts';

type BusinessStep = Parameters<
  NonNullable<(typeof business)['definition']['along']>['undo'] & {}
>[0];

/** Ratings are derived again on both sides. */
async function bringBack({ ctx, row }: BusinessStep) {
  if (row.mergedInto === null) return;
  await bringRowsBack(ctx.db, row.id, row.mergedInto);
  await writeOtherNames(ctx.db, [row.mergedInto]);
  await refreshRatings(ctx.db, [row.id, row.mergedInto]);
}

/** A business with what hangs on it in other areas: it goes along when it is merged, and comes back. */
export const wholeBusiness = defineRecord({
  ...business.definition,
  along: {
    async merge({ ctx, row, into = row.id }) {
      await carryRows(ctx.db, row.id, into);
      await writeOtherNames(ctx.db, [into]);
      await refreshRatings(ctx.db, [row.id, into]);
    },
    separate: bringBack,
    requeue: bringBack,
    undo: bringBack,
    unmerge: bringBack,
  },
});
