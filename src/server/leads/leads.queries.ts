import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { PromotionalLeadsTable } from '#server/platform/database/database-participation-tables.ts';
import { byItself, type InboxLine, sale } from '#server/records/inbox-line.queries.ts';

export const leadLine: InboxLine = {
  ...byItself('promotionalLeads'),
  ...sale,
  title: sql`coalesce(r.business_name, r.email)`,
  subtitle: sql`r.email`,
  email: sql`r.email`,
  since: sql`r.created_at`,
};

/** One open lead per address: asking again renews it instead of making another. */
export const findOpenLead = (db: Db, email: string) =>
  db
    .selectFrom('promotionalLeads')
    .select(['id', 'hasMarketingConsent as hasConsent'])
    .where('email', '=', email)
    .where('status', '=', 'new')
    .forUpdate()
    .executeTakeFirst();

export const insertLead = (db: Db, lead: Insertable<PromotionalLeadsTable>) =>
  db.insertInto('promotionalLeads').values(lead).execute();

export const markLead = (db: Db, id: number, changes: Updateable<PromotionalLeadsTable>) =>
  db.updateTable('promotionalLeads').set(changes).where('id', '=', id).execute();
