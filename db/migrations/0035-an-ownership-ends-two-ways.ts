import { type Kysely, sql } from 'kysely';

const states: [table: string, states: string[]][] = [
  ['business_claims', ['pending', 'needs_info', 'approved', 'rejected', 'revoked', 'withdrawn']],
  ['business_owners', ['email_pending', 'pending', 'approved', 'rejected', 'revoked', 'withdrawn']],
];

/** An ownership is taken back by the team (`revoked`) or given up by the owner (`withdrawn`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, known] of states) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_status_check`)}`.execute(
      db,
    );
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_status_check`)}
        check (status in (${sql.join(known.map((state) => sql.lit(state)))}))`.execute(db);
  }
  // What was taken back with an application read as if the owner had given it up.
  await sql`
    update business_claims c set status = 'revoked' where status = 'withdrawn' and exists (
      select from audit_entries a
      where a.entity = 'claim' and a.entity_id = c.id::text and a.action = 'claim.revoke')`.execute(
    db,
  );

  // The colleagues that somebody invited, with those whom these invited. Of a business that nobody else owns
  // all: nobody is to act for the next owner whom that owner does not know.
  await sql`
    create function team_under(business integer, owner integer) returns setof integer
    language sql stable as $$
      with recursive under as (
        select id, user_id from business_members
        where business_id = business and invited_by = owner
        union
        select m.id, m.user_id from business_members m join under u on m.invited_by = u.user_id
        where m.business_id = business)
      select id from business_members
      where business_id = business and (id in (select id from under) or not exists (
        select from business_claims c
        where c.business_id = business and c.status = 'approved' and c.user_id is distinct from owner))
    $$`.execute(db);
  await sql`
    create or replace function end_team() returns trigger language plpgsql as $$
    begin
      delete from business_members
      where id in (select team_under(old.business_id, old.user_id));
      return null;
    end $$`.execute(db);
}
