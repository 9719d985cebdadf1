import { parseArgs } from 'node:util';
import { EXIT_WRONG_CONFIGURATION, readConfig } from './platform/config.ts';
import { openLog } from './platform/observability/log.ts';
import { onParentGone } from './platform/parent-pipe.ts';
import { EmbeddedPostgresError } from './platform/postgres-embedded/embedded-postgres.ts';
import { StartFailure } from './platform/start-failure.ts';
import { writePrivately } from './platform/storage/private-files.ts';
import { tellSystemd } from './platform/systemd.ts';
import { createProduct } from './product.ts';

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const reading = readConfig(process.env);
if (!reading.config) {
  process.stderr.write('The configuration is wrong:\n');
  for (const problem of reading.problems) process.stderr.write(`  ${problem}\n`);
  process.exit(EXIT_WRONG_CONFIGURATION);
}

writePrivately();
const { config } = reading;
const log = openLog(config.LOG_LEVEL);

/** One sentence for the operator, on standard error; the log keeps its form. */
function giveUp(error: unknown): never {
  const isExpected = error instanceof EmbeddedPostgresError || error instanceof StartFailure;
  if (!isExpected) log.fatal({ err: error }, 'start failed');
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(isExpected ? error.exitCode : 1);
}

const product = await createProduct(config, log, { isDevelopment: flags.dev }).catch(giveUp);

/** A proxy that looks every few seconds, or is told by an answer, has time to send its visitors elsewhere. */
const GRACE_MS = 1_000;
/** A forced stop that hangs: PostgreSQL stops by itself when this process is gone. */
const FORCED_WITHIN_MS = 5_000;

const tell = (state: 'READY=1' | 'STOPPING=1') =>
  tellSystemd(state, (reason) => log.warn({ reason }, 'systemd was not told'));

let isStopping = false;
async function stop(reason: string, graceMs: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, 'stopping');
  tell('STOPPING=1');
  await product.stop(graceMs);
  log.flush();
  process.exit(0);
}
/** Asked a second time, it waits for nobody. */
function force(reason: string): void {
  log.warn({ reason }, 'stopping at once');
  setTimeout(() => process.exit(1), FORCED_WITHIN_MS);
  product.force();
}
process.on('SIGTERM', () => (isStopping ? force('SIGTERM') : void stop('SIGTERM', GRACE_MS)));
// Ctrl-C comes from whoever sits before it: no proxy to wait for.
process.on('SIGINT', () => (isStopping ? force('SIGINT') : void stop('SIGINT', 0)));
onParentGone(() => void stop('parent gone', 0));

// Said last: whoever hears it may ask to stop at once.
process.stdout.write(
  `\n  ${config.SITE_NAME} is ready\n\n  Site:  ${product.address}\n  API:   ${product.address}/api/docs\n  Data:  ${product.dataPlace}\n\n`,
);
tell('READY=1');
