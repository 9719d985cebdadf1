import { type RawBuilder, sql } from 'kysely';
import {
  SIGN_OF_A_PROGRAM,
  SIGN_OF_ANOTHER_ACCOUNT,
} from '#contract/moderation/moderation-words.ts';

/** How one kind of record becomes a line of the inbox. */
export interface InboxLine {
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
export const SUBTITLE_LETTERS = sql.lit(160);

/** A line about a business, which stands under its name. */
export const aboutBusiness = (table: string) => ({
  from: sql`${sql.table(table)} r join businesses b on b.id = r.business_id`,
  title: sql`b.name`,
  since: sql`r.created_at`,
  businessId: sql`r.business_id`,
  district: sql`b.district`,
});

/** One that may be about a business. */
export const perhapsAboutBusiness = (table: string) => ({
  from: sql`${sql.table(table)} r left join businesses b on b.id = r.business_id`,
  since: sql`r.created_at`,
  businessId: sql`r.business_id`,
  district: sql`b.district`,
});

/** One that is about no business yet. */
export const byItself = (table: string) => ({
  from: sql`${sql.table(table)} r`,
  businessId: sql`null::int`,
});

/** What a form that is open to everybody leaves behind. */
export const fromForm = { email: sql`r.email`, score: sql`r.moderation_score` };

/** A form keeps as a number that a program seems to have typed it. */
export const signsOfForm = sql`(case when r.moderation_score > 0 then array[${sql.lit(SIGN_OF_A_PROGRAM)}] else '{}' end)`;
/** Sent from an account other than its address's. */
export const signOfSender = sql`(case when r.sent_by is null then '{}' else array[${sql.lit(SIGN_OF_ANOTHER_ACCOUNT)}] end)`;

export const isPending = sql`r.status = 'pending'`;
export const isOpen = sql`r.status = 'open'`;
export const sale = {
  isWaiting: sql`r.status in ('new', 'contacted')`,
  isPromised: sql`r.status = 'new'`,
};

/** 'Öncelikli destek', 'Reklam desteği' (specification 9): what a premium business asks comes first. */
export const premium = sql`(b.plan = 'premium')`;

/** A line made of columns of the record alone. */
export interface LineOfColumns {
  /** Under its name it stands where it is about a business. */
  about?: 'business' | 'perhaps_business';
  title?: string;
  subtitle: string;
}

/** @param line.waiting states in which the team decides about it */
export function lineOfColumns(
  table: string,
  { about, title, subtitle, waiting }: LineOfColumns & { waiting: readonly string[] },
): InboxLine {
  const of = (column: string) => sql`r.${sql.ref(column)}`;
  const own = title === undefined ? sql`null` : of(title);
  return {
    ...(about === 'business'
      ? aboutBusiness(table)
      : { title: own, ...(about ? perhapsAboutBusiness(table) : byItself(table)) }),
    ...fromForm,
    since: sql`r.created_at`,
    isWaiting: sql`r.status in (${sql.join(waiting.map((status) => sql.lit(status)))})`,
    subtitle: sql`left(${of(subtitle)}, ${SUBTITLE_LETTERS})`,
  };
}
