import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { InboxFilters } from './InboxFilters.tsx';
import type { InboxView } from './inbox-address.ts';
import type { Counts } from './use-inbox.ts';

const drawn = (counts: Counts, view: Partial<InboxView> = {}) =>
  renderToString(
    <Router ssrPath="/admin">
      <InboxFilters
        view={{ state: 'waiting', ...view } as InboxView}
        counts={counts}
        searchField={createRef()}
      />
    </Router>,
  );

test('nothing is counted before it is known how many wait', () => {
  expect(drawn({})).not.toMatch(/>0<|\(0\)/);
  const known = drawn({ review: { waiting: 3, late: 0 } });
  expect(known).toContain('Hepsi (3)');
  expect(known).toContain('Değerlendirme (3)');
});
