import type { AccessRowsOf, World } from './access-rows.ts';
import { open, ownOnly } from './access-rows.ts';

/** Customer messages: anybody writes, those who act for the business read. */
export const messagesRows: AccessRowsOf = (app) => {
  const businessOfOwn = async ({ own }: World) => {
    const business_id = await app().given.business({ plan: 'basic' });
    const row = { business_id, user_id: own.userId, email: own.email, status: 'approved' as const };
    await app().db.insertInto('business_claims').values(row).execute();
    return business_id;
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
        const business_id = await businessOfOwn(world);
        const row = { business_id, name: 'Ad', email: 'm@ornek.example', content: 'Merhaba' };
        const { id } = await app()
          .db.insertInto('business_messages')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id, isRead: true };
      },
    ],
  };
};
