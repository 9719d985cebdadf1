import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import { askDeletionCode, deleteAccount } from '#contract/accounts/accounts.ts';
import { editModeratedAdvertisement } from '#contract/advertising/moderated-ads.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { answerAboutBusiness } from '#contract/businesses/visitor-answers.ts';
import { answerContest, claimBusiness, makePhoneCode, provePhone } from '#contract/claims.ts';
import { linkDutyTurn, removeDutyDay } from '#contract/duty/administered-duty.ts';
import { featureBusiness } from '#contract/moderation/administration.ts';
import { changeRole, endPersonSessions } from '#contract/moderation/administration-records.ts';
import { tellApart } from '#contract/moderation/moderation.ts';
import { inviteColleague, leaveTeam } from '#contract/owners/owner-team.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { requestPlan, setPlan } from '#contract/owners/plans.ts';
import { answerReview, correctAnswer, editReview, writeReview } from '#contract/reviews.ts';
import { resetPasskeys } from '#server/accounts/passkeys.service.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { endPlansJob } from '#server/owners/plans.jobs.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';
import { recordsToDecide } from './records-to-decide.ts';
import type { TestApp, TestMember } from './test-app.ts';

/** What is there before, and what is done then; by which names that is recorded. */
export type Acts = Record<
  string,
  () => Promise<[act: () => Promise<unknown>, recorded: string | string[] | null]>
>;

/** Whoever does not say what browses is a program, and no visitor. */
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/140.0' };

