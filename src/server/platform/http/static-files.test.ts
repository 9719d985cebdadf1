import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

test('built files are served by their name; folders, dot files, other types and what lies beside are not there', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'static-'));
  onTestFinished(() => rm(above, { recursive: true, force: true }));
  const root = path.join(above, 'client');
  for (const folder of ['assets', '.git', '.vite'])
    await mkdir(path.join(root, folder), { recursive: true });
  const names = [
    'assets/a-1.js',
    '.git/config.txt',
    '.vite/manifest.json',
    'assets/a.php',
    '../key.txt',
  ];
  for (const name of names) await writeFile(path.join(root, name), 'x');
  const serve = await openStaticFiles(pathToFileURL(`${root}/`), {});
  const answers = (url: string) => {
    const response = {
      writeHead: () => response,
      end: () => response,
    } as unknown as ServerResponse;
    return serve({ url, method: 'GET', headers: {} } as IncomingMessage, response);
  };
  expect(answers('/assets/a-1.js')).toBe(true);
  for (const url of [
    ...['/', '/assets', '/assets/', '/.git/config.txt', '/.vite/manifest.json', '/assets/a.php'],
    ...['/../key.txt', '/%2e%2e/key.txt', '/assets/../../key.txt', '/assets/a-1.js/'],
  ])
    expect(answers(url), url).toBe(false);
});

test('a file is kept as long as its name says what is in it; the worker is asked for each time; one is a dictionary', async () => {
  const above = await mkdtemp(path.join(tmpdir(), 'static-'));
  onTestFinished(() => rm(above, { recursive: true, force: true }));
  await mkdir(path.join(above, 'assets'));
  for (const name of ['assets/a-1.js', 'dictionary-1.dat', 'icon.svg', 'sw.js'])
    await writeFile(path.join(above, name), 'x');
  const serve = await openStaticFiles(pathToFileURL(`${above}/`), {});
  const headersOf = (url: string) => {
    let kept: Record<string, unknown> = {};
    const response = {
      writeHead: (_: number, headers: Record<string, unknown>) => {
        kept = headers;
        return response;
      },
      end: () => response,
    } as unknown as ServerResponse;
    serve({ url, method: 'GET', headers: {} } as IncomingMessage, response);
    return kept;
  };
  const files = ['/assets/a-1.js', '/dictionary-1.dat', '/icon.svg', '/sw.js'].map(headersOf);
  expect(files.map((headers) => headers['Cache-Control'])).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
    'no-cache',
  ]);
  expect(files.map((headers) => headers['Use-As-Dictionary'])).toEqual([
    undefined,
    'match="/*", match-dest=("document" "")',
    undefined,
    undefined,
  ]);
});
