import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPagesAhead } from './pages-ahead.ts';

/** A link, or what lies in it, as far as this code looks. */
class StandIn {
  href: string;
  target: string;
  constructor(href: string, target = '') {
    this.href = new URL(href, 'https://rehber.example').href;
    this.target = target;
  }
  closest = () => this;
  hasAttribute = () => false;
}

const asked: string[] = [];
let page: EventTarget;
class Hand extends Event {
  readonly pointerType: string;
  readonly on: StandIn | null;
  constructor(type: string, on: StandIn | null, pointerType = 'mouse') {
    super(type);
    this.on = on;
    this.pointerType = pointerType;
  }
  override get target() {
    return this.on as unknown as EventTarget;
  }
}
const hand = (...of: ConstructorParameters<typeof Hand>) =>
  new Hand(...of) as Event as PointerEvent;
const move = (...event: Parameters<typeof hand>) => page.dispatchEvent(hand(...event));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  asked.length = 0;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', StandIn);
  vi.stubGlobal('location', { origin: 'https://rehber.example' });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(first: PointerEvent) {
  const loadAhead = async (href: string) => void asked.push(href);
  fetchPagesAhead({ loadAhead }, first);
}

test('a pointer that stays on a link fetches its page, one that passes does not', () => {
  begin(hand('pointerover', new StandIn('/faq?utm_source=x')));
  vi.advanceTimersByTime(40);
  expect(asked).toEqual([]);
  move('pointerover', new StandIn('/about'));
  vi.advanceTimersByTime(200);
  expect(asked).toEqual(['/about']);
  move('pointerover', new StandIn('/faq?utm_source=x'));
  vi.advanceTimersByTime(200);
  expect(asked, 'under the address that its page has').toEqual(['/about', '/faq']);
});

test('a finger that stays fetches; one that scrolls, or taps, does not', () => {
  begin(hand('pointerdown', new StandIn('/faq'), 'touch'));
  move('pointercancel', new StandIn('/faq'), 'touch');
  vi.advanceTimersByTime(200);
  move('pointerdown', new StandIn('/faq'), 'touch');
  move('pointerup', new StandIn('/faq'), 'touch');
  vi.advanceTimersByTime(200);
  expect(asked).toEqual([]);
  move('pointerdown', new StandIn('/faq'), 'touch');
  vi.advanceTimersByTime(200);
  expect(asked).toEqual(['/faq']);
});

test.each([
  ['another site', new StandIn('https://baska.example/faq')],
  ['a file', new StandIn('/feed.xml')],
  ['another window', new StandIn('/faq', '_blank')],
  ['a telephone', new StandIn('tel:+903225912641')],
  ['no link', null],
])('%s is fetched by nobody', (_, link) => {
  begin(hand('pointerover', link));
  vi.advanceTimersByTime(200);
  expect(asked).toEqual([]);
});

test.each([
  { connection: { saveData: true } },
  { connection: { effectiveType: '2g' } },
  { connection: { effectiveType: 'slow-2g' } },
  { onLine: false },
])('nothing where every byte is dear, or none comes: %o', (line) => {
  vi.stubGlobal('navigator', line);
  begin(hand('pointerover', new StandIn('/faq')));
  vi.advanceTimersByTime(200);
  expect(asked).toEqual([]);
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
  move('pointerover', new StandIn('/about'));
  vi.advanceTimersByTime(200);
  expect(asked).toEqual(['/about']);
});
