import { refuse } from '#contract/errors.ts';
import { AdKind } from '#contract/live-ads.ts';
import { AD_MOVES, type AdMove } from '#contract/moderated-ads.ts';
import { dayInAdana } from '#contract/reservations.ts';
import { adMovedLetter } from '#server/notifications/letters/advertising-moved.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import { type Basics, inTransaction } from '#server/platform/context.ts';
import type { MoveRecord } from '#server/platform/moves.ts';
import { contentIn } from './ad-content.rules.ts';
import { type AdRow, lockAd, lockOver, markAd } from './advertising.queries.ts';
import { missingForLive, statusAfter } from './advertising.rules.ts';

type MoveContext = Basics & { publicUrl: string; actor: Actor };

const momentOf = {
  contact: 'contacted_at',
  customize: 'customized_at',
  go_live: 'live_at',
} as const;

async function moveAd(
  ctx: MoveContext,
  kind: AdKind,
  row: AdRow,
  { move, reason }: { move: AdMove; reason?: string | undefined },
): Promise<void> {
  const status = statusAfter(row.status, move) ?? refuse('illegal_move');
  const at = ctx.now();
  const content = contentIn(row.adContent);
  if (move === 'go_live') {
    const missing = missingForLive({ ...row, adContent: content }, dayInAdana(at));
    if (missing.length > 0) refuse('ad_not_ready', missing);
    if (row.isCategoryAdFree) refuse('category_without_ads');
  }
  const moment = move in momentOf ? momentOf[move as keyof typeof momentOf] : undefined;
  await markAd(ctx.db, kind, row.id, {
    status,
    ...(moment && { [moment]: at }),
    updated_at: at,
  });
  await record(ctx, ctx.actor, {
    action: `${kind}.${move}`,
    entity: kind,
    entityId: row.id,
    difference: { status: [row.status, status] },
  });
  // Nobody advertised an example; a person who left has no address any more.
  if (row.isExample || !row.email) return;
  await queueLetter(
    ctx,
    adMovedLetter(move, {
      addressee: { to: row.email, name: row.contactPerson },
      businessName: row.businessName,
      title: content?.title,
      startDate: row.startDate,
      endDate: row.endDate,
      reason,
      publicUrl: ctx.publicUrl,
    }),
  );
}

const movesOf = (kind: AdKind): MoveRecord => ({
  moves: AD_MOVES,
  statusAfter: (status, move) => statusAfter(status as AdRow['status'], move),
  async move(ctx, id, move, { reason }) {
    const known = AD_MOVES.find((one) => one === move) ?? refuse('illegal_move');
    const row = (await lockAd(ctx.db, kind, id)) ?? refuse('not_found');
    await moveAd(ctx, kind, row, { move: known, reason });
  },
});

export const advertisementRequestMoves = movesOf('advertisement_request');
export const advertisementMoves = movesOf('advertisement');

/** Some at a time: their letters go out while the rest waits. */
const ENDED_AT_ONCE = 20;

/** Ends what had its last day. @returns how many */
export const endAds = (ctx: Basics & { publicUrl: string }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const actor = { userId: undefined, role: 'system' as const };
    const day = dayInAdana(inside.now());
    let count = 0;
    for (const kind of AdKind.options) {
      const over = await lockOver(inside.db, kind, day, ENDED_AT_ONCE);
      for (const row of over) await moveAd({ ...inside, actor }, kind, row, { move: 'end' });
      count += over.length;
    }
    return count;
  });
