import { safeKey } from '../storage/storage.ts';
import type { Manifest } from './backup-manifest.ts';
import { filesFolder } from './backup-place.ts';

/** Encrypted for somebody, a part has another name; and files lie apart, for each is written once for one reader. */
export type SealedFor = Pick<Manifest, 'sealedFor'>;
const named = (name: string, { sealedFor }: SealedFor) => (sealedFor ? `${name}.age` : name);
export const keyPart = (to: SealedFor) => named('secret-key', to);
export const tablePart = (table: string, to: SealedFor) => named(`tables/${table}.copy.gz`, to);
export const fileKey = (key: string, to: SealedFor) =>
  `${filesFolder(to.sealedFor)}/${named(safeKey(key), to)}`;

/** For people who wait. */
export type Progress = (done: number, of: number, what: string) => void;
