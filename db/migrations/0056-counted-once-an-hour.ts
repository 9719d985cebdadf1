import { type Kysely, sql } from 'kysely';

/** Who has been counted for what in the current hour: views and clicks of businesses, clicks of ads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counted_events (
      day date not null,
      event text not null,
      visitor_hash bytea not null,
      primary key (day, event, visitor_hash)
    )`.execute(db);
  // Held a day's visitors of businesses; whoever comes back today is counted once more.
  await sql`drop table counted_views`.execute(db);
}
