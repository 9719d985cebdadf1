import { Socket } from 'node:net';

/**
 * Calls back when the process that started this one is gone, kill -9 included: scripts/run-product.mjs
 * holds the other end of a pipe and names it in the environment. Without one, never.
 */
export function onParentGone(callback: () => void): void {
  // no setting of the operator, a hand-over between two processes
  const descriptor = Number(process.env.DIRECTORY_PARENT_PIPE);
  if (!descriptor) return;
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false });
  pipe.on('close', callback);
  pipe.on('error', () => {});
  pipe.resume();
  pipe.unref();
}
