import { randomUUID } from 'node:crypto';
import { Refusal } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Basics, Surroundings } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import type { Letter } from './letters/letter.ts';
import { letterCauses } from './letters/letter-kinds.ts';
import { layOut } from './letters/letter-layout.ts';
import {
  countByState,
  deleteLettersBefore,
  deleteLettersTo,
  hasAccount,
  insertLetter,
  listLettersTo,
  takeOutOfLetters,
} from './outbox.queries.ts';

/**
 * Lays a letter into the outbox, in the transaction of what it tells of: no change, no letter. What others
 * have caused too much of to one address is not written; what it tells of stands all the same.
 */
export async function queueLetter(ctx: Basics, letter: Letter): Promise<void> {
  if (letterCauses[letter.kind] === 'others' && (await isTooMuch(ctx, letter.to))) {
    ctx.log.warn(
      { kind: letter.kind },
      'letter not written: others have caused too many to its address',
    );
    return;
  }
  await insertLetter(ctx.db, letter, ctx.now());
}

/** Who has an account, and perhaps a business, is written to by customers. */
const MEMBER_FACTOR = 3;

/** Counts one more for an address, over all kinds together. */
async function isTooMuch({ db, limits }: Basics, address: string): Promise<boolean> {
  if (!limits) return false;
  const factor = (await hasAccount(db, address)) ? MEMBER_FACTOR : 1;
  try {
    await limits.spend(LIMITS.lettersByOthers, `email ${address}`, factor);
    await limits.spend(LIMITS.lettersByOthersDaily, `email ${address}`, factor);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** How many letters wait and how many were given up; for the operator. */
export const countLetters = (db: Basics['db']) => countByState(db);

/** A letter the operator sends to see that mail works; it goes past the outbox. */
export function mailToTry(to: string, site: { siteName: string; publicUrl: string }): Mail {
  const letter: Letter = {
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

/** Who has left, in a letter that somebody else still gets. */
const ERASED_PERSON = 'Silinen üye';

/** Letters are known by the address they went to. */
export const lettersRecords: PersonalRecords = {
  name: 'letters',
  export: async (ctx) => (ctx.caller.email ? listLettersTo(ctx.db, ctx.caller.email) : []),
  async erase(ctx, { email, words }) {
    await deleteLettersTo(ctx.db, email);
    for (const word of words) await takeOutOfLetters(ctx.db, word, ERASED_PERSON);
    await ctx.mail.forgetNaming(words);
  },
};

/** Letters that are done with, and their files where they are files. @returns how many rows went */
export async function forgetLetters(ctx: Surroundings, before: Date): Promise<number> {
  await ctx.mail.forgetBefore(before);
  return Number((await deleteLettersBefore(ctx.db, before)).numDeletedRows);
}
