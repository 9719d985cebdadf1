import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** An e-mail as a mail program shows it. */
export interface MailMessage {
  to: string;
  kind: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The address under the e-mail's button. */
  link: string | undefined;
  /** Six digits. */
  code: string | undefined;
}

/** All e-mails in an outbox folder, oldest first; their names sort by time. */
export async function emailsIn(folder: string): Promise<MailMessage[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (name) => readMessage(await readFile(path.join(folder, name), 'utf8'))),
  );
}

/** Reads what the product writes: multipart/alternative of quoted-printable UTF-8. */
export function readMessage(source: string): MailMessage {
  const whole = source.replaceAll('\r\n', '\n');
  const boundary = /boundary="([^"]+)"/.exec(whole)?.[1] ?? '';
  const [head, ...parts] = whole.split(`\n--${boundary}\n`);
  const headers = headersOf(head ?? '');
  const bodyOf = (type: string) => {
    const part = parts.find((one) => headersOf(one).get('content-type')?.startsWith(type)) ?? '';
    const body = part.slice(part.indexOf('\n\n') + 2).split(`\n--${boundary}--`, 1)[0] ?? '';
    const isQuoted = headersOf(part).get('content-transfer-encoding') === 'quoted-printable';
    return isQuoted ? unquoted(body.replace(/=\n/g, '')) : body;
  };
  const text = bodyOf('text/plain');
  const html = bodyOf('text/html');
  return {
    to: headers.get('to') ?? '',
    kind: headers.get('x-email-kind') ?? '',
    messageId: headers.get('message-id') ?? '',
    subject: subjectOf(headers.get('subject') ?? ''),
    text,
    html,
    // The last address of the text is the site's own, in the signature.
    link: text
      .match(/^https?:\S+$/gm)
      ?.slice(0, -1)
      .at(-1),
    code: /^ {4}(\d{6})$/m.exec(text)?.[1],
  };
}

const headersOf = (part: string) =>
  new Map(
    part
      .split('\n\n', 1)[0]
      ?.replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => /^([^:]+): *(.*)$/.exec(line))
      .map((match) => [match?.[1]?.toLowerCase() ?? '', match?.[2] ?? '']),
  );

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

const subjectOf = (header: string) =>
  header
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquoted(word.replaceAll('_', ' ')),
    );
