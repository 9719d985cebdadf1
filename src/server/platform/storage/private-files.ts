import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whatever this program writes from now on is for its account alone: keys, letters, documents, exports. */
export const writePrivately = (): void => void process.umask(0o077);

const STICKY = 0o1000;
const FOR_OTHERS = 0o077;

/** Closes what an earlier version, or whoever made the folder, left open to the other accounts. */
export async function closeDataDir(dataDir: string): Promise<void> {
  const those = [dataDir, ...['outbox', 'uploads', 'secret-key'].map((n) => path.join(dataDir, n))];
  for (const place of those) {
    const found = await stat(place).catch(() => undefined);
    // A folder that all accounts share (/tmp) is nobody's to close; another's can only be told, by `doctor`.
    const isOurs = found && found.uid === process.getuid?.() && (found.mode & STICKY) === 0;
    if (isOurs && (found.mode & FOR_OTHERS) !== 0) await chmod(place, found.mode & 0o700);
  }
}
