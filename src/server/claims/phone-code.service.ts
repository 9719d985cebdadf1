import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_TRIES } from '#contract/accounts/accounts.ts';
import { refuse } from '#contract/api/errors.ts';
import { PHONE_CODE_MINUTES } from '#contract/claims.ts';
import { codeOutcome } from '#server/accounts/accounts.rules.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { isOwnRecord } from '#server/records/decide.service.ts';
import { claim } from './claims.service.ts';
import { lockPhoneCode, markClaim } from './contests.queries.ts';
import { sidesOf } from './contests.service.ts';

const MINUTE_MS = 60_000;

const hashOf = ({ secret }: Context, id: number, code: string) =>
  secret.hash('claim-phone', `${id} ${code}`);

const recordStep = (ctx: Context, act: string, id: number) =>
  record(ctx, ctx.caller, { action: `claim.${act}`, entity: 'claim', entityId: id });

/** Whoever claims is no stranger any more, and nobody of the team reads a code out to themselves. */
export const makePhoneCode = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const { userId } = (await lockPhoneCode(inside.db, id)) ?? refuse('not_found');
    if (userId === null) refuse('claim_not_proved');
    if (await isOwnRecord({ ...inside, actor: inside.caller }, claim, { id })) refuse('own_record');
    const phone = (await sidesOf(inside, id))?.phone ?? refuse('illegal_transition');
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const until = new Date(inside.now().getTime() + PHONE_CODE_MINUTES * MINUTE_MS);
    await markClaim(inside.db, id, {
      ...{ phoneCodeHash: hashOf(inside, id, code), phoneCodeExpiresAt: until },
      phoneCodeTriesLeft: CODE_TRIES,
    });
    await recordStep(inside, 'phone_code', id);
    return { code, phone, until: until.toISOString() };
  });

const SAID = {
  wrong: 'Kod tutmadı. Telefonda okunan altı rakamı yeniden yazın.',
  over: 'Bu kodun süresi ya da deneme hakkı doldu. Ekibimiz yeniden ararsa yeni bir kod okur.',
};

/** A wrong code costs a try, which stays spent though the request is refused. */
export async function provePhone(ctx: Context, { id, code }: { id: number; code: string }) {
  const outcome = await inTransaction(ctx, async (inside) => {
    const row = await lockPhoneCode(inside.db, id);
    if (row?.userId !== memberId(inside)) return refuse('not_found');
    const { codeHash, expiresAt, triesLeft } = row;
    const known = codeHash && expiresAt ? { triesLeft, expiresAt, usedAt: null } : undefined;
    const isRight = codeHash !== null && timingSafeEqual(codeHash, hashOf(inside, id, code));
    const tried = codeOutcome(known, isRight, inside.now());
    if (tried === 'wrong') {
      await markClaim(inside.db, id, { phoneCodeTriesLeft: triesLeft - 1 });
    }
    if (tried === 'right') {
      await markClaim(inside.db, id, { phoneProvedAt: inside.now(), phoneCodeHash: null });
      await recordStep(inside, 'prove_phone', id);
    }
    return tried;
  });
  if (outcome !== 'right') refuse('invalid_input', [{ path: 'code', message: SAID[outcome] }]);
  return {};
}
