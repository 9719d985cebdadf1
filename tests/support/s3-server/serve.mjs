// Serves one bucket from a folder until its parent goes: node serve.mjs FOLDER BUCKET [any]
import S3rver from '@20minutes/s3rver';

const [, , directory, bucket, signatures] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // It reads another address of the bucket than the client signs, and would list none.
  allowMismatchedSignatures: signatures === 'any',
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.on('close', () => process.exit(0)).resume();
