import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import type { AdContent, AdKind } from '#contract/live-ads.ts';
import type { editModeratedRequest, ModeratedAd } from '#contract/moderated-ads.ts';
import { dayInAdana } from '#contract/reservations.ts';
import { refuseActing } from '#server/businesses/interest.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { historyOf } from '#server/platform/history.ts';
import { attachImages, publicPictures, releaseUploads } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { listDays, sumDays } from './ad-counters.queries.ts';
import { type AdRow, findAd, findLinkable, lockAd, markAd } from './advertising.queries.ts';
import { editProblems, isEditable, missingForLive, movesFrom } from './advertising.rules.ts';

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
    if (!isEditable(row.status)) refuse('illegal_move');
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
    await markAd(db, kind, row.id, {
      ad_content: adContent,
      start_date: edit.startDate,
      end_date: edit.endDate,
      business_id: edit.businessId,
      total_cost: edit.totalCost,
      updated_at: inside.now(),
    });
    await record(inside, inside.caller, {
      action: `${kind}.edit`,
      entity: kind,
      entityId: row.id,
      difference: {
        ...(adContent !== row.adContent && { adContent: true }),
        ...changed('startDate', row.startDate, edit.startDate),
        ...changed('endDate', row.endDate, edit.endDate),
        ...changed('businessId', row.linkedId, edit.businessId),
        ...changed('totalCost', numberOf(row.totalCost), edit.totalCost),
      },
    });
    return asModerated(inside, kind, (await findAd(db, kind, row.id)) ?? refuse('not_found'));
  });

/** An ad that one asked for, or for a business one acts for, is prepared by somebody else, as it is decided. */
async function refuseOwn(ctx: Context, row: AdRow, edit: Edit): Promise<void> {
  if (!row.isExample && row.email === ctx.caller.email) refuse('own_record');
  for (const id of [row.linkedId, edit.businessId])
    if (id !== null) await refuseActing(ctx, id, ctx.caller);
}

const versionOf = ({ adContent, startDate, endDate, linkedId, totalCost }: AdRow) =>
  createHash('sha256')
    .update(JSON.stringify([adContent, startDate, endDate, linkedId, totalCost]))
    .digest('base64url')
    .slice(0, 16);

const changed = <T>(name: string, before: T, after: T) =>
  before === after ? {} : { [name]: [before, after] };
const numberOf = (numeric: string | null) => (numeric === null ? null : Number(numeric));

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
  const { linkedId, linkedName, categorySlug, contactedAt, customizedAt, liveAt, ...rest } = row;
  const history = await historyOf(db, kind, [row.id]);
  const { impressions, clicks } = await sumDays(db, kind, row.id);
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
    liveAt: liveAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: versionOf(row),
    missing: isEditable(row.status) ? missingForLive({ ...row, adContent }, day) : [],
    moves: movesFrom(row.status),
    counters: { impressions, clicks, days: await listDays(db, kind, row.id, day) },
    history: history.get(row.id) ?? [],
  };
}
