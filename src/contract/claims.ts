import { z } from 'zod';
import { Email, PersonName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Id, shortText } from './fields.ts';
import { HistoryStep } from './history.ts';
import { LIMITS } from './limits.ts';
import { formSignals } from './signals.ts';
import { MAX_DOCUMENTS } from './uploads.ts';

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

const documents = z.array(z.string().max(500)).max(MAX_DOCUMENTS).default([]);

export const claimBusiness = endpoint({
  name: 'claimBusiness',
  summary: '"Bu işletme sizin mi?" başvurusu, özel belgelerle',
  method: 'POST',
  path: '/api/businesses/:id/claims',
  access: 'public',
  limit: LIMITS.claim,
  isOnce: true,
  input: z.object({
    id: Id,
    /** A member's own address needs no typing; anybody else's claim belongs to this one. */
    email: z.union([z.literal(''), Email]).optional(),
    name: PersonName.pipe(z.string().min(1, 'Adınızı yazın')),
    message: shortText(2000).pipe(z.string().min(1, 'Bu işletmeyle bağınızı kısaca anlatın')),
    /** Addresses of private uploads. */
    documents,
    ...formSignals,
  }),
  output: z.object({ id: z.number().int(), isTracked: z.boolean() }),
});

export const OwnClaim = z
  .object({
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
  })
  .meta({ id: 'OwnClaim' });
export type OwnClaim = z.infer<typeof OwnClaim>;

export const listOwnClaims = endpoint({
  name: 'listOwnClaims',
  summary: 'Oturumu açık olanın sahiplik başvuruları',
  method: 'GET',
  path: '/api/users/me/claims',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnClaim),
});

export const answerClaim = endpoint({
  name: 'answerClaim',
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
  name: 'withdrawClaim',
  summary: 'Sahiplik başvurusunu geri çeker; onaylanmışsa sahipliği bırakır',
  method: 'POST',
  path: '/api/claims/:id/withdraw',
  access: 'member',
  limit: LIMITS.claim,
  input: z.object({ id: Id }),
  output: z.object({ status: ClaimStatus }),
});
