import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createAdvertisementRequest, requestCost } from '#contract/advertising/advertising.ts';
import { countAdEvent, listLiveAds } from '#contract/advertising/live-ads.ts';
import { editModeratedRequest } from '#contract/advertising/moderated-ads.ts';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { claimBusiness } from '#contract/claims.ts';
import { verifyEmail } from '#contract/email-verification.ts';
import { addFavorite } from '#contract/favorites.ts';
import { createPromotionalLead } from '#contract/leads.ts';
import { markMessage, sendMessage } from '#contract/messages.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { setPlan } from '#contract/owners/plans.ts';
import { reportBusiness } from '#contract/reports.ts';
import { confirmReservation, requestReservation } from '#contract/reservations/reservations.ts';
import { answerReview, writeReview } from '#contract/reviews.ts';
import { countBusinessEvent } from '#contract/statistics/visits.ts';
import type { InsistentVisitor, UnsteadySite } from './insistent-visitor.ts';

const DAY_MS = 86_400_000;
const DOCUMENT = new TextEncoder().encode('%PDF-1.4\n% vergi levhası\n%%EOF\n');

/** What was answered and must be found in the database at the end: one row of these values. */
export interface Promised {
  what: string;
  sql: string;
  values: unknown[];
  is: (row: pg.QueryResultRow) => boolean;
}

/**
 * From a stranger's form to the end of an advertisement, as the people of the site live it. Adds to
 * `promised` whatever was answered with success.
 */
