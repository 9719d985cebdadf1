import type { AdKind } from '#contract/advertising/live-ads.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { releaseUploads } from '#server/uploads/uploads.service.ts';
import { contentIn, imagesOf } from './ad-content.rules.ts';
import {
  deleteUnseenOf,
  listAdsOf,
  markNamelessBefore,
  markNamelessOf,
} from './advertising.queries.ts';

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

/** Takes the people from what was sold long ago. @returns from how much */
export async function forgetBuyers({ db }: Dependencies, before: Date): Promise<number> {
  let changed = 0;
  for (const kind of ['advertisement_request', 'advertisement'] as const) {
    changed += Number((await markNamelessBefore(db, kind, before)).numUpdatedRows);
  }
  return changed;
}

/** Known by the address that was typed; no account is needed to ask. */
export const advertisingRecords: PersonalRecords[] = [
  recordsOf('advertisement_request', 'advertisementRequests'),
  recordsOf('advertisement', 'advertisements'),
];
