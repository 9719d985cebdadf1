import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BackupFailure } from './backup-manifest.ts';

/** The library for age's format is loaded only where something is sealed. */
const age = () => import('age-encryption');
type Web = globalThis.ReadableStream<Uint8Array>;

/**
 * Not `Readable.toWeb`: of a stream that the cipher has given up, what is read a moment later is pushed into
 * the closed end, and that error ends the process.
 */
const toWeb = (content: Readable) => ReadableStream.from(content) as Web;

/** What is written for the recipient (`age1…`) only the identity reads: with age of every make. */
export async function sealed(content: Readable, recipient: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(toWeb(content));
  return Readable.fromWeb(stream as ReadableStream);
}

export async function unsealed(stored: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(stored))) as ReadableStream);
  } catch (error) {
    stored.destroy();
    throw error;
  }
}

const PIECE_BYTES = 64 * 1024;
/** The cipher works on this thread: whoever visits the site is answered between two pieces. */
export async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
    await nextTurn();
  }
}

/** The identity in a file of `age-keygen`, or by itself. */
export const identityIn = (text: string | undefined): string | undefined =>
  /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+/.exec(text ?? '')?.[0];

/** Why a recipient is none; undefined when it is one. */
export async function wrongRecipient(recipient: string): Promise<string | undefined> {
  const { Encrypter } = await age();
  try {
    new Encrypter().addRecipient(recipient);
    return undefined;
  } catch (error) {
    return String((error as Error).message);
  }
}

/** Ends with one sentence where the identity is not the one a backup was sealed for. */
export async function refuseOtherIdentity(
  sealedFor: string,
  identity: string | undefined,
): Promise<void> {
  if (!identity)
    throw new BackupFailure(
      `The backup is encrypted for ${sealedFor}: name the file with its key (restore --identity FILE, or BACKUP_IDENTITY_FILE).`,
    );
  const { identityToRecipient } = await age();
  const recipient = await identityToRecipient(identity).catch(() => 'nobody');
  if (recipient !== sealedFor)
    throw new BackupFailure(
      `The backup is encrypted for ${sealedFor}, and the key given is that of ${recipient}.`,
    );
}
