import { adPreviewAddress } from '#contract/advertising/ad-previews.ts';
import type { AdStatus } from '#contract/advertising/advertising.ts';
import { AdKind } from '#contract/advertising/live-ads.ts';
import { AD_TRANSITIONS, type AdTransition } from '#contract/advertising/moderated-ads.ts';
import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { adMovedEmail } from '#server/notifications/emails/advertising-moved.email.ts';
import { inTransaction } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type DecisionContext,
  defineRecord,
  type Step,
} from '#server/records/define-record.service.ts';
import { contentIn } from './ad-content.rules.ts';
import { countersOf } from './ad-counters.queries.ts';
import { type AdRow, adLine, lockAd, lockOver, tableOf } from './advertising.queries.ts';
import { adTransitions, missingForLive } from './advertising.rules.ts';

/** Nobody advertised an example; a person who left has no address any more. */
export const toAdvertiser =
  (kind: AdKind, name: AdTransition | 'edit') =>
  async ({ ctx, row, reason }: Pick<Step<AdRow>, 'ctx' | 'row' | 'reason'>) =>
    row.isExample || !row.email
      ? undefined
      : adMovedEmail(name, {
          addressee: { to: row.email, name: row.contactPerson },
          businessName: row.businessName,
          title: contentIn(row.adContent)?.title,
          startDate: row.startDate,
          endDate: row.endDate,
          wasTakenDown: row.status === 'live' && dayInAdana(ctx.now()) <= (row.endDate ?? ''),
          reason,
          ...(await countersOf(ctx.db, kind, row.id)),
          preview: ctx.publicUrl + adPreviewAddress(row.previewToken),
          publicUrl: ctx.publicUrl,
        });

function refuseUnready({ ctx, row }: Step<AdRow>): void {
  const adContent = contentIn(row.adContent);
  const missing = missingForLive({ ...row, adContent }, dayInAdana(ctx.now()));
  if (missing.length > 0) refuse('ad_not_ready', missing);
  if (row.isCategoryAdFree) refuse('category_without_ads');
}

function refuseUnapproved(step: Step<AdRow>): void {
  refuseUnready(step);
  if (!step.row.approvedAt) refuse('ad_not_approved');
}

const adRecord = (kind: AdKind, first: AdStatus) =>
  defineRecord({
    kind,
    table: tableOf(kind),
    transitions: adTransitions,
    decisions: {
      contact: {},
      customize: {},
      // It came by phone; the advertiser reads that it was noted.
      note_approval: { isForAdmins: true },
      go_live: {},
      // Before its last day somebody wants to know why.
      end: { reason: 'optional' },
      cancel: { reason: 'optional' },
    },
    lock: (db: Db, id: number) => lockAd(db, kind, id),
    columns: {
      contact: ({ at }) => ({ contactedAt: at }),
      customize: ({ at }) => ({ customizedAt: at, approvedAt: null, changeWish: null }),
      approve: ({ at }) => ({ approvedAt: at }),
      note_approval: ({ at }) => ({ approvedAt: at }),
      ask_change: ({ reason }) => ({ approvedAt: null, changeWish: reason ?? null }),
      edit: () => ({ approvedAt: null }),
      go_live: ({ at }) => ({ liveAt: at }),
    },
    check: {
      customize: refuseUnready,
      note_approval: ({ row }) => {
        if (row.approvedAt) refuse('illegal_transition');
      },
      go_live: refuseUnapproved,
    },
    emails: Object.fromEntries(AD_TRANSITIONS.map((name) => [name, toAdvertiser(kind, name)])),
    inbox: adLine(kind, first),
    promise: 'answered',
    fields: [
      ['businessName', 'name'],
      'contactPerson',
      'email',
      'phone',
      ['packageType', 'package'],
      'duration',
      'totalCost',
      'startDate',
      'endDate',
      'message',
      'changeWish',
      'approvedAt',
      'hasMarketingConsent',
      'consentVersion',
      'consentedAt',
    ],
    person: { email: 'email', name: 'contactPerson' },
    own: 'by_area',
  });

export const adRecords = {
  advertisement_request: adRecord('advertisement_request', 'contact_pending'),
  advertisement: adRecord('advertisement', 'pending'),
};

/** Some at a time: their e-mails go out while the rest waits. */
const ENDED_AT_ONCE = 20;

/** Ends what had its last day. @returns how many */
export const endAds = (ctx: Omit<DecisionContext, 'actor'>): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const actor = { userId: undefined, role: 'system' as const };
    const day = dayInAdana(inside.now());
    let count = 0;
    for (const kind of AdKind.options) {
      const over = await lockOver(inside.db, kind, day, ENDED_AT_ONCE);
      for (const row of over) await adRecords[kind].transition({ ...inside, actor }, row, 'end');
      count += over.length;
    }
    return count;
  });
