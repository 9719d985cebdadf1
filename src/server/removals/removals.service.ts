import type { z } from 'zod';
import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import * as contract from '#contract/removals.ts';
import { forgetEarlierWords } from '#server/businesses/editing/edit-by-team.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { serve } from '#server/platform/http/http.ts';
import { defineRecord, sentWith, wholeRow } from '#server/records/define-record.service.ts';
import { findBusinessId } from './removals.queries.ts';

/** Whoever asks need not be a member. */
const requestRemoval = (
  ctx: Context,
  input: z.output<(typeof contract.requestRemoval)['input']>,
): Promise<{ id: number }> =>
  inTransaction(ctx, async (inside) => {
    const { businessId, name, page, content } = input;
    return removal.receive(inside, {
      ...sentWith(inside, input),
      businessId: (businessId && (await findBusinessId(inside.db, businessId))) ?? null,
      name,
      page: page || null,
      content,
    });
  });

const lockRemoval = wholeRow('removalRequests');
const toContact = { label: 'İletişim sayfasını aç', path: '/contact' };

export const removal = defineRecord({
  kind: 'removal',
  table: 'removalRequests',
  calls: [serve(contract.requestRemoval, requestRemoval)],
  transitions: {
    open: { accept: 'accepted', dismiss: 'dismissed' },
    accepted: {},
    dismissed: {},
  },
  decisions: { accept: { reason: 'optional' }, dismiss: { reason: 'text' } },
  lock: lockRemoval,
  reasonColumn: 'decisionReason',
  along: {
    accept: ({ ctx, row: { businessId } }) =>
      businessId === null ? undefined : forgetEarlierWords(ctx, businessId),
  },
  words: {
    received: {
      subject: 'Kaldırma isteğiniz bize ulaştı',
      paragraphs: [
        `İsteğinizi aldık. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakmaya söz veriyoruz; sonucu her durumda ${contract.REMOVAL_LEGAL_DAYS} gün içinde bu adrese yazarız.`,
      ],
    },
    accept: {
      subject: 'Bilgiyi kaldırdık',
      paragraphs: [
        'Kaldırılmasını istediğiniz bilgi artık sitede görünmüyor. Arama motorlarının kendi kopyalarını yenilemesi birkaç gün sürebilir.',
      ],
      action: toContact,
    },
    dismiss: {
      subject: 'Kaldırma isteğinizi inceledik',
      paragraphs: [
        'İsteğinizi inceledik; bilgiyi sitede bırakmaya karar verdik. Nedenini aşağıda bulacaksınız. Katılmıyorsanız bize yeniden yazabilir ya da Kişisel Verileri Koruma Kurulu’na başvurabilirsiniz.',
      ],
      action: toContact,
    },
  },
  inbox: { about: 'perhaps_business', title: 'name', subtitle: 'content' },
  promise: 'updated',
  fields: [['name', 'applicant'], 'email', 'page', ['content', 'removedContent'], 'decisionReason'],
  person: { user: 'userId', email: 'email', name: 'name' },
});
