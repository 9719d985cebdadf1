import type { z } from 'zod';
import * as contract from '#contract/inquiries.ts';
import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { serve } from '#server/platform/http/http.ts';
import { defineRecord, sentWith, wholeRow } from '#server/records/define-record.service.ts';

/** Whoever writes need not be a member. */
const sendInquiry = (
  ctx: Context,
  input: z.output<(typeof contract.sendInquiry)['input']>,
): Promise<{ id: number }> =>
  inTransaction(ctx, async (inside) => {
    const { name, content } = input;
    return inquiry.receive(inside, { ...sentWith(inside, input), name, content });
  });

/** What people write to those who run the site; the answer goes out as an e-mail. */
export const inquiry = defineRecord({
  kind: 'inquiry',
  table: 'inquiries',
  calls: [serve(contract.sendInquiry, sendInquiry)],
  transitions: {
    open: { answer: 'answered', dismiss: 'dismissed' },
    answered: {},
    dismissed: {},
  },
  // What needs no answer, or comes from a program, tells nobody.
  decisions: { answer: { reason: 'text' }, dismiss: {} },
  lock: wholeRow('inquiries'),
  reasonColumn: 'answer',
  words: {
    received: {
      subject: 'Mesajınız bize ulaştı',
      paragraphs: [
        `Mesajınızı aldık. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bu adrese yanıt yazacağız.`,
      ],
    },
    answer: {
      subject: 'Mesajınıza yanıt',
      paragraphs: ['Bize yazdığınız mesajı okuduk. Yanıtımız aşağıda.'],
      action: { label: 'Yeniden yazın', path: '/contact' },
    },
  },
  inbox: { title: 'name', subtitle: 'content' },
  promise: 'updated',
  fields: [['name', 'applicant'], 'email', ['content', 'message'], 'answer'],
  person: { user: 'userId', email: 'email', name: 'name' },
});
