import { isbot } from 'isbot';
import { AdKind, type LiveAd } from '#contract/advertising/live-ads.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Context } from '#server/platform/context.ts';
import { isFirstThisHour } from '#server/platform/visitors.ts';
import { publicPictures } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { countEvent, isRunning } from './ad-counters.queries.ts';
import { type AdRow, listLive } from './advertising.queries.ts';

type ReadContext = Pick<Context, 'db' | 'now' | 'publicUrl'>;

/** Every ad that runs today, newest first: what pages draw from, and what the showcase shows. */
export async function listLiveAds(ctx: ReadContext): Promise<LiveAd[]> {
  const day = dayInAdana(ctx.now());
  const rows: { kind: AdKind; row: AdRow }[] = [];
  for (const kind of AdKind.options) {
    rows.push(...(await listLive(ctx.db, kind, day)).map((row) => ({ kind, row })));
  }
  return withPictures(
    ctx,
    rows
      .toSorted((one, other) => Number(other.row.liveAt) - Number(one.row.liveAt))
      .flatMap(({ kind, row }) => asLiveAd(kind, row) ?? []),
  );
}

export async function withPictures(ctx: ReadContext, ads: LiveAd[]): Promise<LiveAd[]> {
  const pictures = await publicPictures(
    ctx,
    ads.flatMap(({ content }) => imagesOf(content)),
  );
  return ads.map((ad) => {
    const own = imagesOf(ad.content);
    return { ...ad, pictures: pictures.filter(({ src }) => own.includes(src)) };
  });
}

export function asLiveAd(kind: AdKind, row: AdRow): LiveAd | undefined {
  const content = contentIn(row.adContent);
  if (!content || !row.startDate || !row.endDate) return undefined;
  const isLinked = row.linkedStatus === 'approved';
  return {
    kind,
    id: row.id,
    packageType: row.packageType,
    businessName: row.businessName,
    content,
    pictures: [],
    businessId: isLinked ? row.linkedId : null,
    categorySlug: row.categorySlug,
    startDate: row.startDate,
    endDate: row.endDate,
    isExample: row.isExample,
  };
}

/** The specified list: live requests, with nothing about the person behind them. */
export async function listLiveAdvertisementRequests(ctx: ReadContext) {
  const rows = await listLive(ctx.db, 'advertisement_request', dayInAdana(ctx.now()));
  return rows.flatMap((row) => {
    const { id, businessName, packageType, startDate, endDate, liveAt, adContent } = row;
    if (packageType === 'free' || !adContent || !startDate || !endDate || !liveAt) return [];
    return {
      ...{ id, businessName, packageType, startDate, endDate, adContent },
      status: 'live' as const,
      liveAt: liveAt.toISOString(),
    };
  });
}

/**
 * Counts what one of our own pages saw or followed; programs are not counted. Pages that showed an ad are
 * counted as they come, a click once per network address and hour: it is what an advertiser looks at.
 */
export async function countAdEvent(
  ctx: Context,
  { kind, id, type }: { kind: AdKind; id: number; type: 'impression' | 'click' },
) {
  const day = dayInAdana(ctx.now());
  const isPerson = ctx.client.isOwnPage && !isbot(ctx.client.userAgent);
  if (!isPerson || !(await isRunning(ctx.db, kind, id, day))) return {};
  if (type === 'impression' || (await isFirstThisHour(ctx, day, `${kind} ${id} ${type}`))) {
    await countEvent(ctx.db, { kind, id, day, type });
  }
  return {};
}
