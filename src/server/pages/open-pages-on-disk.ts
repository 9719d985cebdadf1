import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/platform/config.ts';
import type { Dependencies } from '#server/platform/context.ts';
import type { PublicHistory } from '#server/platform/database/public-data.ts';
import { codeIdentity } from '#server/platform/observability/version.ts';
import { PagesOnDisk } from './pages-on-disk.ts';

/** Settings that no page is made from; any other that changes makes all pages anew. */
const NOT_IN_PAGES = [
  ...['HOST', 'PORT', 'METRICS_PORT', 'LOG_LEVEL', 'EDGE_URLS', 'PAGES_ON_DISK_MB'],
  ...['DATABASE_READ_URL', 'WEBSITE_CHECKS_PER_DAY'],
];

/** Without it pages are made more often, and that is all: it keeps nobody from starting. */
export async function openPagesOnDisk(
  config: Config,
  { db, secret, disk, log }: Pick<Dependencies, 'db' | 'secret' | 'disk' | 'log'>,
  { history, hasBaseMap }: { history: PublicHistory; hasBaseMap: boolean },
): Promise<PagesOnDisk | undefined> {
  const settings = Object.entries(config).filter(([name]) => !NOT_IN_PAGES.includes(name));
  const folder = path.join(config.DATA_DIR, 'pages');
  try {
    if (config.PAGES_ON_DISK_MB === 0) {
      await rm(folder, { recursive: true, force: true });
      return undefined;
    }
    return await PagesOnDisk.open({
      ...{ db, secret, disk, log, history },
      folder,
      madeBy: [await codeIdentity(), settings, hasBaseMap],
      maxBytes: config.PAGES_ON_DISK_MB * 1_000_000,
    });
  } catch (err) {
    log.warn({ err }, 'no pages are kept on disk');
    return undefined;
  }
}
