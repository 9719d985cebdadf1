import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { PROXY_JOB } from '#contract/moderation/administration-records.ts';
import { listUnsetContacts } from '#server/administration/city-settings.service.ts';
import { unconfirmedYears } from '#server/calendar/calendar.service.ts';
import { takeInventory } from '#server/imports/inventory.service.ts';
import { countEmails } from '#server/notifications/notifications.service.ts';
import { backupState } from '#server/platform/backup/nightly-backup.ts';
import { openBackupPlace } from '#server/platform/backup/open-backup-place.ts';
import { restoreState } from '#server/platform/backup/restore-drill.ts';
import type { Config } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { schemaState } from '#server/platform/database/migrations.ts';
import { lookAtReplica } from '#server/platform/database/replica.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { unnamedProxy } from '#server/platform/observability/proxy-watch.ts';
import { openDisk, roomOf } from '#server/platform/storage/disk.ts';
import { openStorage, type StorageConfig } from '#server/platform/storage/open-storage.ts';
import { teamPasskeysOf } from '#server/platform/team-passkeys.ts';
import { defineCommand, table } from './command.ts';
import {
  configuration,
  hasDatabase,
  type PlainDatabase,
  withPlainDatabase,
} from './open-database.ts';

export const command = defineCommand({
  summary: 'say whether the database is well and what it holds',
  help: `Usage: npm run directory -- doctor [--json]

Only looks: whether the database answers and has the schema of this version, how far its replica is behind, at the
letters, the nightly backups, at the room on the disk and who may read DATA_DIR, and says what the directory holds and lacks. Where uploads lie, a file is
written, read and taken away again.
Exits with 1 when something needs somebody.`,
  async run() {
    const config = configuration();
    const found = hasDatabase(config)
      ? await withPlainDatabase(look, { isReadOnly: true })
      : { troubles: [`There is no database in ${config.DATA_DIR} yet: start the site once.`] };
    const troubles = [
      ...found.troubles,
      ...(await dataDirTroubles(config)),
      ...(await diskTroubles(config)),
      ...(await storageTroubles(config)),
    ];
    return {
      json: { ...found, troubles },
      text: told(found, troubles, config),
      exitCode: troubles.length === 0 ? 0 : 1,
    };
  },
});

type Found = Awaited<ReturnType<typeof look>> | { troubles: string[] };

const NO_PASSKEYS = (address: string) =>
  `The team signs in by codes alone: browsers make passkeys only for a name with https, or for localhost, not for ${address} (PUBLIC_URL).`;

async function look({ config, db, place }: PlainDatabase) {
  const { missing, refusal } = await schemaState(db);
  if (refusal) return { place, missing, troubles: [refusal] };
  if (missing.length > 0) {
    const sentence = `The database is of an older version; the next start of this one brings ${missing.join(', ')}.`;
    return { place, missing, troubles: [sentence] };
  }
  const now = new Date();
  const nights = await openBackupPlace(config);
  const backups = nights && { where: nights.name, ...(await backupState(db, now)) };
  const restores = nights && (await restoreState(db, now));
  const letters = await countEmails(db);
  const teamPasskeys = teamPasskeysOf(config);
  const unconfirmed = await unconfirmedYears(db, now);
  const contacts = await listUnsetContacts(db, {
    contactEmail: config.CONTACT_EMAIL,
    contactPhone: config.CONTACT_PHONE,
  });
  const proxy = await unnamedProxy(db, PROXY_JOB);
  const replica = await replicaOf(config, db);
  const troubles = [
    ...(teamPasskeys === 'impossible' ? [NO_PASSKEYS(config.PUBLIC_URL)] : []),
    ...(letters.failed > 0 ? [`${letters.failed} letters were given up (see /admin/outbox).`] : []),
    ...(proxy ? [proxy] : []),
    ...(replica?.problem ? [`The replica is not read from: ${replica.problem}.`] : []),
    ...(backups?.isLate ? ['There has been no backup for two nights.'] : []),
    ...(backups?.lastError ? [`The last nightly backup failed: ${backups.lastError}`] : []),
    ...(restores?.lastError ? [`The last restore on trial failed: ${restores.lastError}`] : []),
    ...(restores?.isLate
      ? ['No backup has been restored on trial for five weeks: restore --check does it now.']
      : []),
  ];
  return {
    place,
    missing,
    ...(await takeInventory(db)),
    letters,
    backups,
    restores,
    replica,
    teamPasskeys,
    unconfirmed,
    contacts,
    troubles,
  };
}

