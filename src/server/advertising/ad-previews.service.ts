import type * as contract from '#contract/advertising/ad-previews.ts';
import type { AdPreview, OwnAd } from '#contract/advertising/ad-previews.ts';
import type { AdStatus } from '#contract/advertising/advertising.ts';
import { AdKind } from '#contract/advertising/live-ads.ts';
import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { adAnsweredEmail } from '#server/notifications/emails/advertising-answered.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { salesInboxOf } from '#server/notifications/sales-inbox.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { countersOf } from './ad-counters.queries.ts';
import { adRecords } from './ad-records.service.ts';
import { type AdRow, findAd, findAdBehind, listAdsOf, lockAd } from './advertising.queries.ts';
import { asLiveAd, withPictures } from './live-ads.service.ts';
import { numberOf, versionOf } from './moderated-ads.service.ts';

/** What is prepared is seen; what is in work is nobody's yet. */
const isSeen = (status: AdStatus) =>
  status === 'customized' || status === 'live' || status === 'ended';

export async function getAdPreview(ctx: Context, { token }: Input<typeof contract.getAdPreview>) {
  const { kind, id } = (await findAdBehind(ctx.db, token)) ?? refuse('not_found');
  return asPreview(ctx, kind, (await findAd(ctx.db, kind, id)) ?? refuse('not_found'));
}

/** Approves what was read, once. */
export const approveAd = (ctx: Context, { token, version }: Input<typeof contract.approveAd>) =>
  answer(ctx, token, async (inside, kind, row) => {
    if (versionOf(row) !== version) refuse('ad_changed');
    if (row.approvedAt && row.status === 'customized') return;
    await adRecords[kind].transition({ ...inside, actor: inside.caller }, row, 'approve');
    await tellSales(inside, kind, row);
  });

export const askForAdChange = (
  ctx: Context,
  { token, wish }: Input<typeof contract.askForAdChange>,
) =>
  answer(ctx, token, async (inside, kind, row) => {
    const said = { reason: wish };
    await adRecords[kind].transition({ ...inside, actor: inside.caller }, row, 'ask_change', said);
    await tellSales(inside, kind, row, wish);
  });

/** The link is enough: its e-mail went to the advertiser alone. The team does not answer in their place. */
const answer = (
  ctx: Context,
  token: string,
  act: (inside: Context, kind: AdKind, row: AdRow) => Promise<void>,
) =>
  inTransaction(ctx, async (inside) => {
    const { kind, id } = (await findAdBehind(inside.db, token)) ?? refuse('not_found');
    const row = (await lockAd(inside.db, kind, id)) ?? refuse('not_found');
    const { role, email } = inside.caller;
    if ((role === 'moderator' || role === 'admin') && email !== row.email) refuse('not_allowed');
    await act(inside, kind, row);
    return asPreview(inside, kind, (await findAd(inside.db, kind, id)) ?? refuse('not_found'));
  });

async function tellSales(ctx: Context, kind: AdKind, row: AdRow, wish?: string): Promise<void> {
  const to = await salesInboxOf(ctx);
  if (!to) return;
  const href = `${ctx.publicUrl}/admin?item=${kind}-${row.id}`;
  const { businessName, email: from } = row;
  await queueEmail(ctx, adAnsweredEmail({ to, businessName, from, wish, href }));
}

async function asPreview(ctx: Context, kind: AdKind, row: AdRow): Promise<AdPreview> {
  const live = isSeen(row.status) ? asLiveAd(kind, row) : undefined;
  const [ad = null] = await withPictures(ctx, live ? [live] : []);
  const { status, businessName, packageType, duration, startDate, endDate } = row;
  return {
    ...{ kind, status, businessName, packageType, duration, startDate, endDate },
    ...(await standingOf(ctx, kind, row)),
    ad,
    version: versionOf(row),
  };
}

type Standing = Pick<AdRow, 'id' | 'totalCost' | 'approvedAt' | 'changeWish' | 'liveAt'>;

const standingOf = async (ctx: Context, kind: AdKind, row: Standing) => ({
  totalCost: numberOf(row.totalCost),
  isApproved: row.approvedAt !== null,
  changeWish: row.changeWish,
  counters: row.liveAt && (await countersOf(ctx.db, kind, row.id)),
});

/** What was asked for with the member's address, of either kind; the newest first. */
export async function listOwnAds(ctx: Context): Promise<OwnAd[]> {
  const { email } = ctx.caller;
  if (!email) return [];
  const ads: OwnAd[] = [];
  for (const kind of AdKind.options) {
    const rows = await adRecords[kind].followed(ctx, await listAdsOf(ctx.db, kind, email));
    for (const row of rows) {
      const token = isSeen(row.status) ? row.previewToken : null;
      ads.push({ ...row, ...(await standingOf(ctx, kind, row)), kind, token });
    }
  }
  return ads.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
