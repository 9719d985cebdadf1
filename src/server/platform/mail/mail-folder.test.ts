import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetFilesBefore, forgetFilesNaming } from './mail-folder.ts';

const at = new Date('2026-11-20T09:00:00Z');
async function folderWith(files: Record<string, { day?: string; text?: string }>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, { day = '2026-11-20', text = '' }] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
    const written = new Date(`${day}T09:00:00Z`);
    await utimes(path.join(folder, name), written, written);
  }
  return { folder, left: async () => (await readdir(folder)).sort() };
}

test('mails whose time is over go, half written ones too, and nothing else', async () => {
  const [old, young] = [{ day: '2026-11-20' }, { day: '2026-11-21' }];
  const { folder, left } = await folderWith({
    ...{ 'a.eml': old, 'b.eml.part': old, 'c.eml': young, 'd.eml.part': young, 'e.txt': old },
  });
  await forgetFilesBefore(folder, at);
  expect(await left()).toEqual(['c.eml', 'd.eml.part', 'e.txt']);
  await forgetFilesBefore(path.join(folder, 'none'), at);
});

test('mails go that name somebody, however they are written down', async () => {
  const { folder, left } = await folderWith({
    'a.eml': { text: 'Z=C3=BCbey=\r\nde Kalmaz' },
    'b.eml.part': { text: 'ayse@ornek.example' },
    'c.eml': { text: 'Zübeyir' },
    'd.txt': { text: 'ayse@ornek.example' },
  });
  await forgetFilesNaming(folder, ['Zübeyde', 'ayse@ornek.example']);
  expect(await left()).toEqual(['c.eml', 'd.txt']);
});
