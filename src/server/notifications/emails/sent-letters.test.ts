import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveAd, askForAdChange, getAdPreview } from '#contract/advertising/ad-previews.ts';
import { createAdvertisement } from '#contract/advertising/advertising.ts';
import { answerClaim, claimBusiness, withdrawClaim } from '#contract/claims.ts';
import { sendMessage } from '#contract/messages.ts';
import { inviteColleague, leaveTeam } from '#contract/owners/owner-team.ts';
import { requestPlan, setPlan } from '#contract/owners/plans.ts';
import { reportBusiness } from '#contract/reports.ts';
import * as reservations from '#contract/reservations/reservations.ts';
import { answerReview, correctAnswer, writeReview } from '#contract/reviews.ts';
import { askForCalendarJob } from '#server/calendar/calendar.jobs.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { endPlansJob } from '#server/owners/plans.jobs.ts';
import type { BusinessMembersTable } from '#server/platform/database/database-participation-tables.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { expireReservationsJob } from '#server/reservations/reservations.jobs.ts';
import { letterWords } from '#tests/support/letter-words.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

/**
 * What goes out to whom when something is done: the words of every e-mail as it lies in the outbox. That each e-mail
 * says what it is given, email-words.test.ts tells; who is told of it, told-together.test.ts.
 */
let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
/** Who has it, runs it, writes to it, looks after it. */
let owner: TestMember;
let manager: TestMember;
let member: TestMember;
let admin: TestMember;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  owner = await app.member({ email: 'sahip@ornek.example', name: 'Elif Ak' });
  manager = await app.member({ email: 'yonetici@isletme.example', name: 'Can Er' });
  member = await app.member({ email: 'uye@ornek.example', name: 'Ayşe Yılmaz' });
  admin = await app.member({ email: 'ekip@ornek.example', name: 'Deniz Su', role: 'admin' });
  await app.member({ email: 'ekip2@ornek.example', name: 'Ege Su', role: 'admin' });
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.now = TEST_NOW;
  // Nothing of the row before is due.
  await app.db.deleteFrom('reservations').execute();
  await app.db.updateTable('businesses').set({ planExpiresAt: null }).execute();
  id = await app.given.business({ name: 'Nar', plan: 'basic', phone: '0322 591 26 41' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: id, userId: manager.userId, email: manager.email, role: 'manager' },
      ...{ invitationHash: Buffer.from(`${id}`), invitedBy: owner.userId, invitedAt: TEST_NOW },
      ...{ acceptedAt: TEST_NOW, invitationExpiresAt: TEST_NOW },
    } as Insertable<BusinessMembersTable>)
    .execute();
  await app.db.deleteFrom('outbox').execute();
});

const decide = (kind: string, record: number, transition: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id: record, transition, reason },
  );
/** What was done before: its e-mails have a row of their own. */
async function before<T>(done: Promise<T>): Promise<T> {
  const made = await done;
  await app.db.deleteFrom('outbox').execute();
  return made;
}
const run = async (job: Job) => {
  while ((await job.run(app.dependencies)) === 'more');
};
const table = { day: '2026-11-21', time: '19:30', people: 4, note: 'Cam kenarı olsun' };
const visitor = { name: 'Mehmet Güneş', phone: '0532 000 00 00', email: 'mehmet@ornek.example' };
const askedBy = async (who: Pick<TestApp, 'call'>, more = {}) =>
  (await who.call(reservations.requestReservation, { id, ...table, ...visitor, ...more })).id;
const ofMember = () => askedBy(member, { email: '' });
const ofVisitor = () => askedBy(app.browser());
const confirmed = async (record: number) => {
  await manager.call(reservations.confirmReservation, { id: record });
  return record;
};
const reviewed = async () => {
  const written = { rating: 4, title: 'Akşam', content: 'Kebabı güzel, servisi yavaştı.' };
  const review = await member.call(writeReview, { id, ...written });
  await decide('review', review.id, 'approve');
  return review.id;
};
const ad = {
  ...{ businessName: 'Köşe', contactPerson: 'Ayşe Yılmaz', phone: '0322 000 00 00' },
  ...{
    email: 'reklam@ornek.example',
    packageType: 'premium',
    duration: 3,
    message: 'Bayramdan önce',
  },
} satisfies Parameters<typeof app.call<typeof createAdvertisement>>[1];
const prepared = async () => {
  const record = await given('advertisement', 'contacted', {
    adContent: '{"title":"Köz başında","description":"Canlı müzik.","features":[]}',
    email: 'reklam@ornek.example',
  });
  await decide('advertisement', record, 'customize');
  const [letter] = await app.emailsTo('reklam@ornek.example');
  return letter?.action?.href.split('/ad-preview/')[1] ?? '';
};
const ends = (days: number) =>
  app.db
    .updateTable('businesses')
    .set({ planExpiresAt: new Date(TEST_NOW.getTime() + days * 86_400_000) })
    .where('id', '=', id)
    .execute();

