// Hands connections on between sockets with a path, which reach into the throw-away root, and ports, which do
// not. Runs on both sides of it. Plain Node 20, no package.
import { connect, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

const placeOf = (/** @type {string | number} */ place) =>
  Number.isNaN(Number(place))
    ? { path: String(place) }
    : { port: Number(place), host: '127.0.0.1' };

/** @returns the server, which listens at `from` and leads to `to`: each a path or a port */
export function openBridge(/** @type {string | number} */ from, /** @type {string | number} */ to) {
  const server = createServer((near) => join(near, connect(placeOf(to))));
  return server.listen(placeOf(from));
}

/** @param {import('node:net').Socket} near @param {import('node:net').Socket} far */
export function join(near, far) {
  near.pipe(far).pipe(near);
  near.on('error', () => far.destroy()).on('close', () => far.destroy());
  far.on('error', () => near.destroy()).on('close', () => near.destroy());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const pair of process.argv.slice(2)) {
    const [from = '', to = ''] = pair.split('=');
    openBridge(from, to);
  }
}
