import { type RawBuilder, sql } from 'kysely';
import { ITEM_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { InboxLine } from '#server/records/inbox-line.queries.ts';
import type { DecidedRow, InboxRow, Position } from './inbox-rows.rules.ts';

/** What was promised about which kind, and for every day until when what came on it is to be done. */
export interface Promises {
  kinds: Record<ItemKind, { inbox: InboxLine; promise: InboxRow['promise'] }>;
  calendar: { day: string; updated: Date; reviewed: Date }[];
}

const no = sql`false`;

function card({ kinds }: Promises, kind: ItemKind, where: RawBuilder<unknown>) {
  const { inbox: source, promise } = kinds[kind];
  const { isWaiting, isPromised = sql`true` } = source;
  return sql`
    select ${sql.lit(kind)} as kind, r.id, r.status, r.xmin::text as version, ${source.title} as title,
      ${source.subtitle} as subtitle, ${source.email} as email,
      ${source.stars ?? sql`null::int`} as stars, ${source.district ?? sql`null`} as district,
      ${source.businessId} as business_id, ${source.score ?? sql`0`} as score,
      ${source.signs ?? sql`'{}'::text[]`} as signs, ${source.isPriority ?? no} as is_priority,
      ${source.isContested ?? no} as is_contested, ${source.isImported ?? no} as is_imported,
      ${source.isExample ?? no} as is_example, ${source.since} as since,
      (${isPromised}) and (${isWaiting}) as is_promised, ${sql.lit(promise)} as promise
    from ${source.from} where ${where}`;
}

const cardsOf = (
  promises: Promises,
  kinds: readonly ItemKind[],
  where: (kind: ItemKind, line: InboxLine) => RawBuilder<unknown>,
) =>
  sql.join(
    kinds.map((kind) => card(promises, kind, where(kind, promises.kinds[kind].inbox))),
    sql` union all `,
  );

const calendarOf = ({ calendar }: Promises) => sql`
  select day, updated, reviewed from unnest(
    ${calendar.map(({ day }) => day)}::date[],
    ${calendar.map(({ updated }) => updated)}::timestamptz[],
    ${calendar.map(({ reviewed }) => reviewed)}::timestamptz[]) as c (day, updated, reviewed)`;

/** Older than the calendar: late, the oldest first. */
const LONG_AGO = sql`cards.since + interval '7 days'`;

const dated = (cards: RawBuilder<unknown>) => sql`
  select cards.*, date_trunc('milliseconds', cards.since) as waiting_since,
    case when not is_promised then null else date_trunc('milliseconds', case promise
      when 'answered' then cards.since + interval '24 hours'
      when 'updated' then coalesce(calendar.updated, ${LONG_AGO})
      else coalesce(calendar.reviewed, ${LONG_AGO}) end) end as deadline
  from (${cards}) cards
  left join calendar on calendar.day = (cards.since at time zone 'Europe/Istanbul')::date`;

const waiting = (promises: Promises, kinds: readonly ItemKind[]) =>
  dated(cardsOf(promises, kinds, (_, { isWaiting }) => isWaiting));

/** As `fold` of contract/text/turkish-fold.ts, for text that has no folded column. */
const folded = (text: RawBuilder<unknown>) =>
  sql`lower(translate(${text}, 'İIıŞşÇçĞğÖöÜüÂâÎîÛû', 'iiissccggoouuaaiiuu'))`;

/** `like` finds what it is given word for word. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const saysOrIs = (search: { text: string; id: number | undefined }) => sql`(
  ${folded(sql`concat_ws(' ', line.title, line.subtitle, line.email)`)} like ${likePattern(search.text)}
  or line.id = ${search.id ?? null}::int)`;

export async function listWaiting(
  db: Db,
  promises: Promises,
  filters: {
    kind?: ItemKind | undefined;
    search?: { text: string; id: number | undefined } | undefined;
    due?: { urgency: 'late' | 'soon' | 'later'; now: Date; soonUntil: Date } | undefined;
    after?: Position | undefined;
    limit: number;
  },
): Promise<InboxRow[]> {
  const { kind, search, due, after } = filters;
  const conditions = [sql`true`];
  if (search) conditions.push(saysOrIs(search));
  if (due?.urgency === 'late') conditions.push(sql`deadline <= ${due.now}`);
  if (due?.urgency === 'soon')
    conditions.push(sql`deadline > ${due.now} and deadline <= ${due.soonUntil}`);
  if (due?.urgency === 'later')
    conditions.push(sql`(deadline is null or deadline > ${due.soonUntil})`);
  if (after) {
    conditions.push(sql`
      (not is_priority, coalesce(deadline, 'infinity'), kind, id) >
      (${!after.isPriority}::boolean, coalesce(${after.deadline}::timestamptz, 'infinity'),
        ${after.kind}::text, ${after.id}::int)`);
  }
  const { rows } = await sql<InboxRow>`
    with calendar as (${calendarOf(promises)})
    select * from (${waiting(promises, kind ? [kind] : ITEM_KINDS)}) as line
    where ${sql.join(conditions, sql` and `)}
    order by not is_priority, coalesce(deadline, 'infinity'), kind, id
    limit ${filters.limit}`.execute(db);
  return rows;
}

/** How much waits, by kind, in the order of the kinds; `fresh` came after `since`. */
export async function countWaiting(
  db: Db,
  promises: Promises,
  { now, soonUntil, since }: { now: Date; soonUntil: Date; since?: Date | undefined },
): Promise<{ kind: ItemKind; waiting: number; late: number; soon: number; fresh: number }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof countWaiting>>[number]>`
    with calendar as (${calendarOf(promises)})
    select kind, count(*) as waiting, count(*) filter (where deadline <= ${now}) as late,
      count(*) filter (where deadline > ${now} and deadline <= ${soonUntil}) as soon,
      count(*) filter (where coalesce(waiting_since > ${since ?? null}::timestamptz, true)) as fresh
    from (${waiting(promises, ITEM_KINDS)}) as waiting group by kind`.execute(db);
  return rows.sort((a, b) => ITEM_KINDS.indexOf(a.kind) - ITEM_KINDS.indexOf(b.kind));
}

