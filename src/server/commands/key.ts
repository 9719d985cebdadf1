import { forgetSiteKey } from '#server/platform/site-key.ts';
import { defineCommand, WrongUse } from './command.ts';
import { withDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- key change [--json]

After SECRET_KEY (or DATA_DIR/secret-key) was changed on purpose: the next start takes the new one. Stop all
instances first. Codes of letters that are under way, upload addresses and what browsers are known by are void
then; accounts, sessions and links stay.`;

export const command = defineCommand({
  summary: 'let the next start take another SECRET_KEY',
  help: HELP,
  words: 1,
  async run({ words: [act] }) {
    if (act !== 'change') throw new WrongUse();
    await withDatabase(({ db }) => forgetSiteKey(db));
    const text = 'The next start takes the key it finds; give all instances the same.';
    return { json: { isForgotten: true }, text };
  },
});
