import type { AdKind } from '#contract/advertising/live-ads.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { releaseUploads } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import { deleteUnseenOf, listAdsOf, markNamelessOf } from './advertising.queries.ts';

const recordsOf = (kind: AdKind, name: string): PersonalRecords => ({
  name,
  async export({ db, caller }) {
    const rows = caller.email ? await listAdsOf(db, kind, caller.email) : [];
    // Whoever reads the file is not to answer with it.
    return rows.map(({ previewToken: _, ...row }) => row);
  },
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
