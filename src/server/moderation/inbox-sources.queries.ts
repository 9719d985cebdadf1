import { type RawBuilder, sql } from 'kysely';
import {
  type ItemKind,
  SIGN_OF_A_PROGRAM,
  SIGN_OF_ANOTHER_ACCOUNT,
} from '#contract/moderation-words.ts';

/** How one kind of record becomes a line of the inbox. */
export interface Source {
  table: string;
  /** Tables with their aliases; the record itself is `r`, its business, if it has one, `b`. */
  from: RawBuilder<unknown>;
  /** Waits for the team. */
  isWaiting: RawBuilder<unknown>;
  /** Its first step was promised within a time; later ones are not. */
  isPromised?: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  subtitle: RawBuilder<unknown>;
  email: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  stars?: RawBuilder<unknown>;
  businessId: RawBuilder<unknown>;
  district?: RawBuilder<unknown>;
  score?: RawBuilder<unknown>;
  signs?: RawBuilder<unknown>;
  isPriority?: RawBuilder<unknown>;
  isContested?: RawBuilder<unknown>;
  isImported?: RawBuilder<unknown>;
  isExample?: RawBuilder<unknown>;
}

/** Longer than a line of the inbox. */
const SUBTITLE_LETTERS = sql.lit(160);

/** A line about a business, which stands under its name. */
const aboutBusiness = (table: string) => ({
  table,
  from: sql`${sql.table(table)} r join businesses b on b.id = r.business_id`,
  title: sql`b.name`,
  since: sql`r.created_at`,
  businessId: sql`r.business_id`,
  district: sql`b.district`,
});

const perhapsWithBusiness = (table: string) =>
  sql`${sql.table(table)} r left join businesses b on b.id = r.business_id`;

/** What a form that is open to everybody leaves behind. */
const fromForm = { email: sql`r.email`, score: sql`r.moderation_score` };

/** A form keeps as a number that a program seems to have typed it. */
const signsOfForm = sql`(case when r.moderation_score > 0 then array[${sql.lit(SIGN_OF_A_PROGRAM)}] else '{}' end)`;
/** Sent from an account other than its address's. */
const signOfSender = sql`(case when r.sent_by is null then '{}' else array[${sql.lit(SIGN_OF_ANOTHER_ACCOUNT)}] end)`;

const isPending = sql`r.status = 'pending'`;
const isOpen = sql`r.status = 'open'`;
const sale = {
  isWaiting: sql`r.status in ('new', 'contacted')`,
  isPromised: sql`r.status = 'new'`,
};

/** 'Öncelikli destek', 'Reklam desteği' (specification 9): what a premium business asks comes first. */
const premium = sql`(b.plan = 'premium')`;

const advertising = (table: string, first: string): Source => ({
  table,
  from: perhapsWithBusiness(table),
  isWaiting: sql`r.status in (${sql.lit(first)}, 'contacted', 'customized') and not r.is_example`,
  isPromised: sql`r.status = ${sql.lit(first)}`,
  title: sql`r.business_name`,
  subtitle: sql`r.package_type`,
  ...fromForm,
  since: sql`r.created_at`,
  businessId: sql`r.business_id`,
  district: sql`b.district`,
  isPriority: sql`coalesce(${premium}, false)`,
  isExample: sql`r.is_example`,
});

/** The letter to every owner was given up, or there is no owner any more who could answer. */
const bounced = sql`
  r.status = 'requested' and (
    not exists (
      select from business_claims c
      where c.business_id = r.business_id and c.status = 'approved')
    or exists (
      select from outbox o
      where o.failed_at is not null and o.created_at = r.created_at
        and o.kind = 'reservation-requested') and not exists (
      select from outbox o join business_claims c on c.business_id = r.business_id
        and c.status = 'approved' join users u on u.id = c.user_id and u.email = o.recipient
      where o.failed_at is null and o.created_at = r.created_at
        and o.kind = 'reservation-requested'))`;

export const sources: Record<ItemKind, Source> = {
  business: {
    table: 'businesses',
    from: sql`businesses r`,
    isWaiting: isPending,
    title: sql`r.name`,
    subtitle: sql`r.category`,
    ...fromForm,
    since: sql`coalesce(r.waiting_since, r.submitted_at)`,
    businessId: sql`r.id`,
    district: sql`r.district`,
    signs: sql`r.moderation_signs || ${signOfSender}`,
    isImported: sql`(r.import_batch_id is not null)`,
    isExample: sql`r.is_example`,
  },
  revision: {
    ...aboutBusiness('business_revisions'),
    isWaiting: isPending,
    subtitle: sql`(select string_agg(field, ' ' order by field) from jsonb_object_keys(r.changes) as field)`,
    email: sql`null`,
    isPriority: premium,
  },
  application: {
    table: 'business_owners',
    from: sql`business_owners r`,
    isWaiting: isPending,
    title: sql`r.business_name`,
    subtitle: sql`r.owner_name`,
    ...fromForm,
    signs: sql`${signsOfForm} || ${signOfSender}`,
    since: sql`r.updated_at`,
    businessId: sql`null::int`,
  },
  claim: {
    ...aboutBusiness('business_claims'),
    isWaiting: isPending,
    subtitle: sql`r.claimant_name`,
    ...fromForm,
    since: sql`r.updated_at`,
    isContested: sql`(r.status in ('pending', 'needs_info') and exists (
      select from business_claims o where o.business_id = r.business_id
        and o.status = 'approved' and o.user_id is distinct from r.user_id))`,
  },
  review: {
    ...aboutBusiness('reviews'),
    isWaiting: isPending,
    subtitle: sql`left(coalesce(r.title || ': ', '') || r.content, ${SUBTITLE_LETTERS})`,
    email: sql`null`,
    since: sql`r.updated_at`,
    stars: sql`r.rating`,
    isExample: sql`r.is_example`,
  },
  report: {
    ...aboutBusiness('reports'),
    isWaiting: isOpen,
    subtitle: sql`r.reason`,
    ...fromForm,
  },
  removal: {
    table: 'removal_requests',
    from: perhapsWithBusiness('removal_requests'),
    isWaiting: isOpen,
    title: sql`r.name`,
    subtitle: sql`left(r.content, ${SUBTITLE_LETTERS})`,
    ...fromForm,
    since: sql`r.created_at`,
    businessId: sql`r.business_id`,
    district: sql`b.district`,
  },
  advertisement_request: advertising('advertisement_requests', 'contact_pending'),
  advertisement: advertising('advertisements', 'pending'),
  lead: {
    table: 'promotional_leads',
    from: sql`promotional_leads r`,
    ...sale,
    title: sql`coalesce(r.business_name, r.email)`,
    subtitle: sql`r.email`,
    email: sql`r.email`,
    since: sql`r.created_at`,
    businessId: sql`null::int`,
  },
  plan_request: {
    ...aboutBusiness('plan_requests'),
    ...sale,
    subtitle: sql`r.plan`,
    email: sql`null`,
    isPriority: premium,
  },
  reservation: {
    ...aboutBusiness('reservations'),
    isWaiting: bounced,
    subtitle: sql`to_char(r.day, 'YYYY-MM-DD') || ' ' || to_char(r.time, 'HH24:MI')`,
    ...fromForm,
    isPriority: premium,
  },
};
