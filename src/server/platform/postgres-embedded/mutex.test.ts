import { expect, test } from 'vitest';
import { askHolder, nameOfData, takeMutex } from './mutex.ts';

const name = nameOfData(`/srv/${process.pid}/data`);

test('a folder has one holder, who says its process id and can let go', async () => {
  const mutex = await takeMutex(name);
  expect(mutex).toBeDefined();
  expect(await takeMutex(name)).toBeUndefined();
  expect(await askHolder(name)).toBe(process.pid);

  await mutex?.release();
  expect(await askHolder(name)).toBeUndefined();
  const next = await takeMutex(name);
  expect(next).toBeDefined();
  await next?.release();
});

test('every folder has a name of its own, short enough for a process title', () => {
  expect(nameOfData('/srv/a')).not.toBe(nameOfData('/srv/b'));
  expect(nameOfData(`/srv/${'ş'.repeat(2000)}`).length).toBeLessThan(64);
});
