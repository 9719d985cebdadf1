import {
  type KeyOfRecord,
  RETENTION,
  type RetentionKey,
  type TimedKey,
  termMs,
} from '#contract/retention.ts';
import { contentIn, imagesOf } from '#server/advertising/ad-content.rules.ts';
import { forgetBuyers } from '#server/advertising/records.service.ts';
import { documentsOf as documentsOfClaim } from '#server/claims/claims.service.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { forgetOldFileNames } from '#server/imports/import-request.service.ts';
import { forgetEmails } from '#server/notifications/notifications.service.ts';
import { documentsOf as documentsOfApplication } from '#server/owners/applications.rules.ts';
import { type Dependencies, inTransaction } from '#server/platform/context.ts';
import { forgetSalts } from '#server/platform/visitors.ts';
import { forgetDecided } from '#server/records/decide.service.ts';
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
} from './retention.queries.ts';

/** Takes away what is older than `before`. @returns how much that was */
type Forget = (ctx: Dependencies, before: Date) => Promise<number>;

const oldRowsOf =
  (...tables: AgeingTable[]): Forget =>
  async ({ db }, before) => {
    let gone = 0;
    for (const table of tables) gone += await deleteOld(db, table, before);
    return gone;
  };

const forgetBusinesses = async (
  ctx: Dependencies,
  status: 'email_pending' | 'rejected',
  before: Date,
) => {
  const images = await deleteOldBusinesses(ctx.db, status, before);
  await releaseUploads(ctx, images.flat());
  return images.length;
};

const forgetApplications = async (ctx: Dependencies, statuses: string[], before: Date) => {
  const ids = await deleteOldApplications(ctx.db, statuses, before);
  for (const id of ids) await removeDocuments(ctx, documentsOfApplication(id));
  return ids.length;
};

async function forgetClaims(ctx: Dependencies, before: Date) {
  const ids = await deleteOldClaims(ctx.db, before);
  for (const id of ids) await removeDocuments(ctx, documentsOfClaim(id));
  return ids.length;
}

async function forgetAdRequests(ctx: Dependencies, before: Date) {
  const contents = await deleteOldAdRequests(ctx.db, before);
  await releaseUploads(
    ctx,
    contents.flatMap((content) => imagesOf(contentIn(content))),
  );
  return contents.length;
}

/**
 * How each row of the table is kept: which tables hold it, and who takes it away when its time is over;
 * of a kind of record its definition says both.
 * Files go with the uploads' own job, which counts the same terms from each file.
 */
const retainedByArea: {
  [Key in Exclude<RetentionKey, KeyOfRecord>]: Key extends TimedKey
    ? { tables: string[]; forget: Forget | 'upload-removal' }
    : { tables: string[] };
} = {
  account: {
    tables: [
      ...['users', 'passkeys', 'moderatorLetters'],
      ...['favorites', 'favoriteLists', 'favoriteListItems'],
      ...['reviews', 'reviewHelpfulMarks'],
    ],
  },
  publishedBusinesses: { tables: ['businesses', 'importBatches'] },
  ownership: { tables: ['businessOwners', 'businessClaims', 'businessMembers'] },
  openRequests: {
    tables: [
      ...['businesses', 'businessOwners', 'businessClaims', 'businessRevisions'],
      'planRequests',
    ],
  },
  earlierWords: {
    tables: ['businessEarlierWords'],
    forget: oldRowsOf('businessEarlierWords'),
  },
  decisions: { tables: ['auditEntries'] },
  signInCodes: { tables: ['signInCodes'], forget: oldRowsOf('signInCodes') },
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
    tables: ['repeatedRequests'],
    forget: (ctx) => deleteOldAnswers(ctx.db, ctx.now()),
  },
  unprovedRecords: {
    tables: ['businesses', 'businessOwners'],
    forget: async (ctx, before) =>
      (await forgetBusinesses(ctx, 'email_pending', before)) +
      (await forgetApplications(ctx, ['email_pending'], before)),
  },
  endedApplications: {
    tables: [
      ...['businesses', 'businessOwners', 'businessClaims', 'businessRevisions'],
      'planRequests',
    ],
    forget: async (ctx, before) =>
      (await forgetBusinesses(ctx, 'rejected', before)) +
      (await forgetApplications(ctx, ['rejected', 'revoked', 'withdrawn'], before)) +
      (await forgetClaims(ctx, before)) +
      (await oldRowsOf('businessRevisions', 'planRequests')(ctx, before)),
  },
  documents: { tables: ['uploads'], forget: 'upload-removal' },
  unusedUploads: { tables: ['uploads'], forget: 'upload-removal' },
  invitations: { tables: ['businessMembers'], forget: oldRowsOf('businessMembers') },
  reservations: { tables: ['reservations'], forget: oldRowsOf('reservations') },
  messages: { tables: ['businessMessages'], forget: oldRowsOf('businessMessages') },
  visitorAnswers: { tables: ['businessAnswers'], forget: oldRowsOf('businessAnswers') },
  leads: {
    tables: ['promotionalLeads', 'advertisementRequests', 'advertisements'],
    forget: async (ctx, before) =>
      (await oldRowsOf('promotionalLeads')(ctx, before)) + (await forgetAdRequests(ctx, before)),
  },
  soldAds: {
    tables: ['advertisementRequests', 'advertisements'],
    forget: forgetBuyers,
  },
  importFileNames: {
    tables: ['importBatches'],
    forget: forgetOldFileNames,
  },
  letters: { tables: ['outbox'], forget: forgetEmails },
  visitorSalts: { tables: ['visitorSalts'], forget: forgetSalts },
  countedVisitors: { tables: ['countedEvents'], forget: oldRowsOf('countedEvents') },
  visits: { tables: ['visitorStats'], forget: oldRowsOf('visitorStats') },
  searchWords: {
    tables: ['missedSearches', 'businessSearchWords'],
    forget: oldRowsOf('missedSearches', 'businessSearchWords'),
  },
};

const retainedRecords = Object.fromEntries(
  Object.entries(RETENTION).flatMap(([key, row]) => {
    if (!('of' in row)) return [];
    const record = decidedRecords[row.of];
    const forget: Forget = ({ db }, before) => forgetDecided(db, record, before);
    return [[key, { tables: [record.table], forget }]];
  }),
) as Record<KeyOfRecord, { tables: string[]; forget: Forget }>;

export const RETAINED = { ...retainedByArea, ...retainedRecords };

const isTimed = (key: RetentionKey): key is TimedKey => 'keep' in RETENTION[key];

/** Everything whose time is over, each kind in a transaction of its own. @returns what went */
export async function forgetWhatIsOver(ctx: Dependencies): Promise<Record<string, number>> {
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
