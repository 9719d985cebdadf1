import { setTimeout as pause } from 'node:timers/promises';
import { visitor } from './product-process.ts';

const PATHS = ['/', '/businesses'];
/** As browsers ask over https: what is kept goes out as it is. */
const BROWSERS = { 'accept-encoding': 'br' };
const ASK_EVERY_MS = 10;

/** Asks for the pages in turn, one at a time and no faster than people click, until told to stop. @returns milliseconds */
export async function readPages(address: string, isOver: () => boolean) {
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const startedAt = performance.now();
    const headers = { ...BROWSERS, ...visitor(turn) };
    const response = await fetch(address + PATHS[turn % PATHS.length], { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    times.push(performance.now() - startedAt);
    await pause(ASK_EVERY_MS);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The same for so long. */
export function readPagesFor(address: string, ms: number) {
  const endsAt = performance.now() + ms;
  return readPages(address, () => performance.now() > endsAt);
}
