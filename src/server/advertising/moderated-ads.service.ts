import { createHash } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { AdContent, AdKind } from '#contract/advertising/live-ads.ts';
import type { editModeratedRequest, ModeratedAd } from '#contract/advertising/moderated-ads.ts';
import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { refuseActing } from '#server/access/access.service.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { AdvertisementsTable } from '#server/platform/database/database-participation-tables.ts';
import { attachImages, publicPictures, releaseUploads } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { countersOf } from './ad-counters.queries.ts';
import { adRecords, toAdvertiser } from './ad-records.service.ts';
import { type AdRow, findAd, findLinkable, lockAd, markAd } from './advertising.queries.ts';
import { editProblems, isEditable, missingForLive, transitionsFrom } from './advertising.rules.ts';

type Edit = z.output<(typeof editModeratedRequest)['input']>;

export const getModeratedAd =
  (kind: AdKind) =>
  async (ctx: Context, { id }: { id: number }) =>
    asModerated(ctx, kind, (await findAd(ctx.db, kind, id)) ?? refuse('not_found'));

/** Keeps the team's work on an ad; while it is live, at once for everybody. */
export const editModeratedAd = (kind: AdKind) => (ctx: Context, edit: Edit) =>
  inTransaction(ctx, async (inside) => {
    const { db } = inside;
    const row = (await lockAd(db, kind, edit.id)) ?? refuse('not_found');
    await refuseOwn(inside, row, edit);
    if (!isEditable(row.status)) refuse('illegal_transition');
    if (edit.version && edit.version !== versionOf(row)) refuse('changed_meanwhile');
    const problems = editProblems(edit, row.packageType);
    if (problems.length > 0) refuse('invalid_input', problems);
    const day = dayInAdana(inside.now());
    const missing = row.status === 'live' ? missingForLive(edit, day) : [];
    if (missing.length > 0) refuse('ad_not_ready', missing);
    if (edit.businessId !== null && edit.businessId !== row.linkedId) {
      const business = (await findLinkable(db, edit.businessId)) ?? refuse('business_not_found');
      if (business.isCategoryAdFree) refuse('category_without_ads');
    }
    await exchangePictures(inside, contentIn(row.adContent), edit.adContent);
    const adContent = edit.adContent && JSON.stringify(edit.adContent);
    const isOther = adContent !== JSON.stringify(contentIn(row.adContent));
    const columns = {
      adContent,
      startDate: edit.startDate,
      endDate: edit.endDate,
      businessId: edit.businessId,
      totalCost: edit.totalCost,
    };
    const difference = {
      ...(isOther && { adContent: true }),
      ...changed('startDate', row.startDate, edit.startDate),
      ...changed('endDate', row.endDate, edit.endDate),
      ...changed('businessId', row.linkedId, edit.businessId),
      ...changed('totalCost', numberOf(row.totalCost), edit.totalCost),
    };
    const isSeen = row.status === 'customized' || row.status === 'live';
    if (isSeen && (isOther || edit.businessId !== row.linkedId)) {
      await redraw(inside, kind, row, columns, difference);
    } else {
      await markAd(db, kind, row.id, { ...columns, updatedAt: inside.now() });
      const entry = { action: `${kind}.edit`, entity: kind, entityId: row.id, difference };
      await record(inside, inside.caller, entry);
    }
    return asModerated(inside, kind, (await findAd(db, kind, row.id)) ?? refuse('not_found'));
  });

/**
 * What its advertiser has seen shows something else: the approval is none any more. One that waited for it is
 * in work again, one that runs goes on, and its advertiser is told.
 */
async function redraw(
  ctx: Context,
  kind: AdKind,
  row: AdRow,
  columns: Updateable<AdvertisementsTable>,
  difference: Record<string, unknown>,
) {
  const actor = ctx.caller;
  await adRecords[kind].advance({ ...ctx, actor }, row, 'edit', columns, { difference });
  if (row.status !== 'live') return;
  const now = (await findAd(ctx.db, kind, row.id)) ?? row;
  const email = await toAdvertiser(kind, 'edit')({ ctx: { ...ctx, actor }, row: now });
  if (email) await queueEmail(ctx, email);
}

/** An ad that one asked for, or for a business one acts for, is prepared by somebody else, as it is decided. */
async function refuseOwn(ctx: Context, row: AdRow, edit: Edit): Promise<void> {
  if (!row.isExample && row.email === ctx.caller.email) refuse('own_record');
  for (const id of [row.linkedId, edit.businessId])
    if (id !== null) await refuseActing(ctx, id, ctx.caller);
}

/** Another one whenever what was read has changed. */
export const versionOf = ({ adContent, startDate, endDate, linkedId, totalCost }: AdRow) =>
  createHash('sha256')
    .update(JSON.stringify([adContent, startDate, endDate, linkedId, totalCost]))
    .digest('base64url')
    .slice(0, 16);

const changed = <T>(name: string, before: T, after: T) =>
  before === after ? {} : { [name]: [before, after] };
export const numberOf = (numeric: string | null) => (numeric === null ? null : Number(numeric));

/** Takes the pictures that came, lets go of those that went. */
async function exchangePictures(ctx: Context, before: AdContent | null, after: AdContent | null) {
  const [already, wanted] = [imagesOf(before), imagesOf(after)];
  await attachImages(ctx, wanted, { max: 2, already, field: 'adContent' });
  await releaseUploads(
    ctx,
    already.filter((image) => !wanted.includes(image)),
  );
}

async function asModerated(ctx: Context, kind: AdKind, row: AdRow): Promise<ModeratedAd> {
  const { db } = ctx;
  const adContent = contentIn(row.adContent);
  const day = dayInAdana(ctx.now());
  const {
    linkedId,
    linkedName,
    categorySlug,
    contactedAt,
    customizedAt,
    approvedAt,
    liveAt,
    ...rest
  } = row;
  const history = await historyOf(db, kind, [row.id]);
  return {
    ...rest,
    kind,
    totalCost: numberOf(row.totalCost),
    adContent,
    pictures: await publicPictures(ctx, imagesOf(adContent)),
    business:
      linkedId === null || linkedName === null
        ? null
        : { id: linkedId, name: linkedName, categorySlug: categorySlug ?? '' },
    contactedAt: contactedAt?.toISOString() ?? null,
    customizedAt: customizedAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    liveAt: liveAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: versionOf(row),
    missing: isEditable(row.status) ? missingForLive({ ...row, adContent }, day) : [],
    transitions: transitionsFrom(row.status),
    counters: await countersOf(db, kind, row.id),
    history: history.get(row.id) ?? [],
  };
}
