import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Storage, safeKey } from './storage.ts';

export interface Bucket {
  endpoint: string;
  bucket: string;
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Servers beside Amazon's take any region; this one is the least surprising. */
const ANY_REGION = 'us-east-1';
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

export function openClient(config: Bucket, answerMs: number): S3Client {
  const { accessKeyId, secretAccessKey } = config;
  return new S3Client({
    endpoint: config.endpoint,
    region: config.region ?? ANY_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums by default are newer than many servers that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      // Without it the client only says that nobody answers, and waits on.
      throwOnRequestTimeout: true,
    },
  });
}

/** A bucket of any server that speaks S3, addressed by path. Files are private: only we hand them out. */
export function openBucket(config: Bucket, answerMs = ANSWER_MS): Storage {
  const { bucket: Bucket } = config;
  const client = openClient(config, answerMs);
  return {
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: safeKey(key), Body: bytes, ContentType: contentType }),
      );
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: safeKey(key) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    /** One by one: the call for many needs a checksum that not every server knows. */
    async delete(keys) {
      for (const key of keys) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: safeKey(key) }));
      }
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