/** How far it is behind, where one is set. */
async function replicaOf({ DATABASE_READ_URL }: Config, db: PlainDatabase['db']) {
  if (!DATABASE_READ_URL) return undefined;
  const connection = { connectionString: DATABASE_READ_URL };
  const replica = openDatabase(connection, openLog('silent'), { isReadOnly: true });
  try {
    return await lookAtReplica(db, replica.db);
  } finally {
    await replica.close();
  }
}

function told(found: Found, troubles: string[], config: Config): string {
  const lines: string[] = [];
  if ('gaps' in found) {
    const { gaps, letters, backups, restores } = found;
    lines.push(
      `PostgreSQL ${found.server} answers (${found.place}).`,
      'The schema is up to date.',
      ...(found.replica && !found.replica.problem
        ? [`The replica is ${found.replica.lagMs} ms behind.`]
        : []),
      `Letters: ${letters.waiting} wait, ${letters.failed} were given up.`,
      backups
        ? `Last nightly backup: ${backups.lastAt?.toISOString() ?? 'none yet'} (${backups.where}).`
        : 'Nightly backups are off (BACKUP_DIR=off).',
    );
    if (restores)
      lines.push(
        `Last backup restored on trial: ${restores.lastAt?.toISOString() ?? 'none yet'}${drillsByHand(config)}.`,
      );
    if (found.teamPasskeys === 'optional')
      lines.push('TEAM_PASSKEYS=optional: who reads a letter of the team can act for it.');
    if (found.unconfirmed.length > 0)
      lines.push(
        `Nobody has confirmed the bayrams of ${found.unconfirmed.join(' and ')}: until an admin does at /admin/calendar, a day more on either side counts as possible.`,
      );
    if (found.contacts.length > 0)
      lines.push(
        `Not set at /admin/settings, so /contact does not say it: ${found.contacts.join(', ')}.`,
      );
    if (!config.SMTP_URL)
      lines.push('SMTP_URL is not set: letters become files in DATA_DIR/outbox.');
    lines.push(
      '\nBusinesses',
      table([
        ...found.statuses.map(({ status, count }) => [status, count] as const),
        ['of these, examples', gaps.examples],
        ['without a pin', gaps.withoutPin],
        ['without a phone', gaps.withoutPhone],
        ['without hours', gaps.withoutHours],
        ['hours kept as text', gaps.unreadHours],
      ]),
    );
    if (found.batches.length > 0) lines.push('\nLatest imports (in / there already / not taken)');
    for (const batch of found.batches) {
      lines.push(
        `  #${batch.id} ${batch.fileName} (${batch.source}), ${batch.createdAt.toISOString().slice(0, 16).replace('T', ' ')}: ${batch.imported} / ${batch.duplicates} / ${batch.refused}`,
      );
    }
  }
  return [...lines, ...troubles.map((trouble) => `\n! ${trouble}`)].join('\n');
}

const drillsByHand = ({ BACKUP_RECIPIENT, BACKUP_IDENTITY }: Config) =>
  BACKUP_RECIPIENT && !BACKUP_IDENTITY
    ? ' (this server cannot read its encrypted backups: by hand, with restore --check --identity FILE)'
    : '';

/** The key, documents and e-mails lie there. */
async function dataDirTroubles({ DATA_DIR }: Config): Promise<string[]> {
  const folder = await stat(DATA_DIR).catch(() => undefined);
  const isOpen = folder !== undefined && (folder.mode & 0o077) !== 0;
  return isOpen ? [`Other accounts may look into ${DATA_DIR}: chmod 700 ${DATA_DIR}`] : [];
}

async function diskTroubles({ DATA_DIR }: Config): Promise<string[]> {
  const { freeBytes = 0, isLow } = await roomOf(openDisk(DATA_DIR, openLog('silent')));
  const megabytes = Math.floor(freeBytes / 1e6);
  return isLow ? [`The disk of ${DATA_DIR} has ${megabytes} MB left: make room.`] : [];
}

/** What keeps uploads from being kept: tried with a file that is taken away again. */
async function storageTroubles(config: StorageConfig): Promise<string[]> {
  const key = `doctor/${randomUUID()}`;
  try {
    const storage = await openStorage(config);
    await storage.put(key, Buffer.from('well'), 'text/plain');
    const read = await storage.get(key);
    await storage.delete([key]);
    return read?.toString() === 'well' ? [] : ['Uploads do not come back as they were stored.'];
  } catch (error) {
    return [`Uploads cannot be stored: ${error instanceof Error ? error.message : error}`];
  }
}
