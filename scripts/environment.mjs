// What every script needs to know before anything is installed: plain Node 20, no package.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../..');
export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** The Node 24 that the install brings; `node` itself may be older. */
export const node24 = inRoot('node_modules', `node-linux-${process.arch}`, 'bin', 'node');

/** Prints the sentences for the operator and ends. 69: something this product needs is missing. */
export function giveUp(/** @type {string[]} */ ...sentences) {
  for (const sentence of sentences) console.error(sentence);
  process.exit(69);
}

export function requireSupportedMachine() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    giveUp(`Node.js 20 or newer is needed; this is ${process.version}.`);
  }
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    giveUp(
      `Linux on x64 or arm64 is needed; this is ${process.platform} on ${process.arch}.`,
      'On other systems, run it in a Linux container or virtual machine.',
    );
  }
}

/** After the install: the Node 24 of this machine must be there and must be able to run. */
export function requireNode24() {
  if (!existsSync(node24)) {
    giveUp(
      `The package node-linux-${process.arch} was not installed.`,
      'It is an optional dependency: do not install with --omit=optional.',
    );
  }
}
