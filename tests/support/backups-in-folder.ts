/** What is configured where nights go into a folder, open. */
export const backupsInFolder = (BACKUP_DIR: string) => ({
  BACKUP_DIR,
  BACKUP_RECIPIENT: undefined,
  BACKUP_S3_ENDPOINT: undefined,
  BACKUP_S3_BUCKET: undefined,
  BACKUP_S3_REGION: undefined,
  BACKUP_S3_ACCESS_KEY_ID: undefined,
  BACKUP_S3_SECRET_ACCESS_KEY: undefined,
});
