import type { Account } from '#contract/accounts/accounts.ts';
import { refuse } from '#contract/api/errors.ts';
import {
  getAccount,
  refuseLastAdmin,
  refuseUnconfirmed,
  removeAccount,
  removeGuest,
  signInAs,
  spendCode,
} from '#server/accounts/accounts.service.ts';
import { listPasskeys } from '#server/accounts/passkeys.service.ts';
import { forgetSession, listSessions, memberId } from '#server/accounts/sessions.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { forgetBrowser } from '#server/platform/http/browsers.ts';
import { forgetAnswersNaming } from '#server/platform/http/idempotency.ts';
import { personRecords } from './person-records.service.ts';

/** The right code: a session, the guest's things, and the records made with this address before. */
export async function verifySignInCode(ctx: Context, { code }: { code: string }): Promise<Account> {
  const proved = await spendCode(ctx, 'sign-in', code);
  return inTransaction(ctx, async (inside) => {
    const guestId = ctx.caller.role === 'guest' ? ctx.caller.userId : undefined;
    const { account, caller } = await signInAs(inside, proved);
    const as = { ...inside, caller };
    const person = { userId: account.id, email: account.email };
    if (guestId !== undefined) {
      for (const area of personRecords) await area.adopt?.(as, { guestId, userId: account.id });
      await removeGuest(as, guestId);
    }
    for (const area of personRecords) await area.attach?.(as, person);
    return account;
  });
}

/** Everything the directory keeps about the caller. */
export async function downloadPersonalData(ctx: Context): Promise<Record<string, unknown>> {
  refuseUnconfirmed(ctx);
  const userId = memberId(ctx);
  const data: Record<string, unknown> = {
    account: await getAccount(ctx),
    sessions: await listSessions(ctx),
    passkeys: await listPasskeys(ctx),
  };
  for (const area of personRecords) data[area.name] = await area.export(ctx, userId);
  return data;
}

/** A first name alone is many people's. */
const wordsNaming = ({ email, name, phone }: Account): string[] =>
  [email, phone ?? '', name.trim().includes(' ') ? name.trim() : ''].filter(Boolean);

export async function deleteAccount(ctx: Context, { code }: { code: string }) {
  refuseUnconfirmed(ctx);
  const userId = memberId(ctx);
  const email = ctx.caller.email ?? refuse('not_signed_in');
  const proved = await spendCode(ctx, 'deletion', code);
  if (proved.email !== email) refuse('code_wrong');
  await inTransaction(ctx, async (inside) => {
    await refuseLastAdmin(inside, userId);
    const words = wordsNaming((await getAccount(inside)) ?? refuse('not_signed_in'));
    for (const area of personRecords) await area.erase?.(inside, { userId, email, words });
    await forgetAnswersNaming(inside.db, words);
    await removeAccount(inside, { userId, email });
    await record(inside, ctx.caller, {
      action: 'account.delete',
      entity: 'user',
      entityId: userId,
    });
  });
  forgetSession(ctx);
  forgetBrowser(ctx);
  return {};
}
