import { z } from 'zod';
import { Code, Email, NeededName } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id, shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { formSignals } from './api/signals.ts';
import { HistoryStep } from './history.ts';
import { MAX_DOCUMENTS } from './uploads.ts';

/** How long whoever owns a business has to answer somebody who claims it. */
export const OWNERS_TURN_DAYS = 7;
/** How long a code that was read out on the telephone can be typed. */
export const PHONE_CODE_MINUTES = 30;

/** An approved one ends as `revoked` by the team or as `withdrawn` by the owner. */
export const ClaimStatus = z.enum([
  'pending',
  'needs_info',
  'approved',
  'rejected',
  'revoked',
  'withdrawn',
]);
export type ClaimStatus = z.infer<typeof ClaimStatus>;
/** Nobody has decided about it. */
export const OPEN_CLAIMS = ['pending', 'needs_info'] as const satisfies ClaimStatus[];
export const isOpenClaim = (status: string): boolean => OPEN_CLAIMS.some((one) => one === status);
/** It waits or is in force. */
export const STANDING_CLAIMS = [...OPEN_CLAIMS, 'approved'] as const satisfies ClaimStatus[];

const documents = z.array(z.string().max(500)).max(MAX_DOCUMENTS).default([]);

export const claimBusiness = endpoint({
  summary: '"Bu işletme sizin mi?" başvurusu, özel belgelerle',
  method: 'POST',
  path: '/api/businesses/:id/claims',
  access: 'public',
  limit: LIMITS.claim,
  isIdempotent: true,
  input: z.object({
    id: Id,
    /** A member's own address needs no typing; anybody else's claim belongs to this one. */
    email: z.union([z.literal(''), Email]).optional(),
    name: NeededName,
    message: shortText(2000).pipe(z.string().min(1, 'Bu işletmeyle bağınızı kısaca anlatın')),
    /** Addresses of private uploads. */
    documents,
    ...formSignals,
  }),
  output: z.object({ id: z.number().int(), isTracked: z.boolean() }),
});

export const OwnClaim = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  businessName: z.string(),
  status: ClaimStatus,
  /** Names of the files; the files themselves are for the team only. */
  documents: z.array(z.string()),
  message: z.string().nullable(),
  /** Why it was rejected or revoked, or what the team asks. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
  /** Open, and the owner of the business was asked. */
  isContested: z.boolean(),
  /** Until when the present owner may answer; null when nobody is being waited for. */
  ownersTurnUntil: z.string().nullable(),
  /** `asked`: a code was read out and can be typed. */
  phoneProof: z.enum(['none', 'asked', 'proved']),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

export const listOwnClaims = endpoint({
  summary: 'Oturumu açık olanın sahiplik başvuruları',
  method: 'GET',
  path: '/api/users/me/claims',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnClaim),
});

export const answerClaim = endpoint({
  summary: 'Ekibin sorusunu yanıtlar; başvuru yeniden incelemeye girer',
  method: 'POST',
  path: '/api/claims/:id/answer',
  access: 'member',
  limit: LIMITS.claim,
  input: z.object({
    id: Id,
    message: shortText(2000).pipe(z.string().min(1, 'Yanıtınızı yazın')),
    documents,
  }),
  output: z.object({ status: ClaimStatus }),
});

/** One that was approved is given up: the ownership ends, with the team that was invited under it. */
export const withdrawClaim = endpoint({
  summary: 'Sahiplik başvurusunu geri çeker; onaylanmışsa sahipliği bırakır',
  method: 'POST',
  path: '/api/claims/:id/withdraw',
  access: 'member',
  limit: LIMITS.claim,
  input: z.object({ id: Id }),
  output: z.object({ status: ClaimStatus }),
});

export const OwnersAnswer = z.enum(['agree', 'object']);
export type OwnersAnswer = z.infer<typeof OwnersAnswer>;

/** Somebody else says that a business of the caller is theirs. */
export const Contest = z.object({
  claimId: z.number().int(),
  /** As the claimant wrote it. */
  name: z.string(),
  askedAt: z.string(),
  until: z.string(),
  answer: OwnersAnswer.nullable(),
  text: z.string().nullable(),
});
export type Contest = z.infer<typeof Contest>;

export const answerContest = endpoint({
  summary: 'İşletmenin sahibi, işletmeyi sahiplenen bir başvuruya ne dediğini yazar',
  method: 'PUT',
  path: '/api/claims/:id/owner-answer',
  access: 'member',
  limit: LIMITS.claim,
  input: z
    .object({ id: Id, answer: OwnersAnswer, text: shortText(2000).default('') })
    .refine(({ answer, text }) => answer === 'agree' || text !== '', {
      path: ['text'],
      error: 'Neden itiraz ettiğinizi yazın',
    }),
  output: Contest,
});

/** What the team has at hand to judge a claim by. */
export const ClaimSides = z.object({
  /** The telephone on the business's page; null where it has none that can be called. */
  phone: z.string().nullable(),
  phoneProvedAt: z.string().nullable(),
  /** The business's own domain, if the claimant's proved address is of it. */
  domain: z.string().nullable(),
  /** What the owner was asked and said; null where nobody was asked. */
  owner: z
    .object({
      askedAt: z.string(),
      until: z.string(),
      answer: OwnersAnswer.nullable(),
      text: z.string().nullable(),
      by: z.string().nullable(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
});
export type ClaimSides = z.infer<typeof ClaimSides>;

/** Somebody of the team calls the telephone on the page and reads the code out; it is shown this once. */
export const makePhoneCode = endpoint({
  summary: 'İşletmenin telefonunda okunacak kodu üretir',
  method: 'POST',
  path: '/api/moderation/claims/:id/phone-code',
  access: 'moderator',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: z.object({ code: z.string(), phone: z.string(), until: z.string() }),
});

export const provePhone = endpoint({
  summary: 'Telefonda okunan kodla işletmenin telefonuna ulaşıldığını gösterir',
  method: 'POST',
  path: '/api/claims/:id/phone-code',
  access: 'member',
  limit: LIMITS.tryCode,
  input: z.object({ id: Id, code: Code }),
  output: z.object({}),
});
