import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';

/** Short, the same for every path that leads to the folder; also marks the server's processes. */
export function nameOfData(realDataDir: string): string {
  return `adana-rehberi-${createHash('sha256').update(realDataDir).digest('hex').slice(0, 20)}`;
}

export interface Mutex {
  release(): Promise<void>;
}

/**
 * One holder per data folder on this machine: a listening socket in Linux's abstract namespace has no file,
 * so the kernel frees it with its process, kill -9 included. Whoever knocks is told the holder's process id.
 * Answers undefined when another process (or this one) holds it.
 */
export async function takeMutex(name: string): Promise<Mutex | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  if (!(await listen(server, name))) return undefined;
  server.unref();
  return {
    release: () => new Promise((done) => server.close(() => done())),
  };
}

function listen(server: Server, name: string): Promise<boolean> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    );
    server.listen(`\0${name}`, () => done(true));
  });
}

/** The holder's process id, undefined when it does not answer within half a second. */
export function askHolder(name: string): Promise<number | undefined> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(`\0${name}`);
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (bytes) => {
      said += bytes;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(Number.parseInt(said, 10) || undefined));
  });
}
