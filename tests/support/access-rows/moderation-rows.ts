import type { AccessRowsOf } from './access-rows.ts';

const team = '401 401 403 403 200 200';

/** The inbox of the team. */
export const moderationRows: AccessRowsOf = (app) => {
  const waiting = async () => {
    const id = await app().given.business({ status: 'pending' });
    return { kind: 'business', id, seenStatus: 'pending' };
  };
  return {
    listInbox: [team],
    getInboxItem: [team, async () => ({ kind: 'business', id: (await waiting()).id })],
    tellApart: [
      team,
      async () => ({ id: (await waiting()).id, other: (await waiting()).id, isApart: true }),
    ],
    decideItem: [team, async () => ({ ...(await waiting()), transition: 'approve' })],
    decideItems: [team, async () => ({ items: [await waiting()] })],
    downloadRecords: ['401 401 403 403 403 200', () => ({ kind: 'lead' })],
  };
};
