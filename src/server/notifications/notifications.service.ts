import { randomUUID } from 'node:crypto';
import type { Basics } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import type { Letter } from './letters/letter.ts';
import { layOut } from './letters/letter-layout.ts';
import { countByState, deleteLettersTo, insertLetter, listLettersTo } from './outbox.queries.ts';

/** Lays a letter into the outbox, in the transaction of what it tells of: no change, no letter. */
export const queueLetter = async (ctx: Basics, letter: Letter): Promise<void> => {
  await insertLetter(ctx.db, letter, ctx.now());
};

/** How many letters wait and how many were given up; for the operator. */
export const countLetters = (db: Basics['db']) => countByState(db);

/** A letter the operator sends to see that mail works; it goes past the outbox. */
export function mailToTry(to: string, site: { siteName: string; publicUrl: string }): Mail {
  const letter = {
    kind: 'mail-test',
    to,
    subject: `${site.siteName}: deneme mektubu`,
    paragraphs: [
      'Bu mektup, sitenin e-posta ayarlarını denemek için komut satırından gönderildi.',
      'Okuyabiliyorsanız her şey yolunda.',
    ],
    action: { label: 'Siteyi aç', href: site.publicUrl },
  };
  return { id: `mail-test-${randomUUID()}`, kind: letter.kind, to, ...layOut(letter, site) };
}

/** Letters are known by the address they went to. */
export const lettersRecords: PersonalRecords = {
  name: 'letters',
  export: async (ctx) => (ctx.caller.email ? listLettersTo(ctx.db, ctx.caller.email) : []),
  erase: async (ctx, { email }) => {
    await deleteLettersTo(ctx.db, email);
  },
};
