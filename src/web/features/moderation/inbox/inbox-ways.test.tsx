import { createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { InboxFilters } from './InboxFilters.tsx';
import type { InboxView } from './inbox-address.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const counts = { review: { waiting: 3, late: 1 }, business: { waiting: 4, late: 0 } };
const view: InboxView = {
  ...{ kind: 'review', state: 'waiting', urgency: 'late', q: 'nar' },
  open: 'review-5',
};
const filters = (change: Partial<InboxView> = {}) =>
  screenWithApi(
    <InboxFilters view={{ ...view, ...change }} counts={counts} searchField={createRef()} />,
  );
const to = (value: string) => ({ currentTarget: { value } });

test.each([
  [texts.kind, 'business', '/admin?kind=business&urgency=late&q=nar'],
  [texts.kind, '', '/admin?urgency=late&q=nar'],
  [texts.urgency, 'soon', '/admin?kind=review&urgency=soon&q=nar'],
  [texts.urgency, '', '/admin?kind=review&q=nar'],
])('chosen as %s, %j leads to the list of it, with nothing open', (label, value, way) => {
  const { field, ways } = filters();
  field(label).onChange(to(value));
  expect(ways.at(-1)).toBe(way);
});

test('what was decided has no time left, and its kinds are not counted', () => {
  const waiting = filters();
  expect(waiting.element('href', '/admin?kind=review&state=decided&q=nar').words).toBe(
    texts.states.decided,
  );
  const chip = waiting.element('href', '/admin?kind=review&urgency=late&q=nar');
  expect(chip.words).toContain(texts.waits(3, 1));
  expect(chip.props['aria-current'] ?? chip.props['aria-pressed']).toBeTruthy();
  expect(waiting.element('href', '/admin?urgency=late&q=nar').words).toContain(texts.waits(7, 0));
  const decided = filters({ state: 'decided', urgency: undefined });
  expect(decided.text()).not.toContain(texts.waits(3, 1));
  expect(() => decided.field(texts.urgency)).toThrow();
});

test('words are searched when typing rests, or at once by Enter, and never twice', () => {
  const { field, element, ways } = filters();
  const type = (value: string) => field(texts.search).onChange(to(value));
  const enter = () =>
    element('className', 'min-w-0 grow basis-48').props.onSubmit({ preventDefault() {} });
  const way = (q: string) => `/admin?kind=review&urgency=late&q=${q}`;
  type('n');
  vi.advanceTimersByTime(299);
  type('ada');
  expect(field(texts.search).value).toBe('ada');
  vi.advanceTimersByTime(299);
  expect(ways).toEqual(['/start']);
  vi.advanceTimersByTime(1);
  expect(ways, 'instead of the list before').toEqual([way('ada')]);
  type(' nar ');
  vi.advanceTimersByTime(300);
  expect(ways, 'what is shown').toEqual([way('ada')]);
  type('kuaför');
  enter();
  expect(ways.at(-1)).toBe(way('kuaf%C3%B6r'));
  vi.advanceTimersByTime(300);
  expect(ways).toHaveLength(1);
});

test('another address puts its words into the field, but does not interrupt who types', () => {
  let turn = (_: Partial<InboxView>) => {};
  const Screen = () => {
    const [change, setChange] = useState<Partial<InboxView>>({});
    turn = setChange;
    return <InboxFilters view={{ ...view, ...change }} counts={counts} searchField={createRef()} />;
  };
  const { field, text } = screenWithApi(<Screen />);
  field(texts.search).onChange(to('ada '));
  turn({ q: 'ada' });
  expect(field(texts.search).value).toBe('ada ');
  turn({ q: '' });
  text();
  expect(field(texts.search).value).toBe('');
});
