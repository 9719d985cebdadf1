import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

/** A question to an authenticator is good this long. */
export const CHALLENGE_MINUTES = 5;
export const MAX_PASSKEYS = 10;

/** Whether the team's accounts need one; `impossible` where browsers make none for the site's address. */
export type TeamPasskeys = 'required' | 'optional' | 'impossible';

/** What browsers and authenticators say to each other (WebAuthn, JSON forms): opaque to us. */
const WebAuthnJson = z.record(z.string(), z.unknown());

const opaque = (maxLength: number) => z.string().max(maxLength).optional();
/** What an authenticator answers, as far as the server reads it; an attestation brings certificates along. */
const AuthenticatorAnswer = z.object({
  id: opaque(2000),
  rawId: opaque(2000),
  type: opaque(40),
  authenticatorAttachment: opaque(40),
  response: z
    .object({
      clientDataJSON: opaque(4000),
      attestationObject: opaque(20_000),
      authenticatorData: opaque(4000),
      signature: opaque(4000),
      userHandle: opaque(200),
      transports: z.array(z.string().max(40)).max(10).optional(),
    })
    .optional(),
});

export const Passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = endpoint({
  summary: 'Ekipten birinin kendi geçiş anahtarları',
  method: 'GET',
  path: '/api/passkeys',
  access: 'moderator',
  input: z.object({}),
  output: z.array(Passkey),
});

export const askPasskeyRegistration = endpoint({
  summary: 'Yeni geçiş anahtarı için tarayıcıya sorulacak soru',
  method: 'POST',
  path: '/api/passkeys/registration',
  // Of the team; also who is a member only until there is one.
  access: 'member',
  needsFreshProof: true,
  limit: LIMITS.account,
  input: z.object({}),
  output: WebAuthnJson,
});

export const addPasskey = endpoint({
  summary: 'Geçiş anahtarını kaydeder; bundan sonra yönetim onunla açılır',
  method: 'POST',
  path: '/api/passkeys',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({
    name: shortText(60).pipe(z.string().min(1, 'Anahtara bir ad verin')),
    response: AuthenticatorAnswer,
  }),
  output: Passkey,
});

export const removePasskey = endpoint({
  summary: 'Kendi geçiş anahtarını siler; öbür oturumları kapanır',
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'moderator',
  needsFreshProof: true,
  limit: LIMITS.account,
  input: z.object({ id: Id }),
  output: z.object({}),
});

export const askPasskeyConfirmation = endpoint({
  summary: 'Oturumu geçiş anahtarıyla onaylamak için tarayıcıya sorulacak soru',
  method: 'POST',
  path: '/api/passkeys/confirmation',
  access: 'member',
  limit: LIMITS.account,
  input: z.object({}),
  output: WebAuthnJson,
});

export const confirmWithPasskey = endpoint({
  summary: 'Oturumu geçiş anahtarıyla onaylar',
  method: 'POST',
  path: '/api/passkeys/confirm',
  access: 'member',
  limit: LIMITS.tryCode,
  input: z.object({ response: AuthenticatorAnswer }),
  output: z.object({}),
});
