import { expect, test } from 'vitest';
import { addressOfView, itemOfKey, viewOf } from './inbox-address.ts';

const read = (query: string) => viewOf(new URLSearchParams(query));

test('a view lives in its address', () => {
  const view = read('kind=review&state=mine&urgency=late&q=köz+%231005&item=claim-1204');
  expect(view).toEqual({
    kind: 'review',
    state: 'mine',
    urgency: 'late',
    q: 'köz #1005',
    open: 'claim-1204',
  });
  expect(read(addressOfView(view).split('?')[1] ?? '')).toEqual(view);
  expect(addressOfView(read(''))).toBe('/admin');
});

test('what an address cannot mean is left out', () => {
  expect(read('kind=constructor&state=x&urgency=y&item=business-x')).toEqual({
    kind: undefined,
    state: 'waiting',
    urgency: undefined,
    q: '',
    open: undefined,
  });
  expect(itemOfKey('advertisement_request-7')).toEqual({ kind: 'advertisement_request', id: 7 });
  expect(itemOfKey('toString-7')).toBeUndefined();
});
