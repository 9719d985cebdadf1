import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ResultsMap } from './ResultsMap.tsx';

const results = [
  { id: 1, name: 'Köprübaşı', place: [35.32, 36.99] as [number, number] },
  { id: 2, name: 'Kıyı', place: [35.3201, 36.9901] as [number, number] },
  { id: 3, name: 'Şölen', place: [35.29, 37.05] as [number, number] },
];
const html = renderToString(
  <Router ssrPath="/search">
    <ResultsMap results={results} href="/map?q=kebap" />
  </Router>,
);

test('each result is a link with its name; several in one place lead to the map that can be moved', () => {
  const [link] = /<a [^>]*aria-label="Şölen"[^>]*>/.exec(html) ?? [];
  expect(link).toContain('href="/business/3"');
  expect(html).toContain('aria-label="2 işletme: Köprübaşı, Kıyı, haritada aç"');
  expect(html).not.toContain('href="/business/1"');
  expect(html.match(/href="\/map\?q=kebap"/g)).toHaveLength(2);
});

test('a card that is pointed at lights its own pin, and the picture carries no drawing', () => {
  expect(html).toContain('[data-moves="2"]:is(:hover,:focus-within)) [data-pin~="2"]');
  expect(html).toContain('data-pin="1 2"');
  expect(html).toContain('href="#districts"');
  expect(html.length).toBeLessThan(5000);
});
