import { expect, test, vi } from 'vitest';
import { given } from '#tests/support/drawn-page.tsx';
import { endpointAsked } from '#tests/support/endpoint-asked.ts';
import { pagesToVary, site } from '#tests/support/varied-pages.ts';
import { renderPage } from './entry-server.tsx';

const now = new Date('2026-11-20T09:00:00.000Z');
const rendered = (href: string, failing = /^$/, name = site.name) =>
  renderPage({
    ...{ href, site: { ...site, name }, now },
    assets: { script: '/a.js', styles: [], chunksOf: () => [], stylesOf: () => [] },
    fetch(address, { method }) {
      const endpoint = endpointAsked(method, address);
      const answer = endpoint && !failing.test(address) ? given(href, endpoint) : undefined;
      return answer === undefined
        ? Response.json({ detail: 'Yok' }, { status: 404 })
        : Response.json(answer);
    },
  });
const endOf = async (...page: Parameters<typeof rendered>) => {
  const { redirect, ...one } = await rendered(...page);
  return redirect === undefined && 'endsAt' in one ? one.endsAt?.getTime() : undefined;
};

test('a page whose ads could not be had is true for a minute', async () => {
  expect(await endOf('/faq', /ads|advertisements/)).toBe(now.getTime() + 60_000);
});

const pages = Object.keys(pagesToVary);
test.each(pages)(
  '%s ends with the first of its cards, also where they are written apart',
  async (href) => {
    const inPlace = await endOf(href);
    expect(inPlace).toBeDefined();
    vi.stubEnv('DEV', false);
    expect(await endOf(href)).toBe(inPlace);
    expect(await endOf(href), 'and as they are remembered').toBe(inPlace);
    vi.unstubAllEnvs();
  },
);

test('what is called as the end of a script ends none', async () => {
  const name = 'Nar </script><!-- Rehberi';
  const page = await rendered('/faq', /^$/, name);
  const html = 'html' in page ? page.html : '';
  const data = [
    ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs),
  ];
  expect(data.length).toBeGreaterThan(1);
  const read = data.map(([, json = '']) => JSON.parse(json));
  expect(read).toContainEqual(expect.objectContaining({ site: expect.objectContaining({ name }) }));
});
