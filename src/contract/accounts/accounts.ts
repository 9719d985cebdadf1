import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

/** The code of an e-mail (decisions, Identity 1). */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Before another e-mail can be asked for on the screen. */
export const CODE_RESEND_SECONDS = 60;
/** A member's session ends this long after it was opened. */
export const SESSION_DAYS = 180;

export const EMAIL_WRONG = 'Geçerli bir e-posta adresi giriniz';
/** An address as it is stored and compared. */
export const Email = shortText(254)
  // not for people: ASCII only, İ in an address is no i, and no mail server takes it.
  .transform((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
  .pipe(z.email(EMAIL_WRONG));
/** One that must be there, with the sentence of its form for a text that is none. */
export const neededEmail = (sentence: string, text = z.string().max(254)) =>
  text.pipe(Email.catch('')).pipe(z.string().min(1, sentence));
export const PersonName = shortText(100);
export const NAME_MISSING = 'Adınızı yazın';
export const NeededName = PersonName.pipe(z.string().min(1, NAME_MISSING));
export const PhoneText = shortText(40);
export const Code = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, `${CODE_LENGTH} rakamlı kodu yazın`));

/** Who a path or body is about: `1` and `me` are the caller (decisions, Identity 3). */
export const CallerId = z.union([z.literal('me'), Id]);
export type CallerId = z.infer<typeof CallerId>;

export const SessionId = z
  .string()
  .max(16)
  .regex(/^[0-9a-f]{16}$/);

export const Role = z.enum(['user', 'owner', 'moderator', 'admin']);
export type Role = z.infer<typeof Role>;

/** When a session ends: so long after it was opened, and sooner when nothing is asked in it. */
interface SessionTerm {
  hours: number;
  idleMinutes?: number;
}
const MEMBERS: SessionTerm = { hours: SESSION_DAYS * 24 };
const TEAM: SessionTerm = { hours: 12, idleMinutes: 60 };
/** By the role the account has at the moment of asking: one that is given later shortens open sessions. */
export const SESSION_TERMS: Record<Role, SessionTerm> = {
  user: MEMBERS,
  owner: MEMBERS,
  moderator: TEAM,
  admin: TEAM,
};

/**
 * What a passkey is to a session of the team: nothing; to be shown first; to be made first; to be made before
 * the next sign-in; or not to be had at this address.
 */
export const PasskeyStep = z.enum(['none', 'confirm', 'enrol', 'advised', 'impossible']);
export type PasskeyStep = z.infer<typeof PasskeyStep>;

/** The caller's own account. */
export const Account = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isVerified: z.boolean(),
  role: Role,
  passkeyStep: PasskeyStep,
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;

export const askSignInCode = endpoint({
  summary:
    'Giriş ve üyelik: altı rakamlı kodu e-postayla ister; kayıtlı olan ve olmayan adrese aynı yanıt',
  method: 'POST',
  path: '/api/users',
  access: 'public',
  limit: LIMITS.askCode,
  input: z.object({ email: Email, name: PersonName.optional(), phone: PhoneText.optional() }),
  output: z.object({
    id: z.literal(1),
    name: z.string(),
    email: z.string(),
    isVerified: z.literal(false),
    requiresCode: z.literal(true),
  }),
});

export const verifySignInCode = endpoint({
  summary: 'Kodu doğrular ve oturumu açar; oturum çerezle gelir',
  method: 'POST',
  path: '/api/users/verify',
  access: 'public',
  limit: LIMITS.tryCode,
  input: z.object({ code: Code }),
  output: Account,
});

export const getAccount = endpoint({
  summary: 'Oturumu açık olanın hesabı; oturum yoksa null',
  method: 'GET',
  path: '/api/users/me',
  access: 'public',
  knowsVisitor: true,
  input: z.object({}),
  output: Account.nullable(),
});

export const changeAccount = endpoint({
  summary: 'Adı ve telefonu değiştirir',
  method: 'PATCH',
  path: '/api/users/me',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({
    name: NeededName,
    phone: PhoneText.optional(),
  }),
  output: Account,
});

export const Session = z.object({
  /** Names the session for ending it; opens nothing. */
  id: z.string(),
  /** `'Chrome, Android'` */
  device: z.string(),
  openedAt: z.string(),
  lastSeenAt: z.string(),
  isThisOne: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  summary: 'Hesabın açık oturumları',
  method: 'GET',
  path: '/api/users/me/sessions',
  access: 'member',
  input: z.object({}),
  output: z.array(Session),
});

export const endSession = endpoint({
  summary: 'Bir oturumu kapatır',
  method: 'DELETE',
  path: '/api/users/me/sessions/:id',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({ id: SessionId }),
  output: z.object({}),
});

export const endAllSessions = endpoint({
  summary: 'Her yerden çıkış: bu oturum da kapanır',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({}),
  output: z.object({}),
});

export const signOut = endpoint({
  summary: 'Bu tarayıcıdan çıkış',
  method: 'POST',
  path: '/api/users/sign-out',
  access: 'public',
  limit: LIMITS.account,
  input: z.object({}),
  output: z.object({}),
});

export const askProofCode = endpoint({
  summary: 'Açık oturumda kim olduğunu göstermek için e-postayla kod ister',
  method: 'POST',
  path: '/api/users/me/proof-code',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({}),
  output: z.object({ requiresCode: z.literal(true) }),
});

export const proveByCode = endpoint({
  summary: 'Açık oturumda kim olduğunu kodla gösterir; oturum yeni bir çerezle sürer',
  method: 'POST',
  path: '/api/users/me/proof',
  access: 'member',
  limit: LIMITS.tryCode,
  input: z.object({ code: Code }),
  output: z.object({}),
});

export const downloadPersonalData = endpoint({
  summary: 'Hesaba ait bütün kayıtlar, JSON olarak',
  method: 'GET',
  path: '/api/users/me/data',
  access: 'member',
  needsFreshProof: true,
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
});

export const askDeletionCode = endpoint({
  summary: 'Hesabı silmek için e-postayla kod ister',
  method: 'POST',
  path: '/api/users/me/deletion-code',
  access: 'member',
  needsFreshProof: true,
  limit: LIMITS.account,
  input: z.object({}),
  output: z.object({ requiresCode: z.literal(true) }),
});

export const deleteAccount = endpoint({
  summary: 'Hesabı ve ona ait kayıtları siler; koddan sonra',
  method: 'DELETE',
  path: '/api/users/me',
  access: 'member',
  limit: LIMITS.tryCode,
  input: z.object({ code: Code }),
  output: z.object({}),
});
