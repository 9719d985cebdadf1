import path from 'node:path';
import { expect } from '@playwright/test';
import { lettersIn, type MailMessage } from './mail-message.ts';

/**
 * Waits for a letter the product of the journeys sends to an address: the first that fits, or with
 * `nth: 2` the second (another code to the same address).
 */
export async function letterTo(
  email: string,
  { kind, subject, nth = 1 }: { kind?: string; subject?: string | RegExp; nth?: number } = {},
): Promise<MailMessage> {
  const folder = path.join(process.env.JOURNEY_DATA_DIR ?? '', 'outbox');
  let found: MailMessage | undefined;
  const look = async () => {
    const fitting = (await lettersIn(folder)).filter(
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
