import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { BusinessRole } from './owner-workspace.ts';

export const MAX_COLLEAGUES = 20;
export const INVITATION_DAYS = 7;
/** Within it the same invitation is the same click. */
export const INVITATION_PAUSE_SECONDS = 30;
/** The page an invitation's e-mail leads to. */
export const invitationAddress = (token: string): string => `/business-invitation?token=${token}`;

export const BUSINESS_ROLE_NAMES: Record<BusinessRole, string> = {
  owner: 'Sahip',
  manager: 'Yönetici',
};

/** Somebody who acts for a business, or is invited to. */
export const Colleague = z.object({
  /** Null for the owner by an approved claim, whom nobody here can remove. */
  id: z.number().int().nullable(),
  name: z.string(),
  email: z.string(),
  role: BusinessRole,
  /** `claimed`: the owner by an approved claim. `over`: an invitation nobody took in time. */
  state: z.enum(['claimed', 'active', 'invited', 'over']),
  isYou: z.boolean(),
  invitedAt: z.string().nullable(),
  invitationExpiresAt: z.string().nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

/** Everybody who acts for the business sees it; only an owner changes it (a manager gets 403). */
export const listTeam = endpoint({
  summary: 'İşletme adına çalışanlar ve bekleyen davetler',
  method: 'GET',
  path: '/api/businesses/:id/team',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.array(Colleague),
});

/** Sent again to an address that is invited already, it renews link and role; a double click does not. */
export const inviteColleague = endpoint({
  summary: 'Bir çalışma arkadaşını e-postayla davet eder',
  method: 'POST',
  path: '/api/businesses/:id/invitations',
  access: 'member',
  limit: LIMITS.invite,
  input: z.object({ id: Id, email: Email, role: BusinessRole }),
  output: Colleague,
});

/** Withdraws an invitation or removes a colleague. */
export const removeColleague = endpoint({
  summary: 'Daveti geri çeker ya da birini ekipten çıkarır',
  method: 'DELETE',
  path: '/api/businesses/:id/team/:colleagueId',
  access: 'member',
  limit: LIMITS.team,
  input: z.object({ id: Id, colleagueId: Id }),
  output: z.object({}),
});

/** A colleague leaves the team; an owner gives the ownership up, and the team invited under it ends. */
export const leaveTeam = endpoint({
  summary: 'İşletmenin ekibinden ayrılır; sahibi sahipliği bırakır',
  method: 'POST',
  path: '/api/businesses/:id/team/leave',
  access: 'member',
  limit: LIMITS.team,
  input: z.object({ id: Id }),
  output: z.object({}),
});

const token = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]{20,}$/, 'Geçersiz bağlantı');

/** What the page behind the e-mail says before anybody accepts; changes nothing. 404 unknown, 410 over. */
export const getInvitation = endpoint({
  summary: 'Bir davetin işletmesi ve rolü',
  method: 'GET',
  path: '/api/business-invitations/:token',
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    businessId: z.number().int(),
    businessName: z.string(),
    role: BusinessRole,
    /** The address it was sent to, and that has to be signed in. */
    email: z.string(),
    isAccepted: z.boolean(),
  }),
});

/** Signed in with the invited address; with another one 403 `invitation_of_another`. A second click is a success. */
export const acceptInvitation = endpoint({
  summary: 'Daveti kabul eder',
  method: 'POST',
  path: '/api/business-invitations/:token/accept',
  access: 'member',
  limit: LIMITS.team,
  input: z.object({ token }),
  output: z.object({ businessId: z.number().int(), role: BusinessRole }),
});
