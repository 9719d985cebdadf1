import type { Config } from './config.ts';
import type { Dependencies } from './context.ts';
import type { OpenDatabase } from './database/database.ts';
import { openLimits } from './http/limits.ts';
import { fetchPublic } from './http/public-fetch.ts';
import { openMail } from './mail/mail.ts';
import type { Log } from './observability/log.ts';
import { openSecret } from './secret.ts';
import { openDisk } from './storage/disk.ts';
import { openStorage } from './storage/open-storage.ts';
import { teamPasskeysOf } from './team-passkeys.ts';

/** Everything acts and jobs have at hand, from the configuration. */
export async function openDependencies(
  config: Config,
  { db, pool, connection }: Pick<OpenDatabase, 'db' | 'pool' | 'connection'>,
  { now, log }: { now: () => Date; log: Log },
): Promise<Dependencies> {
  const secret = await openSecret(config);
  return {
    db,
    now,
    log,
    publicUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    secret,
    connection,
    limits: openLimits(pool, secret),
    storage: await openStorage(config),
    disk: openDisk(config.DATA_DIR, log),
    mail: openMail(config, {
      print: (line) => process.stdout.write(`${line}\n`),
      isTerminal: process.stdout.isTTY === true,
    }),
    fetchOutside: fetchPublic,
    googlePlacesApiKey: config.GOOGLE_PLACES_API_KEY,
    adminEmail: config.ADMIN_EMAIL,
    teamPasskeys: teamPasskeysOf(config),
    contactEmail: config.CONTACT_EMAIL,
  };
}
