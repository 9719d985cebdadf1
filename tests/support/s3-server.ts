import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureS3Server } from '../../scripts/set-up-s3-server.mjs';

/** What the server takes unless told otherwise. */
const ACCESS_KEY = 'S3RVER';
const BUCKET = 'dosyalar';

/** A real server that speaks S3, with one empty bucket. */
export async function startS3Server(signatures: 'right' | 'any' = 'right') {
  const program = ensureS3Server();
  const folder = await mkdtemp(path.join(tmpdir(), 's3-server-'));
  const server = spawn(process.execPath, [program, folder, BUCKET, signatures], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('the S3 server of the tests did not start');
    }),
  ])) as [Buffer];
  return {
    config: {
      S3_ENDPOINT: `http://127.0.0.1:${port.toString().trim()}`,
      S3_BUCKET: BUCKET,
      S3_REGION: undefined,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: ACCESS_KEY,
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
