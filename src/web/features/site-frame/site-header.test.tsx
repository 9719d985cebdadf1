import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { site } from '#tests/support/varied-pages.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { MarkupWriterContext } from '#web/browser/CachedMarkup.tsx';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { islandsLoaded } from '#web/ui/island/island.ts';
import { SiteHeader } from './SiteHeader.tsx';

/** As the server writes it, which remembers what it wrote of a header before. */
function headerOf(names: string[]): string {
  const categories = names.map((name, at) => ({ name, slug: `slug-${at}` }));
  const around = (part: ReactNode) => (
    <SiteContext value={{ ...site, categories }}>
      <ApiContext value={createApi(() => Promise.reject(new Error('asked')))}>
        <ClockContext value={new PageClock(new Date())}>
          <Router ssrPath="/faq">{part}</Router>
        </ClockContext>
      </ApiContext>
    </SiteContext>
  );
  const write = (part: ReactNode) => ({ markup: renderToString(around(part)), endsAt: undefined });
  return renderToString(
    <MarkupWriterContext value={write}>
      {around(<SiteHeader isOnUnknown={false} />)}
    </MarkupWriterContext>,
  );
}

test('a category that the team names otherwise stands so in the menu of the next page', async () => {
  await islandsLoaded();
  expect(headerOf(['Kafeler', 'Barlar'])).toContain('Barlar');
  const next = headerOf(['Kafeler', 'Pastaneler']);
  expect(next).toContain('Pastaneler');
  expect(next).not.toContain('Barlar');
});
