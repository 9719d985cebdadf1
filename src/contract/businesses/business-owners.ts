import { z } from 'zod';
import { Email, PersonName } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

/** Somebody with an approved claim on a business, as an admin sees it. */
export const BusinessOwnership = z.object({
  /** What `decideItem` with `revoke` ends. */
  claimId: z.number().int(),
  /** The application it came with; null for a claim, and for one the team gave. */
  applicationId: z.number().int().nullable(),
  userId: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  since: z.string(),
  /** How many act for the business by this ownership alone, and lose that with it. */
  colleagues: z.number().int(),
  /** Whether it is the admin's own, which another one decides about. */
  isYou: z.boolean(),
});
export type BusinessOwnership = z.infer<typeof BusinessOwnership>;

const owners = z.array(BusinessOwnership);

export const listBusinessOwners = endpoint({
  summary: 'Bir işletmenin sahipleri ve onlarla birlikte yetkisi bitecek kişiler',
  method: 'GET',
  path: '/api/admin/businesses/:id/owners',
  access: 'admin',
  input: z.object({ id: Id }),
  output: owners,
});

/** The account of the address becomes an owner by an approved claim; who is one already stays one. */
export const giveBusiness = endpoint({
  summary: 'Bir adresin hesabını işletmenin sahibi yapar; sahibine e-posta gider',
  method: 'POST',
  path: '/api/admin/businesses/:id/owners',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, email: Email, name: PersonName.optional() }),
  output: owners,
});
