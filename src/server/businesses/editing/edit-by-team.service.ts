import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import { FACTS } from '#contract/businesses/business-facts.ts';
import { DEFAULT_PRICE_RANGE, DEFAULT_SUBMITTER_NAME } from '#contract/businesses/businesses.ts';
import { fieldsBy } from '#contract/businesses/fields.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { District } from '#contract/city/districts.ts';
import {
  type AdministeredBusiness,
  type AdministeredForm,
  type addBusinessFile as addContract,
  type BusinessFile,
  EARLIER_FIELDS,
  type EarlierField,
  type editBusinessFile as editContract,
  type featureBusiness as featureContract,
  type listAdministeredBusinesses as listContract,
} from '#contract/moderation/administration.ts';
import { claimHoldersOf, refuseActing, refuseInterested } from '#server/access/access.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import type { StoredGauge } from '#server/platform/observability/gauges.ts';
import { attachImages, releaseUploads } from '#server/uploads/uploads.service.ts';
import { listLikelySame } from '../duplicates/duplicates.service.ts';
import { listFactsOf } from '../facts/business-facts.queries.ts';
import { confirmFacts } from '../facts/business-facts.service.ts';
import { inColumns } from '../fields.ts';
import { writeColumns } from '../indexing/search-columns.queries.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import { insertSubmission } from '../submitting/submission.queries.ts';
import { readFormOrRefuse, signColumns } from '../submitting/submission.service.ts';
import { lockBusiness } from './business-record.queries.ts';
import { business } from './business-record.service.ts';
import { differenceOf } from './difference.rules.ts';
import { deleteEarlierWords, listEarlierWords } from './earlier-words.queries.ts';
import {
  type AdministeredRow,
  countAdministered,
  type FileRow,
  findFile,
  listAdministered,
  listSearchableOf,
  markEdited,
} from './edit-by-team.queries.ts';
import { readSought } from './edit-by-team.rules.ts';
import { tellRamadanDays } from './ramadan-days.service.ts';

const SEARCH_ROWS_AT_ONCE = 500;
const MAX_IMAGES_OF_A_PLAN = 500;

function toLine({ planExpiresAt, submittedAt, ...row }: AdministeredRow, now: Date) {
  const isOver = planExpiresAt !== null && planExpiresAt <= now;
  return {
    ...row,
    plan: isOver ? ('free' as const) : row.plan,
    planExpiresAt: isOver ? null : (planExpiresAt?.toISOString() ?? null),
    submittedAt: submittedAt.toISOString(),
  };
}

