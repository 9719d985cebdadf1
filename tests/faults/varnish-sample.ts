import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ShippedVarnish {
  address: string;
  /** Of its command line tools: `varnishstat -n …`. */
  work: string;
  pid: number;
  stop(): Promise<void>;
}

/** The shipped sample of Varnish in front of two instances; only ports are other ones. */
export async function startVarnish(
  folder: string,
  { port, instances, memory }: { port: number; instances: [number, number]; memory: string },
): Promise<ShippedVarnish> {
  // It serves under an account of its own.
  await chmod(folder, 0o755);
  const [file, work] = [join(folder, 'edge.vcl'), join(folder, 'work')];
  const sample = await readFile('deploy/varnish.vcl', 'utf8');
  const [first, second] = instances;
  await writeFile(file, sample.replace('"3000"', `"${first}"`).replace('"3001"', `"${second}"`));
  const child = spawn(
    'varnishd',
    ['-F', '-n', work, '-f', file, '-a', `127.0.0.1:${port}`].concat([
      ...['-s', `malloc,${memory}`, '-p', 'http_gzip_support=off'],
    ]),
    { stdio: 'ignore' },
  );
  return {
    ...{ address: `http://127.0.0.1:${port}`, work, pid: child.pid ?? 0 },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
