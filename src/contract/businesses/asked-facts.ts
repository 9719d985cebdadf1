import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { LIMITS } from '../api/limits.ts';
import { LinkToken } from '../email-links.ts';
import { FACTS } from './business-facts.ts';

/** Whoever knows is asked so long after anybody confirmed that a business is there, and after the last question. */
export const FACTS_ASKED_DAYS = 365;
/** A link of such an e-mail counts so long. */
export const FACTS_LINK_DAYS = 90;

/** What one press says: all that the page states still holds, just that the business is open, or not to ask again. */
export const FACTS_ANSWERS = { allTrue: 'dogru', open: 'acik', notAgain: 'sorma' } as const;
export type FactsAnswer = (typeof FACTS_ANSWERS)[keyof typeof FACTS_ANSWERS];
const FactsAnswer = z.enum(Object.values(FACTS_ANSWERS), 'Doğru, açık ya da sorma deyin');

/** The page that the question's e-mail leads to. */
export const askedFactsAddress = (token: string): string => `/bilgiler-dogru-mu?token=${token}`;
/** The link that says it at once. */
export const factsAnswerAddress = (token: string, answer: FactsAnswer): string =>
  `${askedFactsAddress(token)}&yanit=${answer}`;

export const AskedFacts = z.object({
  businessId: z.number().int(),
  businessName: z.string(),
  /** Whoever asks owns it, and changes it at their desk. */
  isOwner: z.boolean(),
  /** What its page states, in words. */
  facts: z.array(z.object({ fact: z.enum(FACTS), value: z.string() })),
  /** What was answered by a link and can be taken back. */
  said: FactsAnswer.nullable(),
});
export type AskedFacts = z.infer<typeof AskedFacts>;

/** What the page behind the e-mail shows; changes nothing. 404 unknown, 410 when its time is over. */
export const getAskedFacts = endpoint({
  summary: 'Bir işletmenin sayfasında yazanlar, doğru olup olmadığı sorulan kişiye',
  method: 'GET',
  path: '/api/asked-facts/:token',
  access: 'public',
  input: z.object({ token: LinkToken }),
  output: AskedFacts,
});

/** The link is enough: its e-mail went to an owner, or to the proved address of whoever put it in. */
export const answerAskedFacts = endpoint({
  summary: 'İşletme sayfasında yazanların hâlâ doğru olduğunu söyler; null geri alır',
  method: 'PUT',
  path: '/api/asked-facts/:token',
  access: 'public',
  limit: LIMITS.askedFacts,
  input: z.object({ token: LinkToken, answer: FactsAnswer.nullable() }),
  output: AskedFacts,
});

/** What the link asked for, sent by a form: for browsers that run no script. It answers with a page. */
export const answerAskedFactsByForm = endpoint({
  summary: 'Aynı yanıt, betik çalıştırmayan tarayıcılardan form olarak',
  method: 'POST',
  path: '/api/asked-facts/:token/:answer',
  access: 'public',
  limit: LIMITS.askedFacts,
  isRaw: true,
  input: z.object({ token: LinkToken, answer: FactsAnswer }),
  output: z.unknown(),
});

/** Where such a form goes. */
export const factsFormAddress = (token: string, answer: FactsAnswer): string =>
  `/api/asked-facts/${encodeURIComponent(token)}/${answer}`;
