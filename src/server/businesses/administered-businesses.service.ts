import type { z } from 'zod';
import type {
  AdministeredBusiness,
  BusinessFile,
  editBusinessFile as editContract,
  featureBusiness as featureContract,
  listAdministeredBusinesses as listContract,
} from '#contract/administration.ts';
import { DEFAULT_PRICE_RANGE, DEFAULT_SUBMITTER_NAME } from '#contract/businesses.ts';
import type { District } from '#contract/districts.ts';
import { refuse } from '#contract/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/paging.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { historyOf } from '#server/platform/history.ts';
import type { ListAnswer } from '#server/platform/http.ts';
import { attachImages, releaseUploads } from '#server/uploads/uploads.service.ts';
import {
  type AdministeredRow,
  countAdministered,
  type FileRow,
  findFile,
  findOwner,
  listAdministered,
  listSearchableOf,
  markEdited,
} from './administered-businesses.queries.ts';
import { differenceOf, readSought } from './administered-businesses.rules.ts';
import { searchColumns } from './businesses.rules.ts';
import { listLikelySame } from './duplicates.service.ts';
import { refuseActing, refuseInterested } from './interest.service.ts';
import { lockBusiness } from './moves.queries.ts';
import { openWeekOf } from './open-week.rules.ts';
import { writeSearchColumns } from './search-rewrites.queries.ts';
import { readFormOrRefuse, signColumns } from './submission.service.ts';

const SEARCH_ROWS_AT_ONCE = 500;
const MAX_IMAGES_OF_A_PLAN = 500;

function toLine({ planExpiresAt, submittedAt, ...row }: AdministeredRow, now: Date) {
  const isOver = planExpiresAt !== null && planExpiresAt <= now;
  return {
    ...row,
    plan: isOver ? ('free' as const) : row.plan,
    planExpiresAt: isOver ? null : (planExpiresAt?.toISOString() ?? null),
    submittedAt: submittedAt.toISOString(),
  };
}

