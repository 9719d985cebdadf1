import type { Db } from '#server/platform/database/database.ts';

/** The address the team has set for the city; undefined when it has set none. */
export const findContactEmail = async (db: Db): Promise<string | undefined> => {
  const row = await db
    .selectFrom('citySettings')
    .select('value')
    .where('name', '=', 'contactEmail')
    .executeTakeFirst();
  return typeof row?.value === 'string' && row.value !== '' ? row.value : undefined;
};
