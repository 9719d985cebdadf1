import { Email } from '#contract/accounts/accounts.ts';
import { resetPasskeys } from '#server/accounts/passkeys.service.ts';
import { grantRole, listStaff } from '#server/accounts/roles.service.ts';
import { CommandFailure, defineCommand, EXIT_WRONG_DATA, WrongUse } from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- admin grant EMAIL [--role admin|moderator|user] [--json]
       npm run directory -- admin list [--json]
       npm run directory -- admin reset-passkey EMAIL [--json]

  grant  gives the account of an address a role (admin when not said; user takes it back).
         An address without an account gets one, which its first sign-in opens.
  list   who is admin or moderator
  reset-passkey  forgets the passkeys of somebody of the team who has lost them and ends their sessions: the
         code of a letter opens /admin once more, where a new one is made`;

const ROLES = ['admin', 'moderator', 'user'] as const;

export const command = defineCommand({
  summary: 'make somebody admin or moderator, or list who is',
  help: HELP,
  options: { role: { type: 'string', default: 'admin' } },
  words: 2,
  async run({ values, words: [act, address] }) {
    if (act === 'list' && !address) {
      const staff = await withDatabase(listStaff);
      const lines = staff.map(({ role, email }) => `${role.padEnd(9)}  ${email}`);
      return { json: staff, text: lines.join('\n') };
    }
    const { data: email } = Email.safeParse(address);
    if (!email) throw new WrongUse();
    if (act === 'reset-passkey') {
      const removed = await withDatabase((ctx) => resetPasskeys(ctx, email));
      if (removed === undefined)
        throw new CommandFailure(`${email} has no account.`, EXIT_WRONG_DATA);
      return {
        json: { email, removed },
        text: `${email}: ${removed} passkeys are forgotten, sessions ended; the next sign-in needs only a code.`,
      };
    }
    const role = ROLES.find((one) => one === values.role);
    if (act !== 'grant' || !role) throw new WrongUse();
    const granted = await withDatabase((ctx) => grantRole(ctx, { email, role }));
    return { json: granted, text: `${granted.email} is ${granted.role} now.` };
  },
});
