import type { Surroundings } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs.ts';
import { MailFailure } from '#server/platform/mail.ts';
import type { Letter } from './letters/letter.ts';
import { layOut } from './letters/letter-layout.ts';
import { lockDueLetter, markSent, markTried } from './outbox.queries.ts';
import { mailIdOf, nextTryAt } from './outbox.rules.ts';
import { salesInboxOf } from './sales-inbox.service.ts';

/**
 * Sends what waits in the outbox, one letter per transaction: it counts as sent in the same moment in
 * which its row says so. When the process dies between the two, the letter goes out again under the
 * same Message-ID, or into the same file.
 */
export const deliverLetters: Job = {
  name: 'deliver-letters',
  everyMs: 1000,
  run: (surroundings) =>
    surroundings.db.transaction().execute(async (db) => {
      const now = surroundings.now();
      const row = await lockDueLetter(db, now);
      if (!row) return 'done';
      const failure = await send({ ...surroundings, db }, row);
      if (!failure) {
        await markSent(db, row.id, now);
        return 'more';
      }
      const tries = row.tries + 1;
      const { isRefused } = failure;
      const again = nextTryAt({ tries, isRefused, createdAt: row.created_at }, now);
      await markTried(db, row.id, { tries, error: failure.message, nextTryAt: again }, now);
      const { log } = surroundings;
      const told = { letter: row.id, kind: row.kind, tries, reason: failure.message };
      if (again) log.warn(told, 'letter not sent, will be tried again');
      else log.error(told, 'letter given up');
      return 'more';
    }),
};

type Row = { id: number; recipient: string; letter: unknown; created_at: Date };

async function send(
  { db, contactEmail, mail, siteName, publicUrl }: Surroundings,
  row: Row,
): Promise<MailFailure | undefined> {
  try {
    const letter = row.letter as Letter;
    await mail.send({
      id: mailIdOf({ id: row.id, createdAt: row.created_at }),
      kind: letter.kind,
      to: row.recipient,
      replyTo: letter.replyTo ?? (await salesInboxOf({ db, contactEmail })),
      ...layOut(letter, { siteName, publicUrl }),
      gist: letter.code ?? letter.action?.href,
    });
    return undefined;
  } catch (error) {
    if (error instanceof MailFailure) return error;
    // A full disk, a letter nobody can lay out: by its name alone, the words may hold anything.
    const { code, name } = error as NodeJS.ErrnoException;
    return new MailFailure(code ?? name, false);
  }
}
