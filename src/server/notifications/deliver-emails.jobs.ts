import type { Dependencies } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { MailFailure } from '#server/platform/mail/mail.ts';
import type { EmailMessage } from './emails/email.ts';
import { layOut } from './emails/email-layout.ts';
import { lockDueEmail, markSent, markTried } from './outbox.queries.ts';
import { mailIdOf, nextTryAt } from './outbox.rules.ts';
import { salesInboxOf } from './sales-inbox.service.ts';

/**
 * Sends what waits in the outbox, one e-mail per transaction: it counts as sent in the same moment in
 * which its row says so. When the process dies between the two, the e-mail goes out again under the
 * same Message-ID, or into the same file.
 */
export const deliverEmails: Job = {
  name: 'deliver-letters',
  everyMs: 1000,
  run: (dependencies) =>
    dependencies.db.transaction().execute(async (db) => {
      const now = dependencies.now();
      const row = await lockDueEmail(db, now);
      if (!row) return 'done';
      const failure = await send({ ...dependencies, db }, row);
      if (!failure) {
        await markSent(db, row.id, now);
        return 'more';
      }
      const tries = row.tries + 1;
      const { isRefused } = failure;
      const again = nextTryAt({ tries, isRefused, createdAt: row.createdAt }, now);
      await markTried(db, row.id, { tries, error: failure.message, nextTryAt: again }, now);
      const { log } = dependencies;
      const told = { email: row.id, kind: row.kind, tries, reason: failure.message };
      if (again) log.warn(told, 'e-mail not sent, will be tried again');
      else log.error(told, 'e-mail given up');
      return 'more';
    }),
};

type Row = { id: number; recipient: string; letter: unknown; createdAt: Date };

async function send(
  { db, contactEmail, mail, siteName, publicUrl }: Dependencies,
  row: Row,
): Promise<MailFailure | undefined> {
  try {
    const message = row.letter as EmailMessage;
    await mail.send({
      id: mailIdOf({ id: row.id, createdAt: row.createdAt }),
      kind: message.kind,
      to: row.recipient,
      replyTo: message.replyTo ?? (await salesInboxOf({ db, contactEmail })),
      ...layOut(message, { siteName, publicUrl }),
      gist: message.code ?? message.action?.href,
    });
    return undefined;
  } catch (error) {
    if (error instanceof MailFailure) return error;
    // A full disk, an e-mail nobody can lay out: by its name alone, the words may hold anything.
    const { code, name } = error as NodeJS.ErrnoException;
    return new MailFailure(code ?? name, false);
  }
}
