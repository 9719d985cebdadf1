import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdvertisement } from '#contract/advertising/advertising.ts';
import { LIMITS } from '#contract/api/limits.ts';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { applyAsOwner } from '#contract/owners/owners.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EmailMessage } from './emails/email.ts';
import { type EmailKind, emailCauses } from './emails/email-kinds.ts';
import { emailSamples } from './emails/email-samples.ts';
import { deletionCodeEmail } from './emails/sign-in-code.email.ts';
import { queueEmail } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = { siteName: 'Adana Rehberi', publicUrl: 'https://rehber.example' };
const { points: most } = LIMITS.emailsByOthers;
const kinds = Object.keys(emailCauses) as EmailKind[];
const byOthers = kinds.filter((kind) => emailCauses[kind] === 'others');
const queueMany = (to: string, letters: EmailKind[]) =>
  Promise.all(
    letters.map((kind) => queueEmail(app.dependencies, { ...sampleOf('mail-test'), kind, to })),
  );
const sampleOf = (kind: EmailKind): EmailMessage =>
  emailSamples(site).find((letter) => letter.kind === kind) ?? {
    ...deletionCodeEmail('ayse@ornek.example', '482913', 'Adana Rehberi'),
    kind,
  };
const countTo = async (to: string) => (await app.emailsTo(to)).length;

test('fifty e-mails at once to a stranger, of whatever kinds others can cause, are ten', async () => {
  const to = 'elli@ornek.example';
  const fifty = Array.from(
    { length: 50 },
    (_, at) => byOthers[at % byOthers.length] ?? 'mail-test',
  );
  await queueMany(to, fifty);
  expect(await countTo(to)).toBe(most);
});

test.each(kinds.map((kind) => ({ kind, cause: emailCauses[kind] })))(
  'to whom others have caused too many, $kind ($cause) goes or does not',
  async ({ kind, cause }) => {
    const to = `${kind}@ornek.example`;
    await queueMany(
      to,
      Array.from({ length: most }, () => 'verify-email' as const),
    );
    expect(await countTo(to)).toBe(most);
    await queueEmail(app.dependencies, { ...sampleOf(kind), to });
    const letters = await app.emailsTo(to);
    expect(letters.map((letter) => letter.kind).slice(most)).toEqual(
      cause === 'others' ? [] : [kind],
    );
  },
);

test('who has an account is written to by customers, and gets three times as many', async () => {
  const { email } = await app.member();
  const before = await countTo(email);
  await queueMany(
    email,
    Array.from({ length: 50 }, () => 'message-received' as const),
  );
  expect((await countTo(email)) - before).toBe(3 * most);
});

test('the forms of strangers share it, and what they sent is there all the same', async () => {
  const email = 'hedef@ornek.example';
  const from = (at: number) => app.browser(`85.${at}.1.1`);
  for (let at = 1; at <= 5; at++) {
    await from(at).call(submitBusiness, {
      ...{ name: `Köşe Kebap ${at}`, category: 'Restoranlar', district: 'Seyhan', email },
      ...{ address: `Ziyapaşa Blv. No: ${at}`, submitterName: 'Ayşe Yılmaz', phone: '' },
    } as never);
    await from(at).call(applyAsOwner, {
      ...{ businessName: `Öbür Dükkân ${at}`, ownerName: 'Ayşe Yılmaz', email },
      ...{ phone: `0322 000 99 0${at}`, address: 'Seyhan' },
    } as never);
    await from(at).call(createAdvertisement, {
      ...{ businessName: `Köşe ${at}`, contactPerson: 'Ayşe Yılmaz', email, duration: 3 },
      ...{ phone: '0322 000 00 00', packageType: 'premium' },
    } as never);
  }
  expect(await countTo(email)).toBe(most);
  for (const table of ['businesses', 'businessOwners', 'advertisements'] as const) {
    const { rows } = await app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(rows, table).toBe(5);
  }
  // And whose address it is signs in.
  await app.member({ email });
});
