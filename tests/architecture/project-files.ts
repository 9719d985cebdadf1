import { readdirSync } from 'node:fs';
import path from 'node:path';

const notOurs = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'coverage',
  'test-results',
  '.cache',
]);
const binary = /\.(?:png|jpe?g|webp|avif|woff2?|ico|pdf|br|gz)$/;

/** Paths, relative to `root`, of every text file that belongs to the project. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.name === 'node_modules' || (folder === '' && notOurs.has(entry.name))) return [];
    if (entry.isDirectory()) return projectFiles(root, name);
    return entry.isFile() && !binary.test(name) ? [name] : [];
  });
}
