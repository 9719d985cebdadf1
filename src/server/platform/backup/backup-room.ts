import type pg from 'pg';
import { BackupFailure, type ReadManifest } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';

const MB = 1024 * 1024;
/** A backup leaves that much to the database and to whatever else lies on the disk. */
export const LEFT_FREE_BYTES = 256 * MB;
/** A site grows between two backups. */
const GROWTH = 1.5;

/**
 * Refuses a backup whose tables would not find room, going by the one before or by the size of the database.
 * @returns a question for the room of every file that follows
 */
export async function makeRoom(
  place: BackupPlace,
  client: pg.ClientBase,
  before: (ReadManifest & { name: string }) | undefined,
): Promise<(bytes: number) => Promise<void>> {
  const refuse = async (needed: number) => {
    const free = await place.freeBytes();
    if (free === undefined || free >= needed + LEFT_FREE_BYTES) return;
    const inMb = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;
    throw new BackupFailure(
      `There is no room for a backup in ${place.name}: it needs about ${inMb(needed)} beside ${inMb(LEFT_FREE_BYTES)} that stay free, and ${inMb(free)} are free.`,
    );
  };
  await refuse(before ? await sizeOfTables(place, before) : await sizeOfDatabase(client));
  return refuse;
}

async function sizeOfTables(
  place: BackupPlace,
  { name, sums }: ReadManifest & { name: string },
): Promise<number> {
  let bytes = 0;
  for (const part of sums?.keys() ?? []) bytes += (await place.sizeOf(`${name}/${part}`)) ?? 0;
  return bytes * GROWTH;
}

async function sizeOfDatabase(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
}
