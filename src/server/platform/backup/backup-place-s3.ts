import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  NotFound,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Bucket, openClient } from '../storage/storage-s3.ts';
import { BackupFailure } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';

/** A part of a long upload takes its time on a slow line. */
const ANSWER_MS = 120_000;
const PART_BYTES = 8 * 1024 * 1024;

/** Backups in a bucket of any server that speaks S3. */
export function openBackupBucket(config: Bucket): BackupPlace {
  const client = openClient(config, ANSWER_MS);
  const { bucket: Bucket } = config;
  const name = `the bucket ${Bucket}`;
  const orFailure = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: NodeJS.ErrnoException) => {
      if (error instanceof BackupFailure) throw error;
      const reason = (error.message || error.code || error.name).replace(/\.$/, '');
      throw new BackupFailure(`There is trouble with ${name}: ${reason}.`, { cause: error });
    });

  const ask = (of: Omit<ListObjectsV2CommandInput, 'Bucket'>) =>
    orFailure(client.send(new ListObjectsV2Command({ Bucket, ...of })));
  /** What servers beside Amazon's agree on: a beginning, page by page. */
  async function* keys(Prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await ask({ Prefix, ContinuationToken });
      for (const { Key } of page.Contents ?? []) if (Key) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
  const remove = (Key: string) => orFailure(client.send(new DeleteObjectCommand({ Bucket, Key })));

  return {
    name,
    async folders() {
      const names = new Set<string>();
      for await (const key of keys('')) names.add(key.slice(0, key.indexOf('/')));
      return [...names];
    },
    list: (folder) => keys(`${folder}/`),
    sizeOf: (Key) =>
      orFailure(
        client.send(new HeadObjectCommand({ Bucket, Key })).then(
          ({ ContentLength }) => ContentLength,
          (error) => {
            if (error instanceof NotFound) return undefined;
            throw error;
          },
        ),
      ),
    read: (Key) =>
      orFailure(
        client.send(new GetObjectCommand({ Bucket, Key })).then(({ Body }) => Body as Readable),
      ),
    async write(Key, content) {
      const params = { Bucket, Key, Body: content };
      // One part after another: what waits to be sent lies in memory.
      const upload = new Upload({ client, params, queueSize: 1, partSize: PART_BYTES });
      await orFailure(upload.done());
    },
    async remove(key) {
      await remove(key);
      for await (const below of keys(`${key}/`)) await remove(below);
    },
    /** A long upload that was killed is seen by nobody, and paid for. */
    async tidy() {
      const { Uploads } = await client
        .send(new ListMultipartUploadsCommand({ Bucket }))
        // Not every server lists them; a rule of the bucket then takes them away.
        .catch(() => ({ Uploads: [] }));
      for (const { Key, UploadId } of Uploads ?? [])
        await orFailure(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
    },
    freeBytes: async () => undefined,
  };
}
