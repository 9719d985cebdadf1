import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import * as contract from '#contract/visitor-photos.ts';
import { publicBusiness } from '#server/access/access.service.ts';
import { answerAddress, memberId } from '#server/accounts/sessions.service.ts';
import {
  changeLocked,
  lockEditable,
  lockOwnBusiness,
} from '#server/businesses/editing/edit-by-owner.service.ts';
import type { ErasedPerson } from '#server/platform/audit/personal-records.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { serve } from '#server/platform/http/http.ts';
import { defineRecord, sentWith } from '#server/records/define-record.service.ts';
import {
  attachImages,
  giveToPage,
  picturesGivenBy,
  releaseUploads,
} from '#server/uploads/uploads.service.ts';
import {
  deletePhotosOf,
  listPhotosOf,
  listShowing,
  lockPhotos,
  photosLine,
} from './visitor-photos.queries.ts';

/** Whoever sends them need not be a member; who is one is answered at their own address. */
const sendPhotos = (
  ctx: Context,
  input: z.output<(typeof contract.sendPhotos)['input']>,
): Promise<{ id: number }> =>
  inTransaction(ctx, async (inside) => {
    const email = answerAddress(inside, input);
    const { id: businessId } = await publicBusiness(inside.db, input.id);
    const images = await attachImages(inside, input.images, {
      max: contract.VISITOR_PHOTOS_AT_ONCE,
    });
    if (images.length === 0) {
      refuse('invalid_input', [{ path: 'images', message: contract.PHOTOS_MISSING }]);
    }
    const { isOwn } = input;
    return visitorPhoto.receive(inside, {
      ...sentWith(inside, { ...input, email }),
      ...{ businessId, images, isOwn },
    });
  });

async function listOwnPhotos(ctx: Context): Promise<contract.OwnPhotos[]> {
  const rows = await listPhotosOf(ctx.db, memberId(ctx));
  return (await visitorPhoto.followed(ctx, rows)).map(({ images, ...row }) => ({
    ...row,
    count: images.length,
  }));
}

/** Whoever leaves takes their photos off the pages that show them. */
async function erasePhotos(ctx: Context, leaving: ErasedPerson): Promise<void> {
  const sent = await deletePhotosOf(ctx.db, leaving);
  const gone = [...new Set([...sent, ...(await picturesGivenBy(ctx, leaving.userId))])];
  for (const id of await listShowing(ctx.db, gone)) {
    const business = await lockOwnBusiness(ctx.db, id);
    if (!business) continue;
    const images = business.images.filter((address) => !gone.includes(address));
    await changeLocked(ctx, business, { images }, 'visitor');
  }
  await releaseUploads(ctx, gone);
}

const toOwn = { label: 'Başvurularıma bak', path: '/applications' };

/** Photos for the page of a business without a review. What is not published is gone at once. */
export const visitorPhoto = defineRecord({
  kind: 'photo',
  table: 'visitorPhotos',
  calls: [serve(contract.sendPhotos, sendPhotos), serve(contract.listOwnPhotos, listOwnPhotos)],
  transitions: {
    open: { accept: 'accepted', dismiss: 'dismissed' },
    accepted: {},
    dismissed: {},
  },
  decisions: { accept: {}, dismiss: { reason: 'optional' } },
  lock: lockPhotos,
  reasonColumn: 'decisionReason',
  columns: { dismiss: () => ({ images: [] }) },
  difference: { accept: ({ row }) => ({ businessId: row.businessId, photos: row.images.length }) },
  along: {
    async accept({ ctx, row }) {
      const business = await lockEditable(ctx, row.businessId);
      await giveToPage(ctx, row.images);
      const images = [...business.images, ...row.images];
      await changeLocked(ctx, business, { images }, 'visitor');
    },
    dismiss: ({ ctx, row }) => releaseUploads(ctx, row.images),
  },
  words: {
    received: {
      subject: 'Fotoğraflarınız bize ulaştı',
      paragraphs: [
        `Gönderdiğiniz fotoğraflara ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakacağız; sonucu bu adrese yazarız.`,
      ],
      action: toOwn,
    },
    accept: {
      subject: 'Fotoğraflarınız yayında',
      paragraphs: [
        'Gönderdiğiniz fotoğraflar artık işletmenin sayfasında, bir ziyaretçinin fotoğrafı olarak görünüyor. Rehberi zenginleştirdiğiniz için teşekkür ederiz.',
      ],
      action: toOwn,
    },
    dismiss: {
      subject: 'Fotoğraflarınıza baktık',
      paragraphs: [
        'Gönderdiğiniz fotoğrafları yayımlamadık ve sildik. Dilerseniz başka fotoğraflar gönderebilirsiniz.',
      ],
      action: toOwn,
    },
  },
  inbox: photosLine,
  promise: 'updated',
  fields: ['isOwn', 'email', 'decisionReason'],
  person: { user: 'userId', email: 'email' },
  own: { export: (ctx, userId) => listPhotosOf(ctx.db, userId), erase: erasePhotos },
});