/** One record as a line, whatever its state. */
export async function findInboxRow(
  db: Db,
  promises: Promises,
  kind: ItemKind,
  id: number,
): Promise<InboxRow | undefined> {
  const { rows } = await sql<InboxRow>`
    with calendar as (${calendarOf(promises)})
    ${dated(cardsOf(promises, [kind], () => sql`r.id = ${id}`))}`.execute(db);
  return rows[0];
}

/** What was decided, the last decision first; each record once, as it is now. */
export async function listDecided(
  db: Db,
  promises: Promises,
  filters: {
    /** `business.approve` and so on: what counts as a decision. */
    actions: string[];
    search?: { text: string; id: number | undefined } | undefined;
    actorId?: number | undefined;
    beforeEntry?: number | undefined;
    limit: number;
  },
): Promise<DecidedRow[]> {
  const { actions, search, actorId, beforeEntry } = filters;
  const kinds = [...new Set(actions.map((action) => action.slice(0, action.indexOf('.'))))];
  const known = ITEM_KINDS.filter((kind) => kinds.includes(kind));
  const conditions = [sql`a.action = any(${actions})`];
  if (actorId !== undefined) conditions.push(sql`a.actor_id = ${actorId}`);
  if (beforeEntry !== undefined) conditions.push(sql`a.id < ${beforeEntry}`);
  const { rows } = await sql<DecidedRow>`
    with calendar as (${calendarOf(promises)})
    select a.id as entry_id, a.action, a.at, a.actor_role as by_role, u.name as by_name, line.*
    from audit_entries a
    cross join lateral (
      ${dated(cardsOf(promises, known, (kind) => sql`a.entity = ${sql.lit(kind)} and r.id = a.entity_id::int`))}) line
    left join users u on u.id = a.actor_id
    where ${sql.join(conditions, sql` and `)}
      and a.actor_role in ('moderator', 'admin', 'operator')
      and not exists (
        select from audit_entries n
        where n.entity = a.entity and n.entity_id = a.entity_id and n.id > a.id
          and n.actor_role in ('moderator', 'admin', 'operator')
          and (n.action = any(${actions}) or n.action = a.entity || '.undo'))
      and ${search ? saysOrIs(search) : sql`true`}
    order by a.id desc
    limit ${filters.limit}`.execute(db);
  return rows;
}
