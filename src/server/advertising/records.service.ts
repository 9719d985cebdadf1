import type { AdKind } from '#contract/live-ads.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { releaseUploads } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { deleteUnseenOf, listAdsOf, markNamelessOf } from './advertising.queries.ts';

const recordsOf = (kind: AdKind, name: string): PersonalRecords => ({
  name,
  export: async ({ db, caller }) => (caller.email ? listAdsOf(db, kind, caller.email) : []),
  async erase(ctx, { email }) {
    const gone = await deleteUnseenOf(ctx.db, kind, email);
    await releaseUploads(
      ctx,
      gone.flatMap(({ adContent }) => imagesOf(contentIn(adContent))),
    );
    await markNamelessOf(ctx.db, kind, email);
  },
});

/** Known by the address that was typed; no account is needed to ask. */
export const advertisingRecords: PersonalRecords[] = [
  recordsOf('advertisement_request', 'advertisementRequests'),
  recordsOf('advertisement', 'advertisements'),
];
