import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type BackupPlace, isBackupName } from './backup-place.ts';

/** A backup that cannot be made or used; the message is one sentence for the operator. */
export class BackupFailure extends Error {}
export const sentenceOf = (error: unknown): string =>
  error instanceof BackupFailure ? error.message : String(error);

const Sum = { rows: z.number().int(), sha256: z.string() };
/** What a backup holds. Format 1 had no sums of its parts and nothing about the key. */
const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** The last migration of the schema it was made with. */
  migration: z.string(),
  /** The recipient of age whom all but this file and the sums is encrypted for. */
  sealedFor: z.string().optional(),
  /** The site's key: whether it lies in the backup, and what tells it from another one. */
  key: z.object({ isInside: z.boolean(), check: z.string() }).optional(),
  tables: z.array(
    z.object({
      // A backup may come from elsewhere: its tables are files of its folder, and nothing beside them.
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      columns: z.array(z.string()),
      nextId: z.number().optional(),
      ...Sum,
    }),
  ),
  files: z.array(
    z.object({
      key: z.string(),
      bytes: z.number().int(),
      /** Bytes in the backup, where they are other ones. */
      stored: z.number().int().optional(),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

const NEWEST_FORMAT = 2;
const MANIFEST = 'manifest.json';
const SUMS = 'SHA256SUMS';
/** Lies in a backup from its first part until it is whole, and again while it goes. */
const UNFINISHED = 'unfinished';

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Sums of what lies in a backup's folder, by the name there; `sha256sum -c` reads them too. */
export type PartSums = Map<string, string>;

/** A backup as it is written down, with the sums of its parts; of format 1 there are none. */
export interface ReadManifest {
  manifest: Manifest;
  sums: PartSums | undefined;
}

export async function readManifest(place: BackupPlace, name: string): Promise<ReadManifest> {
  const text = await readPart(place, `${name}/${MANIFEST}`);
  const value = asJson(text);
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(value);
  if (format > NEWEST_FORMAT)
    throw new BackupFailure(`The backup ${name} was made by a newer product: install that one.`);
  const { data: manifest } = Manifest.safeParse(value);
  if (!manifest) throw new BackupFailure(`The manifest of ${name} is damaged.`);
  if (manifest.format === 1) return { manifest, sums: undefined };
  const sums = readSums(await readPart(place, `${name}/${SUMS}`));
  if (sums.get(MANIFEST) !== sha256(text))
    throw new BackupFailure(`The manifest of ${name} is damaged, or its ${SUMS} is.`);
  return { manifest, sums };
}

async function readPart(place: BackupPlace, key: string): Promise<string> {
  try {
    return (await buffer(await place.read(key))).toString();
  } catch (error) {
    if ((await place.sizeOf(key)) !== undefined) throw error;
    throw new BackupFailure(`The backup lacks its ${key}.`);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readSums = (text: string): PartSums =>
  new Map(
    Array.from(text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm), ([, sum = '', part = '']) => [
      part,
      sum,
    ]),
  );

/** The last act of a backup: it is whole when its manifest lies there. */
export async function writeManifest(
  place: BackupPlace,
  name: string,
  manifest: Manifest,
  sums: PartSums,
): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  const lines = [...sums, [MANIFEST, sha256(text)]].map(([part, sum]) => `${sum}  ${part}\n`);
  await place.write(`${name}/${SUMS}`, Readable.from([lines.join('')]));
  await place.write(`${name}/${MANIFEST}`, Readable.from([text]));
  await place.remove(`${name}/${UNFINISHED}`);
}

const isThere = async (place: BackupPlace, key: string) => (await place.sizeOf(key)) !== undefined;
export const isBackup = (place: BackupPlace, name: string): Promise<boolean> =>
  isThere(place, `${name}/${MANIFEST}`);

/** Names of whole backups, oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const whole: string[] = [];
  for (const name of (await place.folders()).filter(isBackupName).sort())
    if (await isBackup(place, name)) whole.push(name);
  return whole;
}

export const beginBackup = (place: BackupPlace, name: string): Promise<void> =>
  place.write(`${name}/${UNFINISHED}`, Readable.from(['']));

/** The manifest goes first: half a backup never looks like a whole one. */
export async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await beginBackup(place, name);
  await place.remove(`${name}/${MANIFEST}`);
  await removeUnfinished(place, name);
}

/** What says that it is none goes last. */
async function removeUnfinished(place: BackupPlace, name: string): Promise<void> {
  for await (const key of place.list(name))
    if (key !== `${name}/${UNFINISHED}`) await place.remove(key);
  await place.remove(name);
}

/** Takes away what killed backups left. Only while no other one is under way. */
export async function tidyBackups(place: BackupPlace): Promise<void> {
  await place.tidy();
  for (const name of (await place.folders()).filter(isBackupName)) {
    if (!(await isThere(place, `${name}/${UNFINISHED}`))) continue;
    if (await isBackup(place, name)) await place.remove(`${name}/${UNFINISHED}`);
    else await removeUnfinished(place, name);
  }
}
