import type { Config } from './config.ts';
import type { Surroundings } from './context.ts';
import type { OpenDatabase } from './database.ts';
import { openDisk } from './disk.ts';
import { openLimits } from './limits.ts';
import type { Log } from './log.ts';
import { openMail } from './mail.ts';
import { openStorage } from './open-storage.ts';
import { fetchPublic } from './public-fetch.ts';
import { openSecret } from './secret.ts';
import { teamPasskeysOf } from './team-passkeys.ts';

/** Everything acts and jobs have at hand, from the configuration. */
export async function openSurroundings(
  config: Config,
  { db, pool, connection }: Pick<OpenDatabase, 'db' | 'pool' | 'connection'>,
  { now, log }: { now: () => Date; log: Log },
): Promise<Surroundings> {
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
