import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { withFeatures } from '#contract/attributes/attributes.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type * as contract from '#contract/owners/owner-workspace.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { effectivePlan, photoLimitOf, photosFull } from '#contract/owners/plans.ts';
import { refuseUnlessActsFor } from '#server/access/access.service.ts';
import { differenceOf } from '#server/businesses/editing/difference.rules.ts';
import { readEdit } from '#server/businesses/editing/edit-by-owner.rules.ts';
import {
  changeLocked,
  dropSpecialDays,
  lockEditable,
  type OwnBusinessRow,
  putSpecialDays,
} from '#server/businesses/editing/edit-by-owner.service.ts';
import { confirmExistence } from '#server/businesses/facts/business-facts.service.ts';
import { inColumns } from '#server/businesses/fields.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  attachImages,
  publicPictures,
  releaseUploads,
  tellPriceDays,
} from '#server/uploads/uploads.service.ts';
import { proposeRevision } from './revisions.service.ts';
import { getManagedBusiness } from './workspace.service.ts';

/** One change by somebody who acts for the business, all of it or none; answers how it stands then. */
const changing = (
  ctx: Context,
  id: number,
  change: (inside: Context, business: OwnBusinessRow) => Promise<void>,
): Promise<ManagedBusiness> =>
  inTransaction(ctx, async (inside) => {
    await refuseUnlessActsFor(inside, id);
    await change(inside, await lockEditable(inside, id));
    return getManagedBusiness(inside, { id });
  });

const recordEdit = (ctx: Context, entityId: number, difference: Record<string, unknown>) =>
  record(ctx, ctx.caller, {
    action: 'business.edit',
    entity: 'business',
    entityId,
    difference,
  });

/** The address of the record may be its submitter's: only one's own is put on the page. */
function emailFields({ caller }: Context, business: OwnBusinessRow, isShown: boolean | undefined) {
  if (isShown === undefined) return { values: {} };
  if (!isShown) return { values: { isEmailShown: false } };
  if (!caller.email || (business.email && business.email !== caller.email)) {
    return refuse('invalid_input', [
      {
        path: 'isEmailShown',
        message: 'İşletmenin kaydındaki e-posta sizin değil; değiştirmek için bize yazın.',
      },
    ]);
  }
  return { values: { email: caller.email, isEmailShown: true }, columns: { emailVerified: true } };
}

export const changeManagedBusiness = (
  ctx: Context,
  { id, ...edit }: Input<typeof contract.changeManagedBusiness>,
) =>
  changing(ctx, id, async (inside, business) => {
    const { issues, live, keys, revised } = readEdit(edit, await listNamesOfCategories(inside.db));
    if (issues.length > 0) refuse('invalid_input', issues);
    const email = emailFields(inside, business, edit.isEmailShown);
    const { attributes, features } = { ...business, ...live };
    const after = {
      ...live,
      ...((live.attributes ?? live.features) && { attributes: withFeatures(attributes, features) }),
      ...email.values,
    };
    const difference = differenceOf(business, after);
    if (Object.keys(difference).length > 0) {
      const columns = { ...inColumns(after), ...keys, ...email.columns };
      await changeLocked(inside, business, columns, 'owner');
      await recordEdit(inside, id, difference);
    }
    await proposeRevision(inside, { ...business, ...live }, revised);
  });

/** What a plan that ended had allowed stays until it is taken away; photos of visitors count for none. */
export const setPhotos = (ctx: Context, { id, images: wanted }: Input<typeof contract.setPhotos>) =>
  changing(ctx, id, async (inside, business) => {
    const { images: already } = business;
    const plan = effectivePlan(business.plan, business.planExpiresAt, inside.now());
    const limit = photoLimitOf(plan) ?? Number.POSITIVE_INFINITY;
    const images = await attachImages(inside, wanted, { max: wanted.length, already });
    const isMore = images.some((image) => !already.includes(image));
    const pictures = await publicPictures(inside, images);
    const given = pictures.filter(({ isOfVisitor }) => isOfVisitor).length;
    if (isMore && images.length - given > limit) {
      refuse('invalid_input', [{ path: 'images', message: photosFull(plan) }]);
    }
    const dropped = already.filter((image) => !images.includes(image));
    await releaseUploads(inside, dropped);
    await changeLocked(inside, business, { images }, 'owner');
    const added = images.filter((image) => !already.includes(image));
    await recordEdit(inside, id, { photos: { added, dropped, cover: images[0] ?? null } });
  });

/** The days of all that show prices. An owner who says one says that the business is there. */
export const setPricePhotos = (
  ctx: Context,
  { id, photos }: Input<typeof contract.setPricePhotos>,
) =>
  changing(ctx, id, async (inside, business) => {
    const known = await publicPictures(inside, business.images);
    const today = dayInAdana(inside.now());
    for (const { image, on } of photos) {
      const message = !known.some(({ src }) => src === image)
        ? 'Bu fotoğraf artık işletmenin fotoğrafları arasında değil. Sayfayı yenileyin.'
        : on > today && 'Bu gün daha gelmedi: fiyatların gününü seçin';
      if (message) refuse('invalid_input', [{ path: 'photos', message }]);
    }
    const days = new Map(photos.map(({ image, on }) => [image, on]));
    await tellPriceDays(inside, business.images, days);
    await changeLocked(inside, business, {}, 'owner');
    if (photos.length > 0) await confirmExistence(inside, { id }, 'owner');
    await recordEdit(inside, id, { pricePhotos: Object.fromEntries(days) });
  });

export const setLogo = (ctx: Context, { id, image }: Input<typeof contract.setLogo>) =>
  changing(ctx, id, async (inside, business) => {
    const already = business.logo ? [business.logo] : [];
    const [logo = null] = image
      ? await attachImages(inside, [image], { max: 1, already, field: 'image' })
      : [];
    if (image && logo === null) {
      refuse('invalid_input', [{ path: 'image', message: 'Logoyu yeniden yükleyin' }]);
    }
    await releaseUploads(
      inside,
      already.filter((address) => address !== logo),
    );
    await changeLocked(inside, business, { logo }, 'owner');
    await recordEdit(inside, id, { logo: [business.logo, logo] });
  });

export const setSpecialDay = (
  ctx: Context,
  { id, day, until = day, name, hours }: Input<typeof contract.setSpecialDay>,
) =>
  changing(ctx, id, async (inside) => {
    await putSpecialDays(inside, id, { from: day, until, name, hours });
    await recordEdit(inside, id, { specialDay: { day, until, name: name || null, hours } });
  });

export const removeSpecialDay = (
  ctx: Context,
  { id, day, until = day }: Input<typeof contract.removeSpecialDay>,
) =>
  changing(ctx, id, async (inside) => {
    await dropSpecialDays(inside, id, { from: day, until });
    await recordEdit(inside, id, { specialDay: { day, until, hours: null } });
  });
