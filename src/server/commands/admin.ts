import { parseArgs } from 'node:util';
import { Email } from '#contract/accounts/accounts.ts';
import { resetPasskeys } from '#server/accounts/passkeys.service.ts';
import { grantRole, listStaff } from '#server/accounts/roles.service.ts';
import {
  type Command,
  CommandFailure,
  EXIT_WRONG_DATA,
  EXIT_WRONG_USE,
  print,
  printJson,
} from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- admin grant EMAIL [--role admin|moderator|user] [--json]
       npm run directory -- admin list [--json]
       npm run directory -- admin reset-passkey EMAIL

  grant  gives the account of an address a role (admin when not said; user takes it back).
         An address without an account gets one, which its first sign-in opens.
  list   who is admin or moderator
  reset-passkey  forgets the passkeys of somebody of the team who has lost them and ends their sessions: the
         code of a letter opens /admin once more, where a new one is made`;

const ROLES = ['admin', 'moderator', 'user'] as const;

export const adminCommand: Command = {
  name: 'admin',
  summary: 'make somebody admin or moderator, or list who is',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'admin' },
        json: { type: 'boolean', default: false },
      },
    });
    const [act, address, ...others] = positionals;
    if (act === 'list' && !address) {
      const staff = await withDatabase(listStaff);
      if (values.json) printJson(staff);
      else for (const { role, email } of staff) print(`${role.padEnd(9)}  ${email}`);
      return 0;
    }
    if (act === 'reset-passkey' && others.length === 0) {
      const of = Email.safeParse(address);
      if (!of.success) throw new CommandFailure(HELP, EXIT_WRONG_USE);
      const removed = await withDatabase((ctx) => resetPasskeys(ctx, of.data));
      if (removed === undefined)
        throw new CommandFailure(`${of.data} has no account.`, EXIT_WRONG_DATA);
      print(
        `${of.data}: ${removed} passkeys are forgotten, sessions ended; the next sign-in needs only a code.`,
      );
      return 0;
    }
    const role = ROLES.find((one) => one === values.role);
    const email = Email.safeParse(address);
    if (act !== 'grant' || !email.success || !role || others.length > 0) {
      throw new CommandFailure(HELP, EXIT_WRONG_USE);
    }
    const granted = await withDatabase((ctx) => grantRole(ctx, { email: email.data, role }));
    if (values.json) printJson(granted);
    else print(`${granted.email} is ${granted.role} now.`);
    return 0;
  },
};
