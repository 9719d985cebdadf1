import { expect, test } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
import { site } from '#tests/support/varied-pages.ts';
import { SiteContext } from './browser/site-context.ts';
import { HeadTags } from './HeadTags.tsx';
import type { Head, PageModule } from './page.ts';

const tagsOf = (head: Partial<Head>) => {
  const module = {
    Page: () => null,
    head: () => ({ title: 'Nar', description: '', canonical: '/business/7', ...head }),
  } as unknown as PageModule;
  const address = { path: '/business/7', params: {}, query: new URLSearchParams() } as never;
  return liveScreen(
    <SiteContext value={{ ...site, publicUrl: 'https://rehber.example' }}>
      <HeadTags {...{ module, data: {}, address }} />
    </SiteContext>,
  );
};

test('a page says under which address it is known', () => {
  const { element } = tagsOf({});
  expect(element('rel', 'canonical').props.href).toBe('https://rehber.example/business/7');
});

test.each([undefined, true, false])('whether machines keep it: isIndexed %s', (isIndexed) => {
  const robots = tagsOf(isIndexed === undefined ? {} : { isIndexed })
    .elements()
    .filter(({ props }) => props.name === 'robots')
    .map(({ props }) => props.content);
  expect(robots).toEqual(isIndexed === false ? ['noindex, follow'] : []);
});
