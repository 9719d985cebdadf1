import { parseArgs } from 'node:util';
import { EXIT_WRONG_CONFIGURATION, readConfig } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres.ts';
import { openLog } from './platform/log.ts';
import { onParentGone } from './platform/parent-pipe.ts';
import { writePrivately } from './platform/private-files.ts';
import { createProduct, StartFailure } from './product.ts';

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
process.stdout.write(
  `\n  ${config.SITE_NAME} is ready\n\n  Site:  ${product.address}\n  API:   ${product.address}/api/docs\n  Data:  ${product.dataPlace}\n\n`,
);

let isStopping = false;
async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, 'stopping');
  await product.stop();
  log.flush();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
onParentGone(() => void stop('parent gone'));
