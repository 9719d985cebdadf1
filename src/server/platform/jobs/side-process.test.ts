import { afterEach, expect, test } from 'vitest';
import { processorMs, slowness } from '#tests/support/processor.ts';
import { SideProcess, SideProcessEnded } from './side-process.ts';

/** Doubles numbers; other tasks are bad for it. */
const program = `
  export async function work(task, bytes) {
    if (task === 'sum') return bytes.reduce((sum, byte) => sum + byte, 0);
    if (task === 'forever') for (;;);
    if (task === 'much') return Buffer.alloc(900 * 1024 * 1024, 1).length;
    if (task === 'fault') throw new Error('a fault');
    return 2 * task;
  }`;
const module = new URL(`data:text/javascript,${encodeURIComponent(program)}`);

let beside: SideProcess<unknown, number>;
const open = (options: { timeoutMs: number; memoryMB?: number }) => {
  beside = new SideProcess({ module, ...options });
  return beside;
};
afterEach(() => beside.stop());

test('tasks are answered one after the other, in their order', async () => {
  const { run } = bound(open({ timeoutMs: 60_000 }));
  expect(await Promise.all([1, 2, 3].map(run))).toEqual([2, 4, 6]);
});

test('pieces come beside their task as one, and what they were is free here', async () => {
  const beside = open({ timeoutMs: 60_000 });
  const pieces = [1, 2, 3].map((byte) => new Uint8Array(1_000_000 + byte).fill(byte));
  const view = new Uint8Array(new ArrayBuffer(10), 2, 3).fill(7);
  const both = await Promise.all([beside.run('sum', [...pieces, view]), beside.run('sum')]);
  expect(both).toEqual([6_000_014 + 21, 0]);
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
  // Of bytes that are a part of others nothing is taken away.
  expect(view.byteLength).toBe(3);
});

test('what never ends is ended, and takes nothing of this process meanwhile', async () => {
  const { run } = bound(open({ timeoutMs: 1500 }));
  const { ms } = await processorMs(() =>
    expect(run('forever')).rejects.toBeInstanceOf(SideProcessEnded),
  );
  expect(ms / (await slowness()), 'milliseconds').toBeLessThan(200);
});

test.each(['much', 'fault'])('over %s it ends, and the next task gets a new one', async (task) => {
  const { run } = bound(open({ timeoutMs: 60_000, memoryMB: 1024 }));
  await expect(run(task)).rejects.toBeInstanceOf(SideProcessEnded);
  expect(await run(4)).toBe(8);
});

test('more than can wait are asked to come again', async () => {
  const { run } = bound(open({ timeoutMs: 60_000 }));
  const answers = await Promise.allSettled(Array.from({ length: 45 }, (_, at) => run(at)));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'not_ready' });
});

const bound = (process: SideProcess<unknown, number>) => ({
  run: (task: unknown) => process.run(task),
});
