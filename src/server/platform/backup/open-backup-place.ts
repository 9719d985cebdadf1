import type { Config } from '../config.ts';
import { type BackupPlace, openBackupFolder } from './backup-place.ts';

export type PlaceConfig = Pick<
  Config,
  | 'BACKUP_DIR'
  | 'BACKUP_RECIPIENT'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_BUCKET'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
>;

/** Where the site's nights go: the bucket of BACKUP_S3_*, else a folder; undefined when they are off. */
export async function openBackupPlace(config: PlaceConfig): Promise<BackupPlace | undefined> {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    const { openBackupBucket } = await import('./backup-place-s3.ts');
    const region = config.BACKUP_S3_REGION;
    return openBackupBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey });
  }
  return config.BACKUP_DIR === undefined ? undefined : openBackupFolder(config.BACKUP_DIR);
}