/** What people and the clock do with businesses, reviews, claims and accounts. */
export function actsAround(
  who: () => { app: TestApp; admin: TestMember; owner: TestMember },
): Acts {
  const given = () => recordsToDecide(who().app);
  async function owned(fields: Parameters<TestApp['given']['business']>[0] = {}) {
    const { app, owner } = who();
    const id = await app.given.business({ phone: '0322 591 26 41', ...fields });
    await app.db
      .insertInto('businessClaims')
      .values({ businessId: id, userId: owner.userId, status: 'approved' })
      .execute();
    return id;
  }
  async function claimed() {
    const { app } = who();
    const member = await app.member();
    const id = await owned();
    const claim = await member.call(claimBusiness, { id, name: 'Ayşe', message: 'Benim.' });
    return { member, id: claim.id };
  }
  async function reviewed(isAnswered = false) {
    const { app, owner } = who();
    const member = await app.member();
    const review = { rating: 4, content: 'Güzeldi.' };
    const { id } = await member.call(writeReview, { id: await owned(), ...review });
    await app.db.updateTable('reviews').set({ status: 'approved' }).where('id', '=', id).execute();
    if (isAnswered) await owner.call(answerReview, { id, content: 'Bekleriz.' });
    return { member, id };
  }
  async function onDuty(day: string) {
    const { id } = await who()
      .app.db.insertInto('dutyTurns')
      .values({
        ...{ service: 'pharmacy', day, district: 'Seyhan', name: 'Nar', nameKey: 'nar' },
        ...{ startsAt: new Date(`${day}T06:00:00Z`), endsAt: new Date(`${day}T20:00:00Z`) },
        ...{ address: '', phone: '' },
      } as Insertable<Tables['dutyTurns']>)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  return {
    'a business is put in front': async () => {
      const id = await owned();
      return [
        () => who().admin.call(featureBusiness, { id, isFeatured: true }),
        'business.feature',
      ];
    },
    'a business is no longer in front': async () => {
      const id = await owned({ isFeatured: true });
      return [
        () => who().admin.call(featureBusiness, { id, isFeatured: false }),
        'business.unfeature',
      ];
    },
    'another plan is asked for': async () => {
      const id = await owned();
      return [() => who().owner.call(requestPlan, { id, plan: 'basic' }), 'plan_request.ask'];
    },
    'the plan is set that was asked for': async () => {
      const id = await owned();
      await who().owner.call(requestPlan, { id, plan: 'basic' });
      const plan = { id, plan: 'basic', expiresAt: null } as const;
      return [() => who().admin.call(setPlan, plan), ['business.plan', 'plan_request.set']];
    },
    'a plan is set once more as it is': async () => {
      const plan = { id: await owned(), plan: 'basic', expiresAt: null } as const;
      await who().admin.call(setPlan, plan);
      return [() => who().admin.call(setPlan, plan), null];
    },
    'a plan ends by the clock': async () => {
      const { app } = who();
      await owned({ plan: 'basic', planExpiresAt: app.clock.now });
      return [async () => endPlansJob.run(app.dependencies), 'business.plan_end'];
    },
    'two businesses are told apart': async () => {
      const pair = { id: await owned(), other: await owned(), isApart: true };
      return [() => who().admin.call(tellApart, pair), 'business.tell_apart'];
    },
    'two that were told apart are told apart once more': async () => {
      const pair = { id: await owned(), other: await owned(), isApart: true };
      await who().admin.call(tellApart, pair);
      return [() => who().admin.call(tellApart, pair), null];
    },
    'two that were told apart may be one after all': async () => {
      const pair = { id: await owned(), other: await owned(), isApart: true };
      await who().admin.call(tellApart, pair);
      return [
        () => who().admin.call(tellApart, { ...pair, isApart: false }),
        'business.tell_alike',
      ];
    },
    'an owner answers what visitors are asked': async () => {
      const id = await owned();
      const { questions } = await who().app.call(getBusiness, { id });
      const said = { id, question: questions?.[0]?.slug ?? '', answer: 'evet' } as const;
      return [() => who().owner.call(answerAboutBusiness, said, BROWSER), 'business.answer'];
    },
    'a name is to become another': async () => {
      const id = await owned();
      return [
        () => who().owner.call(changeManagedBusiness, { id, name: 'Nar Lokantası' }),
        'revision.propose',
      ];
    },
    'an address too, while the name waits': async () => {
      const id = await owned({ address: 'Sümer 5' });
      await who().owner.call(changeManagedBusiness, { id, name: 'Nar Lokantası' });
      return [
        () => who().owner.call(changeManagedBusiness, { id, address: 'Sümer 9' }),
        'revision.extend',
      ];
    },
    'a review is written anew': async () => {
      const { member, id } = await reviewed();
      const anew = { id, rating: 3, content: 'Bu kez değil.' };
      return [() => member.call(editReview, anew), 'review.edit'];
    },
    'a review is answered': async () => {
      const { id } = await reviewed();
      const said = { id, content: 'Bekleriz.' };
      return [() => who().owner.call(answerReview, said), 'review.answer'];
    },
    'an answer is corrected': async () => {
      const { id } = await reviewed(true);
      const said = { id, content: 'Yine bekleriz.' };
      return [() => who().owner.call(correctAnswer, said), 'review.correct_answer'];
    },
    'an owner answers whoever claims theirs': async () => {
      const { id } = await claimed();
      return [() => who().owner.call(answerContest, { id, answer: 'agree' }), 'claim.ownerAnswer'];
    },
    'a code is read out on the telephone': async () => {
      const { id } = await claimed();
      return [() => who().admin.call(makePhoneCode, { id }), 'claim.phone_code'];
    },
    'the code is typed': async () => {
      const { member, id } = await claimed();
      const { code } = await who().admin.call(makePhoneCode, { id });
      return [() => member.call(provePhone, { id, code }), 'claim.prove_phone'];
    },
    'a wrong code is typed': async () => {
      const { member, id } = await claimed();
      const { code } = await who().admin.call(makePhoneCode, { id });
      const wrong = code === '000000' ? '000001' : '000000';
      return [() => member.call(provePhone, { id, code: wrong }), null];
    },
    'a pharmacy on duty is linked to its page': async () => {
      const id = await onDuty('2026-11-21');
      const businessId = await owned({ category: 'Sağlık' });
      return [() => who().admin.call(linkDutyTurn, { id, businessId }), 'duty.link'];
    },
    'a day on duty is taken away': async () => {
      await onDuty('2026-11-22');
      return [() => who().admin.call(removeDutyDay, { day: '2026-11-22' }), 'duty.remove'];
    },
    'a day without duty is taken away': async () => [
      () => who().admin.call(removeDutyDay, { day: '2026-11-23' }),
      null,
    ],
    'an ad is written': async () => {
      const id = await given()('advertisement', 'contacted');
      const ad = {
        ...{ id, startDate: '2026-11-21', endDate: '2026-12-21', businessId: null, totalCost: 599 },
        adContent: { title: 'Köz başında', description: 'Canlı müzik.', features: [] },
      };
      return [() => who().admin.call(editModeratedAdvertisement, ad), 'advertisement.edit'];
    },
    'somebody gets a role': async () => {
      const { userId: id } = await who().app.member();
      return [() => who().admin.call(changeRole, { id, role: 'moderator' }), 'user.grant'];
    },
    'somebody gets the role they have': async () => {
      const { userId: id } = await who().app.member();
      return [() => who().admin.call(changeRole, { id, role: 'user' }), null];
    },
    'whoever loses a role and owns a business is an owner': async () => {
      const { app, admin } = who();
      const { userId: id } = await app.member({ role: 'moderator' });
      await app.db
        .insertInto('businessClaims')
        .values({ businessId: await app.given.business(), userId: id, status: 'approved' })
        .execute();
      const taken = async () =>
        expect((await admin.call(changeRole, { id, role: 'user' })).role).toBe('owner');
      return [taken, 'user.grant'];
    },
    'sessions of somebody are ended': async () => {
      const { userId: id } = await who().app.member();
      return [() => who().admin.call(endPersonSessions, { id }), 'user.end_sessions'];
    },
    'sessions of somebody who has none are ended': async () => {
      const { userId: id } = await who().app.member();
      await who().admin.call(endPersonSessions, { id });
      return [() => who().admin.call(endPersonSessions, { id }), null];
    },
    'an owner gives a business up that has a team': async () => {
      const { app, owner } = who();
      const id = await owned();
      const { email } = await app.member();
      await owner.call(inviteColleague, { id, email, role: 'manager' });
      return [() => owner.call(leaveTeam, { id }), ['claim.withdraw', 'business.end_team']];
    },
    'an application for a business that is not here is approved': async () => {
      const { app } = who();
      const { email } = await app.member();
      const id = await given()('application', 'pending', { email });
      const decision = { kind: 'application', id, transition: 'approve' };
      const operator = { userId: undefined, role: 'operator' as const };
      return [
        () => decideAbout({ ...app.dependencies, actor: operator }, decision),
        ['application.approve', 'business.draft', 'claim.approve'],
      ];
    },
    'the operator takes the keys of somebody away': async () => {
      const { app } = who();
      const { email } = await app.member({ role: 'moderator' });
      return [() => resetPasskeys(app.dependencies, email), 'user.reset_passkey'];
    },
    'an account is deleted': async () => {
      const { app } = who();
      const member = await app.member();
      await member.call(askDeletionCode, {});
      const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
      return [() => member.call(deleteAccount, { code }), 'account.delete'];
    },
  };
}
