import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

/** 'Bu hâlâ doğru mu?', asked of all that the page of a business says. */
export const FACTS_QUESTION = 'bilgiler';

/** So many questions about what nobody knows stand on one page. */
export const QUESTIONS_AT_ONCE = 2;

const VISITOR_ANSWERS = ['evet', 'hayir'] as const;
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

const input = z.object({
  id: Id,
  /** `bilgiler`, or the slug of an attribute that nobody knows of this business. */
  question: shortText(60),
  /** Whoever finds something wrong reports it: `bilgiler` has no `hayir`. */
  answer: z.enum(VISITOR_ANSWERS, 'Evet ya da hayır deyin'),
});

/**
 * Two visitors from different networks who agree are believed, an owner and the team at once. Nothing is
 * left in the browser, and the page stays the same for everybody.
 */
export const answerAboutBusiness = endpoint({
  summary: 'Ziyaretçinin bir işletme hakkındaki soruya yanıtı: bilgileri hâlâ doğru mu, şu var mı',
  method: 'POST',
  path: '/api/businesses/:id/answers',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.answerAboutBusiness,
  input,
  output: z.object({
    /** It stands on the page now; else somebody else has to say the same. */
    isConfirmed: z.boolean(),
  }),
});

/** The same sent by a form: for browsers that run no script. It answers with a page. */
export const answerByForm = endpoint({
  summary: 'Aynı yanıt, betik çalıştırmayan tarayıcılardan form olarak',
  method: 'POST',
  path: '/api/businesses/:id/answers/:question/:answer',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.answerAboutBusiness,
  isRaw: true,
  input,
  output: z.unknown(),
});

/** Where such a form goes. */
export const answerFormAddress = (id: number, question: string, answer: string): string =>
  `/api/businesses/${id}/answers/${question}/${answer}`;

/** What whoever answered is told. */
export const thanksFor = ({ isConfirmed }: { isConfirmed: boolean }): string =>
  isConfirmed
    ? 'Teşekkürler, sayfaya yazdık.'
    : 'Teşekkürler. Bir kişi daha aynısını söyleyince sayfada yazacak.';
