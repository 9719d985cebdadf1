import type { AccessRowsOf, World } from './access-rows.ts';
import { open, ownOnly } from './access-rows.ts';

/** Customer messages: anybody writes, those who act for the business read. */
export const messagesRows: AccessRowsOf = (app) => {
  const businessOfOwn = async ({ own }: World) => {
    const businessId = await app().given.business({ plan: 'basic' });
    const row = { businessId, userId: own.userId, email: own.email, status: 'approved' as const };
    await app().db.insertInto('businessClaims').values(row).execute();
    return businessId;
  };
  return {
    sendMessage: [
      open,
      async (world) => ({
        id: await businessOfOwn(world),
        ...{ name: 'Ad', email: 'm@ornek.example', content: 'Pazar açık mısınız?' },
      }),
    ],
    listMessages: [ownOnly, async (world) => ({ id: await businessOfOwn(world) })],
    markMessage: [
      ownOnly,
      async (world) => {
        const businessId = await businessOfOwn(world);
        const row = { businessId, name: 'Ad', email: 'm@ornek.example', content: 'Merhaba' };
        const { id } = await app()
          .db.insertInto('businessMessages')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id, isRead: true };
      },
    ],
  };
};
