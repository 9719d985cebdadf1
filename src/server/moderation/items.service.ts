import { refuse } from '#contract/api/errors.ts';
import { isOpenClaim } from '#contract/claims.ts';
import type { ItemDetails } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { ownersOf } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { listSimilarTo } from '#server/businesses/duplicates/duplicates.service.ts';
import { wordsOfAsked } from '#server/businesses/facts/business-facts.service.ts';
import { originsOf } from '#server/businesses/reading/origins.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { sidesOf } from '#server/claims/contests.service.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { documentsOf as documentsOfApplication } from '#server/owners/applications.rules.ts';
import type { Context } from '#server/platform/context.ts';
import {
  countSentBy,
  entriesOf,
  isOwnRecord,
  listAllowed,
  wholeRecord,
} from '#server/records/decide.service.ts';
import { type RecordRow, senderOf, transitionIn } from '#server/records/decisions.rules.ts';
import { mendedBy } from '#server/reports/corrections.service.ts';
import { listDocuments } from '#server/uploads/uploads.service.ts';
import { findInboxRow } from './inbox.queries.ts';
import { toItem } from './inbox.rules.ts';
import { promisesAt } from './inbox.service.ts';
import {
  differencesOfReport,
  differencesOfRevision,
  fieldsOf,
  imagesOf,
} from './item-fields.rules.ts';
import { findBusiness, findPerson, findReview, hasAccount } from './items.queries.ts';

/** A record with everything a decision about it needs. */
export async function getInboxItem(
  ctx: Context,
  { kind, id }: { kind: ItemKind; id: number },
): Promise<ItemDetails> {
  const now = ctx.now();
  const line =
    (await findInboxRow(ctx.db, await promisesAt(ctx.db, now), kind, id)) ?? refuse('not_found');
  const record = decidedRecords[kind];
  const row = (await wholeRecord(ctx.db, record, id)) ?? refuse('not_found');
  const actor = { userId: memberId(ctx), role: ctx.caller.role };
  const about = await aboutOf(ctx, kind, row);
  const owners = kind === 'claim' && about?.business ? await otherOwners(ctx, row) : [];
  return {
    item: toItem(line, now),
    fields: fieldsOf(record, row),
    images: imagesOf(kind, row),
    pin: pinOf(kind === 'business' ? await findBusiness(ctx.db, id) : about?.place),
    differences: await differencesOf(ctx, kind, row, about?.business),
    documents: await documentsOf(ctx, kind, id),
    about: about && { business: about.business, review: about.review },
    owners,
    isForAdmin: owners.length > 0,
    claim: kind === 'claim' ? await sidesOf(ctx, id) : null,
    isOwn: await isOwnRecord({ ...ctx, actor }, record, { id }),
    mendedBy: kind === 'report' ? await mendedBy(ctx, id) : null,
    ...(await duplicatesOf(ctx, kind, row)),
    sender: await describeSender(ctx, kind, row),
    history: (await entriesOf(ctx.db, record, id)).map(({ action, at, by, role }) => ({
      transition: transitionIn(action),
      at: at.toISOString(),
      by,
      role,
    })),
    transitions: await listAllowed({ ...ctx, actor }, record, { id, status: line.status }),
  };
}

type Place = Awaited<ReturnType<typeof findBusiness>>;

const pinOf = (place: Pick<NonNullable<Place>, 'latitude' | 'longitude'> | undefined) =>
  place?.latitude != null && place.longitude != null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/** The business and the review that a record is about. */
async function aboutOf({ db }: Pick<Context, 'db'>, kind: ItemKind, row: RecordRow) {
  const businessId = kind === 'business' ? null : (row.businessId as number | null | undefined);
  const place = businessId ? await findBusiness(db, businessId) : undefined;
  const reviewId = row.reviewId as number | null | undefined;
  const review = reviewId ? await findReview(db, reviewId) : undefined;
  const business = place ? { ...place, said: await wordsOfAsked({ db }, place.id) } : null;
  return place || review ? { place, business, review: review ?? null } : null;
}

