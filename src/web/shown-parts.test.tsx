import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { businessesParts } from '#tests/support/shown-parts/of-businesses.tsx';
import { peoplesParts } from '#tests/support/shown-parts/of-people.tsx';
import { turnAccount } from '#web/browser/account-context.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  turnAccount(null);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/**
 * Parts that ask nobody and are not pressed here, in each of their states. What asks, is pressed or is filled in
 * has its row in asked-parts, refused-presses and refused-forms.
 */
test.each(Object.entries({ ...businessesParts, ...peoplesParts }))('%s', (_, part) => {
  expect(screenWithApi(part).outline()).toMatchSnapshot();
});
