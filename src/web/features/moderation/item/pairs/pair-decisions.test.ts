import { expect, test } from 'vitest';
import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { createApi } from '#web/api/api.ts';
import { pairDecisions } from './pair-decisions.ts';

const item = { kind: 'business', id: 5, status: 'pending', version: '1', title: 'Nar' };
const details = { item } as unknown as ItemDetails;
const other = (status: string) => ({ id: 9, status, version: '2' }) as never;

/** What happens, one after the other: `approve 5`, `back 5` (taken back), `gone business-5`. */
async function told(act: (pairs: ReturnType<typeof pairDecisions>) => unknown, fails = '') {
  const steps: string[] = [];
  const api = createApi(async (address, { body }) => {
    const { transition, isApart } = JSON.parse(String(body));
    const [id] = /\d+/.exec(String(address)) ?? [];
    const step = transition ? `${transition} ${id}` : isApart ? 'apart' : 'together';
    steps.push(step);
    return step === fails
      ? Response.json({ detail: 'Olmadı' }, { status: 409 })
      : Response.json({});
  });
  let undo: (() => Promise<unknown>) | undefined;
  await Promise.resolve(
    act(
      pairDecisions({
        api,
        inbox: {
          items: [item],
          remove: (key: string) => steps.push(`gone ${key}`),
          refresh: async () => steps.push('read again'),
        } as never,
        takingBack:
          ({ id }) =>
          async () =>
            steps.push(`back ${id}`),
        look: async () => details,
        onChanged: () => steps.push('seen again'),
        onDone: (key, at) => steps.push(`next after ${key} at ${at}`),
        made: (_item, transition, takeBack) => {
          steps.push(`said ${transition}`);
          undo = takeBack;
        },
      }),
    ),
  ).catch(() => steps.push('refused'));
  return { steps, undo, after: (from: number) => steps.slice(from) };
}

const gone = ['gone business-5', 'next after business-5 at 0'];
test.each([
  [
    'this stays, beside one that waits',
    'pending',
    'this',
    ['approve 5', 'merge 9', 'said keep', ...gone, 'read again'],
    ['back 9', 'back 5'],
  ],
  [
    'this stays, beside one that is public',
    'approved',
    'this',
    ['approve 5', 'merge 9', 'said keep', ...gone],
    ['back 9', 'back 5'],
  ],
  ['the public one stays', 'approved', 'other', ['merge 5', 'said merge', ...gone], ['back 5']],
  [
    'the other stays, which waited too',
    'pending',
    'other',
    ['approve 9', 'merge 5', 'said merge', ...gone, 'read again'],
    ['back 5', 'back 9'],
  ],
] as const)(
  'the same place: %s, and is taken back in the order in which it came',
  async (_, status, stays, steps, back) => {
    const done = await told((pairs) => pairs.same(details, other(status), stays));
    expect(done.steps).toEqual(steps);
    await done.undo?.();
    expect(done.after(steps.length)).toEqual(back);
  },
);

test('a merge that fails leaves nothing published', async () => {
  const { steps, undo } = await told(
    (pairs) => pairs.same(details, other('pending'), 'this'),
    'merge 9',
  );
  expect(steps).toEqual(['approve 5', 'merge 9', 'back 5', 'refused']);
  expect(undo).toBeUndefined();
});

test('two places are told apart, and together again', async () => {
  const done = await told((pairs) => pairs.apart(details, other('approved')));
  expect(done.steps).toEqual(['apart', 'said tell_apart', 'seen again']);
  await done.undo?.();
  expect(done.after(3)).toEqual(['together']);
});
