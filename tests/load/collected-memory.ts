import { readFileSync } from 'node:fs';

/** What of a process lies in memory, in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Of a process of Node.js that was started with it: where its inspector listens once it is asked to. */
export const inspectedAt = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` });

const PATIENCE_MS = 30_000;

/**
 * The same once what has become useless is gone: how much of it waits depends on what else the machine does.
 * The inspector of Node.js collects (`HeapProfiler.collectGarbage`), twice: the first lets go what the second finds.
 * @param port see `inspectedAt`
 */
export async function collectedMb(pid: number, port: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAt(port));
  await new Promise<void>((resolve, reject) => {
    const broken = () => reject(new Error('The inspector does not answer.'));
    socket.onerror = broken;
    socket.onclose = broken;
    socket.onopen = () => {
      for (const id of [1, 2])
        socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    };
    socket.onmessage = ({ data }) => {
      if ((JSON.parse(String(data)) as { id?: number }).id === 2) resolve();
    };
  });
  socket.onclose = null;
  socket.close();
  return residentMb(pid);
}

async function inspectorAt(port: number): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
