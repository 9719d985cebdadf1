import path from 'node:path';
import { expect } from '@playwright/test';
import { openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { attachToEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { emailsIn, type MailMessage } from './mail-message.ts';

const dataDir = () => process.env.JOURNEY_DATA_DIR ?? '';

interface Sought {
  kind?: string;
  subject?: string | RegExp;
  nth?: number;
}

/** The e-mail of a decision that can be taken back, as if the ten minutes were over. */
export async function emailOfDecision(email: string, sought: Sought): Promise<MailMessage> {
  const embedded = await attachToEmbeddedPostgres({ dataDir: dataDir() });
  const { db, close } = openDatabase(embedded.connection, openLog('silent'), { maxConnections: 1 });
  try {
    await db
      .updateTable('outbox')
      .set({ nextTryAt: new Date() })
      .where('recipient', '=', email)
      .where('decisionId', 'is not', null)
      .execute();
  } finally {
    await close();
    await embedded.stop();
  }
  return emailTo(email, sought);
}

/**
 * Waits for an e-mail the product of the journeys sends to an address: the first that fits, or with
 * `nth: 2` the second (another code to the same address).
 */
export async function emailTo(
  email: string,
  { kind, subject, nth = 1 }: Sought = {},
): Promise<MailMessage> {
  const folder = path.join(dataDir(), 'outbox');
  let found: MailMessage | undefined;
  const look = async () => {
    const fitting = (await emailsIn(folder)).filter(
      (letter) =>
        letter.to === email &&
        (kind === undefined || letter.kind === kind) &&
        (subject === undefined || letter.subject.match(subject)),
    );
    found = fitting[nth - 1];
    return found?.subject;
  };
  const wanted = [`letter ${nth} to ${email}`, kind, subject].filter(Boolean).join(', ');
  await expect.poll(look, { message: wanted, timeout: 20_000 }).toBeDefined();
  if (!found) throw new Error(`no ${wanted}`);
  return found;
}
