import { RETENTION, type RetentionKey, type TimedKey, termMs } from '#contract/retention.ts';
import { contentIn, imagesOf } from '#server/advertising/ad-content.rules.ts';
import { documentsOf as documentsOfClaim } from '#server/claims/claims.service.ts';
import { forgetOldFileNames } from '#server/imports/import-request.service.ts';
import { forgetLetters } from '#server/notifications/notifications.service.ts';
import { documentsOf as documentsOfApplication } from '#server/owners/applications.rules.ts';
import { inTransaction, type Surroundings } from '#server/platform/context.ts';
import { forgetSalts } from '#server/platform/visitors.ts';
import { releaseUploads, removeDocuments } from '#server/uploads/uploads.service.ts';
import {
  type AgeingTable,
  deleteOld,
  deleteOldAdRequests,
  deleteOldAnswers,
  deleteOldApplications,
  deleteOldBusinesses,
  deleteOldClaims,
  deleteOldSessions,
  makeOldAdsNameless,
} from './retention.queries.ts';

/** Takes away what is older than `before`. @returns how much that was */
type Forget = (ctx: Surroundings, before: Date) => Promise<number>;

const oldRowsOf =
  (...tables: AgeingTable[]): Forget =>
  async ({ db }, before) => {
    let gone = 0;
    for (const table of tables) gone += await deleteOld(db, table, before);
    return gone;
  };

const forgetBusinesses = async (
  ctx: Surroundings,
  status: 'email_pending' | 'rejected',
  before: Date,
) => {
  const images = await deleteOldBusinesses(ctx.db, status, before);
  await releaseUploads(ctx, images.flat());
  return images.length;
};

const forgetApplications = async (ctx: Surroundings, statuses: string[], before: Date) => {
  const ids = await deleteOldApplications(ctx.db, statuses, before);
  for (const id of ids) await removeDocuments(ctx, documentsOfApplication(id));
  return ids.length;
};

async function forgetClaims(ctx: Surroundings, before: Date) {
  const ids = await deleteOldClaims(ctx.db, before);
  for (const id of ids) await removeDocuments(ctx, documentsOfClaim(id));
  return ids.length;
}

async function forgetAdRequests(ctx: Surroundings, before: Date) {
  const contents = await deleteOldAdRequests(ctx.db, before);
  await releaseUploads(
    ctx,
    contents.flatMap((content) => imagesOf(contentIn(content))),
  );
  return contents.length;
}

/**
 * How each row of the table is kept: which tables hold it, and who takes it away when its time is over.
 * Files go with the uploads' own job, which counts the same terms from each file.
 */
export const RETAINED: {
  [Key in RetentionKey]: Key extends TimedKey
    ? { tables: string[]; forget: Forget | 'upload-removal' }
    : { tables: string[] };
} = {
  account: {
    tables: [
      ...['users', 'passkeys', 'favorites', 'favorite_lists', 'moderator_letters'],
      ...['reviews', 'review_helpful_marks'],
    ],
  },
  publishedBusinesses: { tables: ['businesses', 'import_batches'] },
  ownership: { tables: ['business_owners', 'business_claims', 'business_members'] },
  openRequests: {
    tables: [
      ...['businesses', 'business_owners', 'business_claims', 'business_revisions'],
      ...['plan_requests', 'reports', 'removal_requests'],
    ],
  },
  decisions: { tables: ['audit_entries'] },
  signInCodes: { tables: ['sign_in_codes'], forget: oldRowsOf('sign_in_codes') },
  sessions: {
    tables: ['sessions', 'users'],
    forget: (ctx, before) => deleteOldSessions(ctx.db, { before, at: ctx.now() }),
  },
  limits: {
    tables: ['limits'],
    forget: async ({ limits }) => {
      await limits.prune();
      return 0;
    },
  },
  repeatedAnswers: {
    tables: ['repeated_requests'],
    forget: (ctx) => deleteOldAnswers(ctx.db, ctx.now()),
  },
  unprovedRecords: {
    tables: ['businesses', 'business_owners'],
    forget: async (ctx, before) =>
      (await forgetBusinesses(ctx, 'email_pending', before)) +
      (await forgetApplications(ctx, ['email_pending'], before)),
  },
  endedApplications: {
    tables: [
      ...['businesses', 'business_owners', 'business_claims', 'business_revisions'],
      'plan_requests',
    ],
    forget: async (ctx, before) =>
      (await forgetBusinesses(ctx, 'rejected', before)) +
      (await forgetApplications(ctx, ['rejected', 'revoked', 'withdrawn'], before)) +
      (await forgetClaims(ctx, before)) +
      (await oldRowsOf('business_revisions', 'plan_requests')(ctx, before)),
  },
  documents: { tables: ['uploads'], forget: 'upload-removal' },
  unusedUploads: { tables: ['uploads'], forget: 'upload-removal' },
  invitations: { tables: ['business_members'], forget: oldRowsOf('business_members') },
  reservations: { tables: ['reservations'], forget: oldRowsOf('reservations') },
  messages: { tables: ['business_messages'], forget: oldRowsOf('business_messages') },
  reports: { tables: ['reports'], forget: oldRowsOf('reports') },
  removalRequests: { tables: ['removal_requests'], forget: oldRowsOf('removal_requests') },
  leads: {
    tables: ['promotional_leads', 'advertisement_requests', 'advertisements'],
    forget: async (ctx, before) =>
      (await oldRowsOf('promotional_leads')(ctx, before)) + (await forgetAdRequests(ctx, before)),
  },
  soldAds: {
    tables: ['advertisement_requests', 'advertisements'],
    forget: (ctx, before) => makeOldAdsNameless(ctx.db, before),
  },
  importFileNames: {
    tables: ['import_batches'],
    forget: forgetOldFileNames,
  },
  letters: { tables: ['outbox'], forget: forgetLetters },
  visitorSalts: { tables: ['visitor_salts'], forget: forgetSalts },
  countedVisitors: { tables: ['counted_events'], forget: oldRowsOf('counted_events') },
  visits: { tables: ['visitor_stats'], forget: oldRowsOf('visitor_stats') },
  searchWords: {
    tables: ['missed_searches', 'business_search_words'],
    forget: oldRowsOf('missed_searches', 'business_search_words'),
  },
};

const isTimed = (key: RetentionKey): key is TimedKey => 'keep' in RETENTION[key];

/** Everything whose time is over, each kind in a transaction of its own. @returns what went */
export async function forgetWhatIsOver(ctx: Surroundings): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const key of (Object.keys(RETENTION) as RetentionKey[]).filter(isTimed)) {
    const { forget } = RETAINED[key];
    if (forget === 'upload-removal') continue;
    const before = new Date(ctx.now().getTime() - termMs(RETENTION[key].keep));
    const count = await inTransaction(ctx, (inside) => forget(inside, before));
    if (count > 0) gone[key] = count;
  }
  return gone;
}
