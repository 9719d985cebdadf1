import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pruneBackups, writeBackup } from '#server/platform/backups.ts';
import { openStorage } from '#server/platform/open-storage.ts';
import {
  type Command,
  CommandFailure,
  EXIT_WRONG_USE,
  note,
  print,
  printJson,
  wholeNumber,
} from './command.ts';
import { withPlainDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const HELP = `Usage: npm run directory -- backup DIR [--keep N] [--json]

Writes everything the site keeps into a new folder of DIR, while it serves: one snapshot of the database,
the uploads, and the site's key. DIR gathers the backups; uploads lie in it once.

  --keep N   afterwards keep the newest N backups of DIR and delete older ones
  --json     print what was written as JSON

Whoever can read DIR can read everything: keep it as safe as the site itself.`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write the database, the uploads and the key into a folder, while the site serves',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [folder, ...others] = positionals;
    if (!folder || others.length > 0) throw new CommandFailure(HELP, EXIT_WRONG_USE);
    const keep = values.keep === undefined ? undefined : wholeNumber(values.keep, '--keep', 1);
    const target = operatorPath(folder);
    const { written, removed } = await withPlainDatabase(async ({ config, pool }) => {
      const client = await pool.connect();
      try {
        const written = await writeBackup(target, {
          client,
          storage: await openStorage(config),
          secretKey: await readFile(path.join(config.DATA_DIR, 'secret-key'), 'utf8').catch(
            () => undefined,
          ),
          now: () => new Date(),
          onProgress: (done, of, what) => note(`${done + 1}/${of} ${what}`),
        });
        return { written, removed: keep ? await pruneBackups(target, keep) : [] };
      } finally {
        client.release(true);
      }
    });
    const { manifest } = written;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (values.json) {
      printJson({
        folder: written.folder,
        rows,
        files: manifest.files.length,
        tables: manifest.tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
        removed,
      });
    } else {
      print(
        `${written.folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`,
      );
      for (const old of removed) print(`Removed ${old}`);
    }
    return 0;
  },
};
