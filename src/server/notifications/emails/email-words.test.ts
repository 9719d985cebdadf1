import { expect, test } from 'vitest';
import { recordEmailSamples } from '#server/decided-records/decided-records.service.ts';
import { letterWords } from '#tests/support/letter-words.ts';
import { adMovedEmail } from './advertising-moved.email.ts';
import { adForSalesEmail } from './advertising-sales.email.ts';
import { bayramQuestionEmail } from './bayram-question.email.ts';
import { claimReceivedEmail } from './claim-received.email.ts';
import { closingQuestionEmail } from './closing-question.email.ts';
import { colleagueInvitedEmail } from './colleague-invited.email.ts';
import type { EmailMessage } from './email.ts';
import { emailSamples } from './email-samples.ts';
import { factsQuestionEmail } from './facts-question.email.ts';
import { messageReceivedEmail } from './message-received.email.ts';
import { moderationBusinessEmail } from './moderation-business.email.ts';
import { moderationDigestEmail } from './moderation-digest.email.ts';
import { moderationUndoneEmail } from './moderation-undone.email.ts';
import { planRequestedEmail } from './plan-requested.email.ts';
import { planSetEmail } from './plan-set.email.ts';
import { reservationCancelledEmail } from './reservation-cancelled.email.ts';
import { reservationRequestedEmail } from './reservation-requested.email.ts';
import { reviewAnsweredEmail } from './review-answered.email.ts';

const publicUrl = 'https://rehber.example';
const site = { siteName: 'Adana Rehberi', publicUrl };
const to = 'ayse@ornek.example';
const about = { addressee: { to, name: 'Ayşe' }, businessName: 'Nar' };
const href = `${publicUrl}/orada`;
const reservation = { day: '2026-11-21', time: '19:30', people: 4 };
const digest = (counts: { waiting: number; late: number; soon: number }) =>
  moderationDigestEmail({ to, ...counts, kinds: [], nearest: [], href });
const moved = {
  ...{ ...about, title: undefined, startDate: null, endDate: null, wasTakenDown: false },
  ...{ impressions: 0, clicks: 0, preview: href, publicUrl },
};
const bayram = (isOpenByKind: boolean, ...usual: (string | null)[]) =>
  bayramQuestionEmail({
    ...{ addressee: about.addressee, token: 'x', publicUrl, isOpenByKind },
    hours: {
      ...{ businessId: 17, businessName: 'Nar', bayram: 'Kurban Bayramı', before: null },
      isLikely: false,
      days: usual.map((hours, at) => ({
        ...{ day: `2027-05-1${5 + at}`, isEve: at === 0, usual: hours, said: null },
      })),
    },
  });

/** What the samples, each of which shows an e-mail with all it can say, do not show. */
const others: EmailMessage[] = [
  planSetEmail({ ...about, plan: 'Temel', isAnswer: true, href }),
  planRequestedEmail({
    ...{ to, isFirst: false, businessName: 'Nar', plan: { before: 'Temel', wished: 'Ücretsiz' } },
    ...{ person: { name: '', email: to, phone: null }, href },
  }),
  ...(['business', 'review', 'report'] as const).map((of) =>
    moderationUndoneEmail({ ...about, of, state: 'public', href }),
  ),
  digest({ waiting: 5, late: 0, soon: 2 }),
  digest({ waiting: 5, late: 2, soon: 0 }),
  digest({ waiting: 5, late: 0, soon: 0 }),
  messageReceivedEmail({
    ...{ ...about, content: 'Açık mısınız?', href },
    sender: { name: 'Mehmet', email: 'mehmet@ornek.example', phone: null },
  }),
  reservationCancelledEmail({ ...about, reservation, visitor: 'Mehmet', href }),
  reservationRequestedEmail({
    ...{ ...about, reservation, href },
    visitor: { name: 'Mehmet', phone: '0532', email: 'mehmet@ornek.example' },
  }),
  adMovedEmail('customize', moved),
  adMovedEmail('cancel', moved),
  adMovedEmail('cancel', { ...moved, wasTakenDown: true, reason: 'İstediniz.' }),
  adForSalesEmail({
    ...{ to, businessName: 'Nar', contact: { person: 'Ayşe', email: to, phone: '0532' } },
    ...{ message: null, href },
    bought: { kind: 'advertisement', packageType: 'free', duration: 1, totalCost: 0 },
  }),
  bayram(true, '09:00-18:00', null, 'kapalı'),
  bayram(false, null, null),
  factsQuestionEmail({ ...about, facts: [], isOwner: false, token: 'x', publicUrl }),
  closingQuestionEmail({ ...about, isOwner: false, href }),
  claimReceivedEmail({ ...about, isOwned: true }),
  reviewAnsweredEmail({ ...about, answer: 'Bekleriz.', isCorrected: true, href }),
  colleagueInvitedEmail({
    ...{ to, businessName: 'Nar', siteName: 'Rehber', invitedBy: '', role: 'owner', days: 7, href },
  }),
  ...(['separate', 'requeue'] as const).map((transition) =>
    moderationBusinessEmail({ ...about, transition, reason: 'Başka bir yermiş.', href }),
  ),
];

const letters = [...emailSamples(site), ...recordEmailSamples(site), ...others];
const kinds = [...new Set(letters.map(({ kind }) => kind))];

test.each(kinds)('%s, as it is read', (kind) => {
  const read = letters.filter((letter) => letter.kind === kind).map(letterWords);
  expect(new Set(read).size, 'no two of them are alike').toBe(read.length);
  expect(read.join('\n\n')).toMatchSnapshot();
});
