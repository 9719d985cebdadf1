import type { Surroundings } from '#server/platform/context.ts';
import { findContactEmail } from './sales-inbox.queries.ts';

/** Who hears of what somebody wants to buy, and of answers to letters: the address of the city's settings, else of the configuration. */
export const salesInboxOf = async ({
  db,
  contactEmail,
}: Pick<Surroundings, 'db' | 'contactEmail'>): Promise<string | undefined> =>
  (await findContactEmail(db)) ?? contactEmail;
