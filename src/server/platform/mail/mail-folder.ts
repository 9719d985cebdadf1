import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The mails that lie in a folder, one by one; none where there is no folder. */
async function* mailsIn(folder: string): AsyncGenerator<string> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    // What a crash left half written is a mail too.
    if (/\.eml(?:\.part)?$/.test(name)) yield path.join(folder, name);
  }
}

/** Another process may take a file away meanwhile. */
const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

export async function forgetFilesBefore(folder: string, moment: Date): Promise<void> {
  for await (const file of mailsIn(folder)) {
    const found = await stat(file).catch(unlessGone);
    if (found && found.mtime <= moment) await rm(file, { force: true });
  }
}

export async function forgetFilesNaming(folder: string, words: string[]): Promise<void> {
  for await (const file of mailsIn(folder)) {
    const bytes = await readFile(file).catch(unlessGone);
    const text = bytes && readable(bytes);
    if (text && words.some((word) => text.includes(word))) await rm(file, { force: true });
  }
}

/** Quoted-printable read back, as far as looking for words needs it. */
function readable(bytes: Buffer): string {
  const whole = bytes.toString('latin1').replace(/=\r?\n/g, '');
  const decoded = whole.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(decoded, 'latin1').toString('utf8');
}
