import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { forgetFilesBefore, forgetFilesNaming } from './mail-folder.ts';

/** A finished e-mail to one person. */
export interface Mail {
  /** The same whenever this mail is tried: makes its Message-ID and the name of its file. */
  id: string;
  kind: string;
  to: string;
  /** Who gets the answer; the address of the configuration when none is named. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Its link or code: what the operator is shown where no mail goes out. */
  gist?: string | undefined;
}

export interface MailTransport {
  /** Resolves once somebody else has taken the mail over. */
  send(mail: Mail): Promise<void>;
  /** Takes away what the site itself keeps of mails: files; nothing where a server took them. */
  forgetBefore(moment: Date): Promise<void>;
  /** The same for every mail in which one of these stands. */
  forgetNaming(words: string[]): Promise<void>;
}

/** Why a mail did not go out: a code without names, addresses or passwords. */
export class MailFailure extends Error {
  /** The server will not take this mail to this person, today or tomorrow. */
  readonly isRefused: boolean;
  constructor(code: string, isRefused: boolean) {
    super(code);
    this.isRefused = isRefused;
  }
}

type MailConfig = Pick<
  Config,
  'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'SITE_NAME' | 'PUBLIC_URL' | 'DATA_DIR'
>;

/** A server that hangs holds up the other e-mails only so long. */
const PATIENCE = { connectMs: 10_000, sendMs: 30_000 };
/** One address and nothing else: no list, no name, no line break. */
const ONE_ADDRESS = /^[^\s,;:<>()"\\@]+@[^\s,;:<>()"\\@]+$/;

/** Where the operator is told of an e-mail that became a file. */
export interface Screen {
  print(line: string): void;
  /** Somebody sits before it: no file and no collector of logs, which would keep a code or a link. */
  isTerminal: boolean;
}

/** The SMTP server of SMTP_URL; without one, files in DATA_DIR/outbox. */
export const openMail = (config: MailConfig, screen: Screen, patience = PATIENCE): MailTransport =>
  config.SMTP_URL ? smtp(config, config.SMTP_URL, patience) : files(config, screen);

const message = (config: MailConfig, mail: Mail) => {
  if (!ONE_ADDRESS.test(mail.to)) throw new MailFailure('EADDRESS', true);
  const { hostname } = new URL(config.PUBLIC_URL);
  const replyTo = [mail.replyTo, config.CONTACT_EMAIL].find((one) => one && ONE_ADDRESS.test(one));
  return {
    from: config.MAIL_FROM ?? { name: config.SITE_NAME, address: `rehber@${hostname}` },
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${mail.id}@${hostname}>`,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    textEncoding: 'quoted-printable' as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': 'tr',
      'X-Email-Kind': mail.kind,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const smtp = (config: MailConfig, url: string, patience: typeof PATIENCE): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.sendMs,
  });
  return {
    async send(mail) {
      const content = message(config, mail);
      const signal = AbortSignal.timeout(patience.sendMs);
      await transport.sendMail({ ...content, signal }).catch((error) => {
        throw failureOf(error);
      });
    },
    async forgetBefore() {},
    async forgetNaming() {},
  };
};

/** What the server said may name the recipient: only codes are kept. */
function failureOf(error: { code?: unknown; responseCode?: unknown; command?: unknown }) {
  const { code = 'EUNKNOWN', responseCode, command } = error;
  const parts = [code, responseCode, command].filter((part) => part !== undefined);
  // 5xx to anything else (sign-in, sender) is about the server's settings, not about this mail.
  const isRefused = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new MailFailure(parts.join(' '), isRefused);
}

/** A file is whole or not there, and has one name: a second try after a crash is not a second mail. */
const files = (config: MailConfig, { print, isTerminal }: Screen): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.DATA_DIR, 'outbox');
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(config, mail));
      const file = path.join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes as Buffer, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
      // Its subject names the code as well.
      const gist = isTerminal ? `: ${mail.gist ?? mail.subject}` : '';
      print(`EmailMessage (${mail.kind})${gist}\n  ${file}`);
    },
    forgetBefore: (moment) => forgetFilesBefore(folder, moment),
    forgetNaming: (words) => forgetFilesNaming(folder, words),
  };
};
