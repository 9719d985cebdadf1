import { forgetSiteKey } from '#server/platform/site-key.ts';
import { type Command, CommandFailure, EXIT_WRONG_USE, print } from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- key change

After SECRET_KEY (or DATA_DIR/secret-key) was changed on purpose: the next start takes the new one. Stop all
instances first. Codes of letters that are under way, upload addresses and what browsers are known by are void
then; accounts, sessions and links stay.`;

export const keyCommand: Command = {
  name: 'key',
  summary: 'let the next start take another SECRET_KEY',
  help: HELP,
  async run(args) {
    if (args.join(' ') !== 'change') throw new CommandFailure(HELP, EXIT_WRONG_USE);
    await withDatabase(({ db }) => forgetSiteKey(db));
    print('The next start takes the key it finds; give all instances the same.');
    return 0;
  },
};