/** Those who own the business already, beside whoever claims it. */
async function otherOwners({ db }: Context, row: RecordRow) {
  if (!isOpenClaim(String(row.status))) return [];
  const owners = await ownersOf(db, row.businessId as number);
  return owners
    .filter(({ userId }) => userId !== row.userId)
    .map(({ name, email, since }) => ({ name, email, since: since.toISOString() }));
}

async function differencesOf(
  ctx: Context,
  kind: ItemKind,
  row: RecordRow,
  business: NonNullable<Place> | null | undefined,
) {
  if (kind === 'revision') {
    return differencesOfRevision(row.changes as Parameters<typeof differencesOfRevision>[0]);
  }
  if (kind !== 'report' || !business || row.status !== 'open') return [];
  const suggestion = (row.suggestion as { text?: string } | null)?.text ?? null;
  const report = {
    reason: String(row.reason),
    reviewId: row.reviewId as number | null,
    suggestion,
  };
  return differencesOfReport(report, business, await listNamesOfCategories(ctx.db));
}

const UPLOAD = /[^/]+$/;

async function documentsOf(ctx: Context, kind: ItemKind, id: number) {
  if (kind !== 'claim' && kind !== 'application') return [];
  const record = kind === 'claim' ? `claim ${id}` : documentsOfApplication(id);
  return (await listDocuments(ctx, record)).map(({ address, name }) => ({
    id: UPLOAD.exec(address)?.[0] ?? address,
    name,
  }));
}

/** Businesses that may be the same one, for what is to become a business. */
async function duplicatesOf(
  ctx: Context,
  kind: ItemKind,
  row: RecordRow,
): Promise<Pick<ItemDetails, 'duplicates' | 'origin'>> {
  const isNew = kind === 'business' && row.status === 'pending';
  const isApplied = kind === 'application' && row.status === 'pending';
  if (!isNew && !isApplied) return { duplicates: [], origin: null };
  const degrees = (column: string) => (row[column] == null ? null : Number(row[column]));
  const similar = await listSimilarTo(ctx, {
    id: isNew ? (row.id as number) : undefined,
    name: String(isNew ? row.name : row.businessName),
    district: isNew ? String(row.district) : undefined,
    address: String(row.address),
    phone: (row.phone as string | null) ?? '',
    cid: (row.cid as string | null | undefined) ?? null,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  });
  const own = isNew ? [row.id as number] : [];
  const origins = await originsOf(ctx, [...own, ...similar.map(({ id }) => id)]);
  const originIn = (id: number) => origins.get(id) ?? refuse('not_found');
  const record = decidedRecords.business;
  const duplicates: ItemDetails['duplicates'] = [];
  for (const one of similar) {
    const whole = (await wholeRecord(ctx.db, record, one.id)) ?? refuse('not_found');
    duplicates.push({ ...one, fields: fieldsOf(record, whole), origin: originIn(one.id) });
  }
  return { duplicates, origin: isNew && similar.length > 0 ? originIn(own[0] ?? 0) : null };
}

const addressOf = async (db: Context['db'], userId: number) =>
  (await findPerson(db, userId))?.email ?? null;

async function describeSender({ db }: Context, kind: ItemKind, row: RecordRow) {
  const sender = senderOf(decidedRecords[kind].definition.person, row);
  if (!sender) return null;
  const person = sender.userId === null ? undefined : await findPerson(db, sender.userId);
  const email = person?.email ?? sender.email;
  const sent = await countSentBy(db, decidedRecords, { userId: sender.userId, email });
  const others = sent
    .map((one) => [one.kind, one.kind === kind ? one.count - 1 : one.count] as const)
    .filter(([, count]) => count > 0);
  return {
    name: sender.name || person?.name || null,
    email,
    isMember: person !== undefined,
    isMembersAddress: person === undefined && email !== null && (await hasAccount(db, email)),
    sentFrom: typeof row.sentBy === 'number' ? await addressOf(db, row.sentBy) : null,
    others: Object.fromEntries(others),
  };
}
