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