export async function tellStory(
  site: UnsteadySite,
  admin: InsistentVisitor,
  promised: Promised[],
): Promise<void> {
  const tag = randomUUID();
  const promise = (what: string, sql: string, values: unknown[], is: Promised['is']) =>
    void promised.push({ what: `${what} (${tag})`, sql, values, is });
  const one = (what: string, sql: string, ...values: unknown[]) =>
    promise(what, `select count(*) as n from ${sql}`, values, ({ n }) => Number(n) === 1);
  const decide = async (kind: ItemKind, id: number, transition: string, seenStatus: string) => {
    await admin.transition(decideItem, { kind, id, transition, seenStatus });
    const action = `${kind}.${transition}`;
    one(action, 'audit_entries where action = $1 and entity_id = $2', action, String(id));
  };

  const stranger = site.visitor();
  const email = `ekleyen-${tag}@ornek.example`;
  const { id } = await stranger.call(submitBusiness, {
    name: `Kuyumcu ${tag}`,
    category: 'Alışveriş',
    address: 'Kuruköprü Mah. Ziyapaşa Bul. No: 4',
    district: 'Seyhan',
    hours: { 'mon-sun': '24 saat' },
    email,
    submitterName: 'Ayşe Yılmaz',
  });
  one('the form of a business', 'businesses where email = $1', email);
  const { link = '' } = await site.letter(email, 'verify-email');
  await stranger.call(verifyEmail, { token: new URL(link).searchParams.get('token') ?? '' });
  one('the address of a business', 'businesses where id = $1 and email_verified', id);
  await decide('business', id, 'approve', 'pending');
  await stranger.call(getBusiness, { id });

  const owner = await site.visitor().signIn('Mehmet Kaya');
  const document = await owner.upload(DOCUMENT, 'vergi-levhasi.pdf');
  const said = { name: 'Mehmet Kaya', message: 'Benim dükkânım.', documents: [document] };
  const claim = await owner.call(claimBusiness, { id, ...said });
  await decide('claim', claim.id, 'approve', 'pending');
  const claims = 'business_claims where business_id = $1 and user_id = $2';
  one('a claim', `${claims} and id = $3 and status = 'approved'`, id, owner.userId, claim.id);
  one('no claim twice', claims, id, owner.userId);
  const upload = document.slice(document.lastIndexOf('/') + 1);
  const of = `claim ${claim.id}`;
  one('its document', 'uploads where id = $1 and attached_to = $2 and bytes > 0', upload, of);
  one('the role of an owner', `users where id = $1 and role = 'owner'`, owner.userId);

  const name = `Altın Kuyumcu ${tag}`;
  const phone = '0322 591 26 41';
  const edited = await owner.call(changeManagedBusiness, { id, name, phone });
  if (edited.phone !== phone || edited.name === name) throw new Error('a name waits, a phone not');
  one('no revision twice', 'business_revisions where business_id = $1', id);
  await decide('revision', edited.revisions[0]?.id ?? 0, 'approve', 'pending');
  const named = 'businesses where id = $1 and name = $2 and phone = $3';
  one('the new name and phone', named, id, name, phone);

  const reviewer = await site.visitor().signIn('Zeynep Demir');
  await reviewer.call(addFavorite, { businessId: id });
  const favorites = 'favorites where business_id = $1 and user_id = $2';
  one('a favorite', favorites, id, reviewer.userId);
  const rating = 1 + (id % 5);
  const review = await reviewer.call(writeReview, { id, rating, content: 'Güler yüzlüler.' });
  await decide('review', review.id, 'approve', 'pending');
  one(
    'a review',
    'reviews where business_id = $1 and id = $2 and rating = $3',
    id,
    review.id,
    rating,
  );
  one('a rating', 'businesses where id = $1 and review_count = 1 and rating = $2', id, rating);
  await owner.call(answerReview, { id: review.id, content: 'Sağ olun, yine bekleriz.' });
  one('an answer', `reviews where id = $1 and owner_answer like 'Sağ olun%'`, review.id);

  await stranger.call(countBusinessEvent, { id, type: 'view' });
  const { tries } = await stranger.send(countBusinessEvent, { id, type: 'phone_click' });
  promise(
    'what is counted of a business',
    `select sum(views) as views, sum(phone_clicks) as calls, sum(favorites) as favorites
     from business_analytics where business_id = $1`,
    [id],
    ({ views, calls, favorites: kept }) =>
      Number(views) === 1 && calls >= 1 && calls <= tries && Number(kept) === 1,
  );

  const day = dayInAdana(new Date(Date.now() + 3 * DAY_MS));
  const guest = { people: 2, name: 'Zeynep Demir', phone: '0532 000 11 22' };
  const booked = await reviewer.call(requestReservation, { id, day, time: '12:30', ...guest });
  await owner.transition(confirmReservation, { id: booked.id });
  const confirmed = `reservations where business_id = $1 and id = $2 and status = 'confirmed'`;
  one('a reservation', confirmed, id, booked.id);
  one('no reservation twice', 'reservations where business_id = $1', id);

  await admin.call(setPlan, { id, plan: 'premium', expiresAt: null });
  const words = { name: 'Ali Can', email: `yazan-${tag}@ornek.example`, content: 'Açık mısınız?' };
  const message = await stranger.call(sendMessage, { id, ...words });
  await owner.call(markMessage, { id: message.id, isRead: true });
  const read = 'business_messages where business_id = $1 and id = $2 and read_at is not null';
  one('a message', read, id, message.id);
  one('no message twice', 'business_messages where business_id = $1', id);
  const report = await reviewer.call(reportBusiness, { id, reason: 'other', message: 'Bakın.' });
  await decide('report', report.id, 'dismiss', 'open');
  one('no report twice', 'reports where business_id = $1', id);
  await stranger.call(createPromotionalLead, { email: words.email });
  one('a lead', 'promotional_leads where email = $1', words.email);

  await tellOfAd();

  async function tellOfAd() {
    const asked = {
      ...{ businessName: name, contactPerson: 'Mehmet Kaya', email: owner.email, phone },
      ...{ packageType: 'premium' as const, duration: 3 },
    };
    const ad = await owner.call(createAdvertisementRequest, asked);
    one('no request twice', 'advertisement_requests where email = $1', owner.email);
    await decide('advertisement_request', ad.id, 'contact', 'contact_pending');
    await admin.call(editModeratedRequest, {
      id: ad.id,
      adContent: { title: 'Altın günleri', description: 'Bu hafta işçilik bizden.', features: [] },
      startDate: dayInAdana(new Date()),
      endDate: day,
      businessId: id,
      totalCost: ad.totalCost,
    });
    await decide('advertisement_request', ad.id, 'customize', 'contacted');
    await decide('advertisement_request', ad.id, 'note_approval', 'customized');
    await decide('advertisement_request', ad.id, 'go_live', 'customized');
    const live = await stranger.call(listLiveAds, {});
    if (!live.some((shown) => shown.id === ad.id)) throw new Error(`ad ${ad.id} is not shown`);
    const event = { kind: 'advertisement_request', id: ad.id, type: 'click' } as const;
    const clicked = await stranger.send(countAdEvent, event);
    promise(
      'clicks of an ad',
      `select sum(clicks) as clicks from ad_counters
       where ad_kind = 'advertisement_request' and ad_id = $1`,
      [ad.id],
      ({ clicks }) => clicks >= 1 && clicks <= clicked.tries,
    );
    await decide('advertisement_request', ad.id, 'end', 'live');
    const ended = `advertisement_requests where id = $1 and status = 'ended' and total_cost = $2
      and business_id = $3 and ad_content like '%Altın günleri%'`;
    one('an ad that ended', ended, ad.id, requestCost('premium', 3), id);
  }
}
