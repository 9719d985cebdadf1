import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { chosen, cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import {
  type listNewBusinesses as listNewEndpoint,
  NEW_BUSINESSES_LENGTH,
} from '#contract/businesses/new-businesses.ts';
import type { Basics } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { publicBusinesses } from './businesses.service.ts';
import { countNew, listNew } from './new-businesses.queries.ts';

/** What the public sees since last, newest first; what came before the last many is not counted. */
export async function listNewBusinesses(
  ctx: Basics,
  input: z.output<(typeof listNewEndpoint)['input']>,
): Promise<ListAnswer<Business>> {
  const { db } = ctx;
  const offset = rowsBefore(input.cursor) ?? refuse('invalid_input');
  const filters = { category: chosen(input.category), district: chosen(input.district) };
  const limit = Math.min(input.limit, NEW_BUSINESSES_LENGTH - offset);
  const [rows, total] = await Promise.all([
    limit > 0 ? listNew(ctx, { ...filters, limit, offset }) : [],
    countNew(db, filters, NEW_BUSINESSES_LENGTH),
  ]);
  const end = offset + rows.length;
  return {
    items: await publicBusinesses(ctx, rows),
    total,
    nextCursor: rows.length > 0 && end < total ? cursorAfter(end) : undefined,
  };
}
