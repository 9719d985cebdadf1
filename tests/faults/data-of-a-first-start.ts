import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/load/product-process.ts';
import { serveProduct } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where first starts of this run lie; see `dataOfAFirstStart`. */
    firstStarts: string;
  }
}

/** Of the project of faults, whose files come one after the other. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-first-starts-'));
  project.provide('firstStarts', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * A new DATA_DIR as a first start leaves it, stopped in order: making a database takes seconds of a processor, and few
 * stories are about that. Made once in a run, with the example businesses and without; each asks for a copy, at a place
 * that is not there yet. It goes with the run.
 */
export async function dataOfAFirstStart(EXAMPLES: 'on' | 'off', place?: string): Promise<string> {
  const first = join(inject('firstStarts'), EXAMPLES);
  if (!existsSync(first)) {
    const making = `${first}-making`;
    const port = String(await freePort());
    const product = serveProduct({ DATA_DIR: making, PORT: port, EXAMPLES, LOG_LEVEL: 'warn' });
    await product.printed('is ready');
    product.child.kill('SIGTERM');
    await product.exitCode;
    await rename(making, first);
  }
  const folder = place ?? join(await mkdtemp(join(inject('firstStarts'), 'copy-')), 'data');
  // With whom it belongs to: the server may run under an account that root lent it.
  await promisify(execFile)('cp', ['-a', first, folder]);
  return folder;
}
