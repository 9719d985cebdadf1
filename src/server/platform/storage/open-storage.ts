import path from 'node:path';
import type { Config } from '../config.ts';
import { openFolder, type Storage, StorageAway } from './storage.ts';

export type StorageConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The bucket of S3_*, else DATA_DIR/uploads; what goes wrong there is `StorageAway`. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  const place = await openPlace(config);
  const orAway = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw new StorageAway(error);
    });
  return {
    put: (key, bytes, contentType) => orAway(place.put(key, bytes, contentType)),
    get: (key) => orAway(place.get(key)),
    delete: (keys) => orAway(place.delete(keys)),
    list: () => place.list(),
  };
}

/** The client for buckets is loaded only when one is used. */
async function openPlace(config: StorageConfig): Promise<Storage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return openFolder(path.join(config.DATA_DIR, 'uploads'));
  }
  const { openBucket } = await import('./storage-s3.ts');
  return openBucket({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
