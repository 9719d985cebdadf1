import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { PromotionalLeadsTable } from '#server/platform/database-participation-tables.ts';
import type { LeadStatus } from './leads.rules.ts';

/** One open lead per address: asking again renews it instead of making another. */
export const findOpenLead = (db: Db, email: string) =>
  db
    .selectFrom('promotional_leads')
    .select(['id', 'has_marketing_consent as hasConsent'])
    .where('email', '=', email)
    .where('status', '=', 'new')
    .forUpdate()
    .executeTakeFirst();

export const insertLead = (db: Db, lead: Insertable<PromotionalLeadsTable>) =>
  db.insertInto('promotional_leads').values(lead).execute();

export const markLead = (db: Db, id: number, changes: Updateable<PromotionalLeadsTable>) =>
  db.updateTable('promotional_leads').set(changes).where('id', '=', id).execute();

/** Locks the row, so that two of the team cannot both move it. */
export const lockLead = (db: Db, id: number) =>
  db
    .selectFrom('promotional_leads')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markLeadMoved = (
  db: Db,
  id: number,
  changes: { status: LeadStatus; contacted_at?: Date },
) => db.updateTable('promotional_leads').set(changes).where('id', '=', id).execute();

export const listLeadsOf = (db: Db, email: string) =>
  db
    .selectFrom('promotional_leads')
    .select([
      'email',
      'business_name as businessName',
      'status',
      'has_marketing_consent as hasMarketingConsent',
      'consent_version as consentVersion',
      'consented_at as consentedAt',
      'created_at as createdAt',
    ])
    .where('email', '=', email)
    .orderBy('id')
    .execute();

export const deleteLeadsOf = (db: Db, email: string) =>
  db.deleteFrom('promotional_leads').where('email', '=', email).execute();
