import type { AccessRowsOf, World } from './access-rows.ts';
import { open } from './access-rows.ts';

/** Numbers of a business: those who act for it and admins. */
const ownAndAdmins = '401 401 200 404 404 200';
/** Searches without a result: with a business its own, and the team by itself. */
const ownAndTeam = '401 401 200 404 200 200';

/** What is counted, and who may read it. */
export const statisticsRows: AccessRowsOf = (app) => {
  const businessOfOwn = async ({ own }: World) => {
    const businessId = await app().given.business({ plan: 'premium' });
    const row = { businessId, userId: own.userId, email: own.email, status: 'approved' as const };
    await app().db.insertInto('businessClaims').values(row).execute();
    return businessId;
  };
  const ofOwn = async (world: World) => ({ id: await businessOfOwn(world) });
  return {
    trackVisitor: [
      open,
      () => ({ page: '/', userAgent: 'Sınama', sessionId: 'abc', date: '2026-11-20' }),
    ],
    // Without a report in it the body is none; it is refused to everybody alike.
    reportPolicyBreach: ['415 415 415 415 415 415'],
    countSearch: [open, () => ({ shown: 'kebap' })],
    listDailyStatistics: [open],
    listVisitorTotals: [open],
    listMissedSearches: [ownAndTeam, async (world) => ({ businessId: await businessOfOwn(world) })],
    listUnknownWords: ['401 401 403 403 403 200'],
    countBusinessEvent: [
      open,
      async () => ({ id: await app().given.business(), type: 'phone_click' }),
    ],
    getBusinessAnalytics: [ownAndAdmins, ofOwn],
    getPerformance: [ownAndAdmins, ofOwn],
    downloadPerformance: [ownAndAdmins, ofOwn],
  };
};
