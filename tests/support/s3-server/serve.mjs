// Serves one bucket from a folder until its parent goes: node serve.mjs FOLDER BUCKET
import S3rver from '@20minutes/s3rver';

const [, , directory, bucket] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.on('close', () => process.exit(0)).resume();