export async function listAdministeredBusinesses(
  ctx: Context,
  { q, limit, cursor, ...filters }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<AdministeredBusiness>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const wanted = { ...filters, sought: readSought(q) };
  const [rows, total] = await Promise.all([
    listAdministered(ctx.db, wanted, { limit, offset }),
    countAdministered(ctx.db, wanted),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map(({ confirmedAt, silentSince, ...row }) => ({
      ...toLine(row, ctx.now()),
      ...(confirmedAt && { confirmedOn: dayInAdana(confirmedAt) }),
      ...(silentSince && { silentSince: dayInAdana(silentSince) }),
    })),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export const businessGauges: StoredGauge[] = [
  {
    name: 'directory_businesses_pending',
    help: 'Businesses that wait for a moderator',
    read: async (db) => [{ value: await countAdministered(db, { status: 'pending' }) }],
  },
];

const toForm = (row: FileRow) =>
  Object.fromEntries(
    fieldsBy('team').map((name) => [name, row[name] ?? '']),
  ) as BusinessFile['form'];

/** As the form of the team has them: what was left out is an empty text. */
const wordsOf = (row: Record<string, string | null>) =>
  Object.fromEntries(EARLIER_FIELDS.map((name) => [name, row[name] ?? ''])) as Record<
    EarlierField,
    string
  >;

export async function getBusinessFile(ctx: Context, { id }: { id: number }): Promise<BusinessFile> {
  const row = (await findFile(ctx.db, id)) ?? refuse('business_not_found');
  const { latitude, longitude, phoneKey, cid, name, district, address } = row;
  const [owners, facts, history, earlier, likelySame] = await Promise.all([
    claimHoldersOf(ctx.db, id),
    listFactsOf(ctx.db, id),
    historyOf(ctx.db, 'business', [id]),
    listEarlierWords(ctx.db, id),
    listLikelySame(
      ctx,
      {
        ...{ name, district, address, cid },
        latitude: latitude === null ? null : Number(latitude),
        longitude: longitude === null ? null : Number(longitude),
        phoneKeys: phoneKey ? [phoneKey] : [],
      },
      id,
    ),
  ]);
  return {
    ...toLine(row, ctx.now()),
    rejectionReason: row.rejectionReason,
    mergedInto: row.mergedInto,
    submitterName: row.submitterName,
    owner: owners.at(-1) ?? null,
    form: toForm(row),
    ownersWord: FACTS.flatMap((fact) => {
      const word = facts.find((one) => one.fact === fact && one.saidBy === 'owner');
      return word ? [{ fact, on: dayInAdana(word.confirmedAt) }] : [];
    }),
    likelySame,
    history: history.get(id) ?? [],
    earlierWords: earlier.map(({ until, words, ...one }) => ({
      ...one,
      until: until.toISOString(),
      words: wordsOf(words),
    })),
  };
}

/** The form of the team as the one of a submitter; an empty price is said by its own value. */
const asSubmitted = (form: AdministeredForm) => ({
  ...form,
  priceRange: form.priceRange || DEFAULT_PRICE_RANGE,
  district: form.district as District,
  submitterName: DEFAULT_SUBMITTER_NAME,
  specialDays: {},
});

const ownValues = (form: AdministeredForm) => ({
  priceRange: form.priceRange || null,
  email: form.email || null,
  isOpen: form.isOpen,
});

/**
 * What the team puts in itself, public at once or to be read by somebody else first. Nobody proved its
 * address, so nobody gets an e-mail.
 */
export const addBusinessFile = (
  ctx: Context,
  { status, ...form }: z.output<(typeof addContract)['input']>,
): Promise<BusinessFile> =>
  inTransaction(ctx, async (inside) => {
    const { caller: actor } = ctx;
    if (form.email && form.email === actor.email) refuse('own_record');
    const read = await readFormOrRefuse(inside, asSubmitted(form));
    const images = await attachImages(inside, form.images, { max: MAX_IMAGES_OF_A_PLAN });
    const at = ctx.now();
    const { id } = await insertSubmission(inside.db, {
      ...read.columns,
      ...inColumns({ ...read.values, ...ownValues(form), images }),
      ...(await signColumns(inside, read, {})),
      ...{ status: 'pending', submittedAt: at, updatedAt: at },
    });
    const stated = Object.entries(read.values).filter(([, value]) => value !== null);
    await confirmFacts(
      inside,
      id,
      stated.map(([name]) => name),
      'team',
    );
    const entry = { action: 'business.add', entity: 'business', entityId: id };
    await record(inside, actor, { ...entry, difference: { name: read.values.name, status } });
    if (status === 'approved') {
      await business.advance({ ...inside, actor }, { id, status: 'pending' }, 'approve');
    }
    return getBusinessFile(inside, { id });
  });

/**
 * Mends what a business says of itself. Where it stands does not change: an edit approves nothing. What
 * cannot be read, as a file may have brought it, stays while nobody touches it.
 */
export const editBusinessFile = (
  ctx: Context,
  form: z.output<(typeof editContract)['input']>,
): Promise<BusinessFile> =>
  inTransaction(ctx, async (inside) => {
    await mendBusiness(inside, form);
    return getBusinessFile(inside, form);
  });

/** The same as a part of what somebody else does. @returns what changed, by field */
export const mendBusiness = (
  ctx: Context,
  { id, ...form }: z.output<(typeof editContract)['input']>,
): Promise<Record<string, unknown>> =>
  inTransaction(ctx, async (inside) => {
    await lockBusiness(inside.db, id);
    const before = (await findFile(inside.db, id)) ?? refuse('business_not_found');
    if (before.status === 'merged') refuse('illegal_transition');
    await refuseActing(inside, id, inside.caller);
    const { hours, phone } = toForm(before);
    const isSameHours = form.hours === hours;
    const isSamePhone = (form.phone ?? '') === phone;
    const read = await readFormOrRefuse(inside, {
      ...asSubmitted(form),
      hours: isSameHours ? '' : form.hours,
      phone: isSamePhone ? undefined : form.phone,
      submitterName: before.submitterName || DEFAULT_SUBMITTER_NAME,
      cid: before.cid ?? undefined,
    });
    const images = await attachImages(inside, form.images, {
      max: MAX_IMAGES_OF_A_PLAN,
      already: before.images,
    });
    const values = {
      ...read.values,
      ...(isSameHours && { hours: before.hours }),
      ...(isSamePhone && { phone: before.phone }),
      ...ownValues(form),
      images,
    };
    const difference = differenceOf(before, values);
    if (Object.keys(difference).length > 0) {
      await markEdited(inside.db, id, {
        ...read.columns,
        ...inColumns(values),
        ...searchColumns({ ...before, ...values }),
        ...(isSamePhone && { phoneKey: before.phoneKey }),
        // Another address is proved by nobody yet, and not by the link that went to the one before.
        ...('email' in difference && { emailVerified: false, emailVerificationToken: null }),
        ...(await signColumns(inside, read, { ownId: id })),
        updatedAt: ctx.now(),
      });
      await releaseUploads(
        inside,
        before.images.filter((address) => !images.includes(address)),
      );
      if ('ramadanHours' in difference) await tellRamadanDays(inside, id);
      await confirmFacts(inside, id, Object.keys(difference), 'team');
      await record(inside, ctx.caller, {
        action: 'business.edit',
        entity: 'business',
        entityId: id,
        difference,
      });
    }
    return difference;
  });

/** What somebody had removed must not come back with the history of a business. */
export const forgetEarlierWords = async ({ db }: Pick<Context, 'db'>, id: number) => {
  await deleteEarlierWords(db, id);
};

export const featureBusiness = (
  ctx: Context,
  { id, isFeatured }: z.output<(typeof featureContract)['input']>,
): Promise<{ isFeatured: boolean }> =>
  inTransaction(ctx, async (inside) => {
    await lockBusiness(inside.db, id);
    const before = (await findFile(inside.db, id)) ?? refuse('business_not_found');
    await refuseInterested(inside, id, inside.caller);
    if (isFeatured && before.status !== 'approved') refuse('illegal_transition');
    if (before.isFeatured !== isFeatured) {
      await markEdited(inside.db, id, { isFeatured, updatedAt: ctx.now() });
      await record(inside, ctx.caller, {
        action: isFeatured ? 'business.feature' : 'business.unfeature',
        entity: 'business',
        entityId: id,
        difference: { isFeatured: [before.isFeatured, isFeatured] },
      });
    }
    return { isFeatured };
  });

/** A category has another name: its businesses are found by that one. Call it in the same transaction. */
export async function refreshSearchOfCategory(
  { db }: Pick<Context, 'db'>,
  category: string,
): Promise<void> {
  let afterId = 0;
  for (;;) {
    const rows = await listSearchableOf(db, category, afterId, SEARCH_ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    await writeColumns(
      db,
      rows.map((row) => ({ id: row.id, ...searchColumns(row) })),
    );
    afterId = last.id;
  }
}