export async function listAdministeredBusinesses(
  ctx: Context,
  { q, limit, cursor, ...filters }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<AdministeredBusiness>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const wanted = { ...filters, sought: readSought(q) };
  const [rows, total] = await Promise.all([
    listAdministered(ctx.db, wanted, { limit, offset }),
    countAdministered(ctx.db, wanted),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map((row) => toLine(row, ctx.now())),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

const toForm = (row: FileRow): BusinessFile['form'] => ({
  name: row.name,
  category: row.category,
  subcategory: row.subcategory ?? '',
  description: row.description ?? '',
  address: row.address,
  district: row.district,
  neighbourhood: row.neighbourhood ?? '',
  latitude: row.latitude ?? '',
  longitude: row.longitude ?? '',
  phone: row.phone ?? '',
  email: row.email ?? '',
  isEmailShown: row.isEmailShown,
  website: row.website ?? '',
  whatsapp: row.whatsapp ?? '',
  instagram: row.instagram ?? '',
  priceRange: row.priceRange ?? '',
  hours: row.hours ?? '',
  features: row.features,
  images: row.images,
  isOpen: row.isOpen,
});

export async function getBusinessFile(ctx: Context, { id }: { id: number }): Promise<BusinessFile> {
  const row = (await findFile(ctx.db, id)) ?? refuse('business_not_found');
  const { latitude, longitude, phoneKey, cid, name, district, address } = row;
  const [owner, history, likelySame] = await Promise.all([
    findOwner(ctx.db, id),
    historyOf(ctx.db, 'business', [id]),
    listLikelySame(
      ctx,
      {
        ...{ name, district, address, cid },
        latitude: latitude === null ? null : Number(latitude),
        longitude: longitude === null ? null : Number(longitude),
        phoneKeys: phoneKey ? [phoneKey] : [],
      },
      id,
    ),
  ]);
  return {
    ...toLine(row, ctx.now()),
    rejectionReason: row.rejectionReason,
    mergedInto: row.mergedInto,
    submitterName: row.submitterName,
    owner: owner ?? null,
    form: toForm(row),
    likelySame,
    history: history.get(id) ?? [],
  };
}

/**
 * Mends what a business says of itself. Where it stands does not change: an edit approves nothing. What
 * cannot be read, as a file may have brought it, stays while nobody touches it.
 */
export const editBusinessFile = (
  ctx: Context,
  { id, ...form }: z.output<(typeof editContract)['input']>,
): Promise<BusinessFile> =>
  inTransaction(ctx, async (inside) => {
    await lockBusiness(inside.db, id);
    const before = (await findFile(inside.db, id)) ?? refuse('business_not_found');
    if (before.status === 'merged') refuse('illegal_move');
    await refuseActing(inside, id, inside.caller);
    const { hours, phone } = toForm(before);
    const isSameHours = form.hours === hours;
    const isSamePhone = (form.phone ?? '') === phone;
    const read = await readFormOrRefuse(inside, {
      ...form,
      hours: isSameHours ? '' : form.hours,
      phone: isSamePhone ? undefined : form.phone,
      priceRange: form.priceRange || DEFAULT_PRICE_RANGE,
      district: form.district as District,
      submitterName: before.submitterName || DEFAULT_SUBMITTER_NAME,
      cid: before.cid ?? undefined,
      specialDays: {},
    });
    const images = await attachImages(inside, form.images, {
      max: MAX_IMAGES_OF_A_PLAN,
      already: before.images,
    });
    const columns = {
      ...read.columns,
      ...(isSameHours && { hours: before.hours, open_week: openWeekOf(before.hours) }),
      ...(isSamePhone && { phone: before.phone, phone_key: before.phoneKey }),
      price_range: form.priceRange || null,
      email: form.email || null,
      is_open: form.isOpen,
      images,
    };
    const difference = differenceOf(before, {
      ...columns,
      isEmailShown: columns.is_email_shown,
      priceRange: columns.price_range,
      isOpen: columns.is_open,
    });
    if (Object.keys(difference).length > 0) {
      await markEdited(inside.db, id, {
        ...columns,
        // Another address is proved by nobody yet, and not by the link that went to the one before.
        ...('email' in difference && { email_verified: false, email_verification_token: null }),
        ...(await signColumns(inside, read, { ownId: id })),
        updated_at: ctx.now(),
      });
      await releaseUploads(
        inside,
        before.images.filter((address) => !images.includes(address)),
      );
      await record(inside, ctx.caller, {
        action: 'business.edit',
        entity: 'business',
        entityId: id,
        difference,
      });
    }
    return getBusinessFile(inside, { id });
  });

export const featureBusiness = (
  ctx: Context,
  { id, isFeatured }: z.output<(typeof featureContract)['input']>,
): Promise<{ isFeatured: boolean }> =>
  inTransaction(ctx, async (inside) => {
    await lockBusiness(inside.db, id);
    const before = (await findFile(inside.db, id)) ?? refuse('business_not_found');
    await refuseInterested(inside, id, inside.caller);
    if (isFeatured && before.status !== 'approved') refuse('illegal_move');
    if (before.isFeatured !== isFeatured) {
      await markEdited(inside.db, id, { is_featured: isFeatured, updated_at: ctx.now() });
      await record(inside, ctx.caller, {
        action: isFeatured ? 'business.feature' : 'business.unfeature',
        entity: 'business',
        entityId: id,
        difference: { isFeatured: [before.isFeatured, isFeatured] },
      });
    }
    return { isFeatured };
  });

/** A category has another name: its businesses are found by that one. Call it in the same transaction. */
export async function refreshSearchOfCategory(
  { db }: Pick<Context, 'db'>,
  category: string,
): Promise<void> {
  let afterId = 0;
  for (;;) {
    const rows = await listSearchableOf(db, category, afterId, SEARCH_ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    await writeSearchColumns(
      db,
      rows.map((row) => ({ id: row.id, ...searchColumns(row) })),
    );
    afterId = last.id;
  }
}
