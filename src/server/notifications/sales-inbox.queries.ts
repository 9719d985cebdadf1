import type { Db } from '#server/platform/database.ts';

/** The address the team has set for the city; undefined when it has set none. */
export const findContactEmail = async (db: Db): Promise<string | undefined> => {
  const row = await db
    .selectFrom('city_settings')
    .select('value')
    .where('name', '=', 'contactEmail')
    .executeTakeFirst();
  return typeof row?.value === 'string' && row.value !== '' ? row.value : undefined;
};
