import { randomUUID } from 'node:crypto';
import { Refusal } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { StoredGauge } from '#server/platform/observability/gauges.ts';
import type { Addressee, EmailMessage } from './emails/email.ts';
import { emailCauses } from './emails/email-kinds.ts';
import { layOut } from './emails/email-layout.ts';
import {
  countByState,
  deleteEmailsBefore,
  deleteEmailsTo,
  deleteUnsent,
  type Held,
  hasAccount,
  insertEmail,
  listEmailsTo,
  listReachedBy,
  markDue,
  takeOutOfEmails,
} from './outbox.queries.ts';

/**
 * Lays an e-mail into the outbox, in the transaction of what it tells of: no change, no e-mail. What others
 * have caused too much of to one address is not written; what it tells of stands all the same. One that is
 * `held` waits until its decision can no longer be taken back.
 */
export async function queueEmail(ctx: Basics, message: EmailMessage, held?: Held): Promise<void> {
  if (emailCauses[message.kind] === 'others' && (await isTooMuch(ctx, message.to))) {
    ctx.log.warn(
      { kind: message.kind },
      'e-mail not written: others have caused too many to its address',
    );
    return;
  }
  await insertEmail(ctx.db, message, ctx.now(), held);
}

/** An e-mail of their own to each of some people who have an address. */
export async function emailEach<Person extends { email: string | null; name: string | null }>(
  ctx: Basics,
  people: readonly Person[],
  emailTo: (addressee: Addressee, person: Person) => EmailMessage,
): Promise<void> {
  for (const person of people) {
    const { email, name } = person;
    if (email) await queueEmail(ctx, emailTo({ to: email, name }, person));
  }
}

/** A decision stays, since something else has followed it: its e-mails wait no longer, and go before what follows. */
export const releaseEmails = ({ db, now }: Basics, decisionId: number) =>
  markDue(db, decisionId, now());

/** A decision is taken back: nobody hears of it any more. @returns who has already */
export async function withdrawEmails({ db }: Basics, decisionId: number): Promise<string[]> {
  await deleteUnsent(db, decisionId);
  return listReachedBy(db, decisionId);
}

/** Who has an account, and perhaps a business, is written to by customers. */
const MEMBER_FACTOR = 3;

/** Counts one more for an address, over all kinds together. */
async function isTooMuch({ db, limits }: Basics, address: string): Promise<boolean> {
  if (!limits) return false;
  const factor = (await hasAccount(db, address)) ? MEMBER_FACTOR : 1;
  try {
    await limits.spend(LIMITS.emailsByOthers, `email ${address}`, factor);
    await limits.spend(LIMITS.emailsByOthersDaily, `email ${address}`, factor);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** How many e-mails wait and how many were given up; for the operator. */
export const countEmails = (db: Basics['db']) => countByState(db);

export const emailGauges: StoredGauge[] = [
  {
    name: 'directory_letters_waiting',
    help: 'Letters that wait to be sent, without those whose decision may still be taken back',
    async read(db) {
      const { waiting, held } = await countByState(db);
      return [{ value: waiting - held }];
    },
  },
  {
    name: 'directory_letters_failed',
    help: 'Letters that were given up',
    read: async (db) => [{ value: (await countByState(db)).failed }],
  },
];

/** An e-mail the operator sends to see that mail works; it goes past the outbox. */
export function mailToTry(to: string, site: { siteName: string; publicUrl: string }): Mail {
  const message: EmailMessage = {
    kind: 'mail-test',
    to,
    subject: `${site.siteName}: deneme e-postası`,
    paragraphs: [
      'Bu e-posta, sitenin e-posta ayarlarını denemek için komut satırından gönderildi.',
      'Okuyabiliyorsanız her şey yolunda.',
    ],
    action: { label: 'Siteyi aç', href: site.publicUrl },
  };
  return { id: `mail-test-${randomUUID()}`, kind: message.kind, to, ...layOut(message, site) };
}

/** Who has left, in an e-mail that somebody else still gets. */
const ERASED_PERSON = 'Silinen üye';

/** E-mails are known by the address they went to. */
export const emailsRecords: PersonalRecords = {
  name: 'letters',
  export: async (ctx) => (ctx.caller.email ? listEmailsTo(ctx.db, ctx.caller.email) : []),
  async erase(ctx, { email, words }) {
    await deleteEmailsTo(ctx.db, email);
    for (const word of words) await takeOutOfEmails(ctx.db, word, ERASED_PERSON);
    await ctx.mail.forgetNaming(words);
  },
};

/** E-mails that are done with, and their files where they are files. @returns how many rows went */
export async function forgetEmails(ctx: Dependencies, before: Date): Promise<number> {
  await ctx.mail.forgetBefore(before);
  return Number((await deleteEmailsBefore(ctx.db, before)).numDeletedRows);
}
