import type { Dependencies } from '#server/platform/context.ts';
import { findContactEmail } from './sales-inbox.queries.ts';

/** Who hears of what somebody wants to buy, and of answers to e-mails: the address of the city's settings, else of the configuration. */
export const salesInboxOf = async ({
  db,
  contactEmail,
}: Pick<Dependencies, 'db'> & Partial<Pick<Dependencies, 'contactEmail'>>): Promise<
  string | undefined
> => (await findContactEmail(db)) ?? contactEmail;
