/**
 * A parent for the fault tests to kill: `node serve-postgres.ts DATA_DIR [MODULE]` keeps the embedded server running,
 * writes one JSON line when it serves and one for each event, and stops in order on SIGTERM.
 */
import type * as Embedded from '#server/platform/postgres-embedded/embedded-postgres.ts';

const [dataDir = '', module = '#server/platform/postgres-embedded/embedded-postgres.ts'] =
  process.argv.slice(2);
const { EmbeddedPostgresError, startEmbeddedPostgres }: typeof Embedded = await import(module);

const say = (line: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const server = await startEmbeddedPostgres({ dataDir, onEvent: say });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  say({ type: 'serves', ...server });
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  say({ type: 'refused', code: error.code, message: error.message });
  process.exitCode = error.exitCode;
}
