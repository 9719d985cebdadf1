import { Email } from '#contract/accounts/accounts.ts';
import { mailToTry } from '#server/notifications/notifications.service.ts';
import { MailFailure, openMail } from '#server/platform/mail/mail.ts';
import { CommandFailure, defineCommand, EXIT_UNAVAILABLE, print, WrongUse } from './command.ts';
import { configuration } from './open-database.ts';

const HELP = `Usage: npm run directory -- mail test ADDRESS [--json]

Sends one letter to ADDRESS the way the site does: through SMTP_URL, or as a file into DATA_DIR/outbox.
Needs no database. Says what the server answered when it does not take it.`;

export const command = defineCommand({
  summary: 'send a letter to yourself, to see that mail works',
  help: HELP,
  words: 2,
  async run({ words: [act, address] }) {
    const to = Email.safeParse(address);
    if (act !== 'test' || !to.success) throw new WrongUse();
    const config = configuration();
    const { SITE_NAME: siteName, PUBLIC_URL: publicUrl } = config;
    try {
      await openMail(config, { print, isTerminal: true }).send(
        mailToTry(to.data, { siteName, publicUrl }),
      );
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      throw new CommandFailure(`The letter was not taken: ${error.message}`, EXIT_UNAVAILABLE);
    }
    const text = config.SMTP_URL
      ? 'The server has taken the letter. Look whether it arrives, and not among the spam.'
      : 'SMTP_URL is not set: the letter is a file, nothing went out.';
    return { json: { to: to.data, hasGoneOut: config.SMTP_URL !== undefined }, text };
  },
});