const acts: Record<string, () => Promise<unknown>> = {
  'a member asks for a table': ofMember,
  'a visitor asks for a table': ofVisitor,
  'the table of a member is confirmed': async () => confirmed(await before(ofMember())),
  'the table of a visitor is confirmed': async () => confirmed(await before(ofVisitor())),
  'a table is declined, and why': async () =>
    owner.call(reservations.declineReservation, {
      id: await before(ofMember()),
      reason: 'Doluyuz.',
    }),
  'a confirmed table is called off': async () =>
    owner.call(reservations.callOffReservation, {
      id: await before(confirmed(await ofVisitor())),
      reason: 'Mutfakta tadilat var.',
    }),
  'a member does not come': async () =>
    member.call(reservations.cancelReservation, {
      id: await before(confirmed(await ofMember())),
      reason: 'Şehir dışındayım.',
    }),
  'nobody answers about a table': async () => {
    await before(ofMember());
    app.clock.now = new Date('2026-11-21T20:00:00Z');
    await run(expireReservationsJob);
  },
  'a visitor writes to a business': () =>
    app
      .browser()
      .call(sendMessage, { id, ...visitor, content: 'Açık mısınız?', typedForMs: 20_000 }),
  'a member writes to a business': () =>
    member.call(sendMessage, { id, name: 'Ayşe', content: 'Açık mısınız?', typedForMs: 20_000 }),
  'a review is published': reviewed,
  'a review is answered, and the answer corrected': async () => {
    const review = await before(reviewed());
    await owner.call(answerReview, { id: review, content: 'Bekleriz.' });
    await owner.call(correctAnswer, { id: review, content: 'Yine bekleriz.' });
  },
  'another plan is asked for': () =>
    owner.call(requestPlan, { id, plan: 'premium', message: 'Bayramdan önce' }),
  'a plan that was asked for is set': async () => {
    await before(owner.call(requestPlan, { id, plan: 'premium' }));
    await admin.call(setPlan, { id, plan: 'premium', expiresAt: '2027-11-20T09:00:00.000Z' });
  },
  'a plan is set that nobody asked for': () =>
    admin.call(setPlan, { id, plan: 'premium', expiresAt: null }),
  'a plan ends in seven days': async () => {
    await ends(7);
    await run(endPlansJob);
  },
  'a plan ends in eight days': async () => {
    await ends(8);
    await run(endPlansJob);
  },
  'a plan has ended': async () => {
    await ends(0);
    await run(endPlansJob);
  },
  'somebody is invited': () =>
    owner.call(inviteColleague, { id, email: 'yeni@ornek.example', role: 'manager' }),
  'the owner gives the business up': () => owner.call(leaveTeam, { id }),
  'a business that has an owner is claimed': () =>
    member.call(claimBusiness, { id, name: 'Ayşe Yılmaz', message: 'Ben devraldım.' }),
  'more is asked about a claim, and said': async () => {
    const own = { id, name: 'Ayşe Yılmaz', message: 'Ben devraldım.' };
    const claim = await before(member.call(claimBusiness, own));
    await decide('claim', claim.id, 'ask', 'Ne zaman devraldınız?');
    await member.call(answerClaim, { id: claim.id, message: 'Ekimde.' });
  },
  'a claim is taken back': async () => {
    const own = { id, name: 'Ayşe Yılmaz', message: 'Ben devraldım.' };
    const claim = await before(member.call(claimBusiness, own));
    await member.call(withdrawClaim, { id: claim.id });
  },
  'two say that it has closed': async () => {
    for (const browser of [app.browser(), app.browser()])
      await browser.call(reportBusiness, {
        id,
        reason: 'closed_down',
        email: 'bildiren@ornek.example',
      });
  },
  'what was reported is corrected': async () => {
    const report = await before(
      member.call(reportBusiness, {
        ...{ id, reason: 'wrong_phone', suggestion: '0322 591 26 42' },
      }),
    );
    await decide('report', report.id, 'accept', 'Haklıydınız.');
  },
  'a business is suspended': () => decide('business', id, 'suspend', 'Adresi yok.'),
  'somebody asks for an ad': () => app.browser().call(createAdvertisement, ad),
  'an ad is prepared': prepared,
  'an ad is approved by its advertiser': async () => {
    const token = await before(prepared());
    const { version } = await app.call(getAdPreview, { token });
    await app.call(approveAd, { token, version });
  },
  'its advertiser wants an ad otherwise': async () =>
    app.call(askForAdChange, { token: await before(prepared()), wish: 'Fiyat yazmasın.' }),
  'the calendar of the next year is to be confirmed': async () => {
    app.clock.now = new Date('2026-11-10T09:00:00Z');
    await run(askForCalendarJob);
  },
};

/** Another number or token each time. */
const named = (words: string) =>
  words
    .replace(/(token=|\/ad-preview\/)[\w-]+/g, '$1…')
    .replace(/(\/business\/|isletme=|kayit=|-)\d+\b(?!-)/g, '$1…');

/** To whom each goes, what several are told alike but for their names once. */
function told(letters: EmailMessage[]): string {
  const byWords = new Map<string, string[]>();
  for (const { to, greeting, ...letter } of letters) {
    const words = named(letterWords({ ...letter, to: '…' }));
    byWords.set(words, [...(byWords.get(words) ?? []), `${to}, ${greeting ?? 'Merhaba,'}`]);
  }
  return [...byWords].map(([words, those]) => [...those.sort(), words].join('\n')).join('\n\n');
}

test.each(Object.entries(acts))('%s', async (_, act) => {
  await act();
  const rows = await app.db.selectFrom('outbox').select('letter').orderBy('id').execute();
  expect(told(rows.map(({ letter }) => letter as EmailMessage))).toMatchSnapshot();
});
