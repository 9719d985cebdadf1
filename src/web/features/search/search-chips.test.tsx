import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { SearchChips } from './SearchChips.tsx';
import { noSearch } from './search-query.ts';

test('a feature that was read goes with its words, and others stay', () => {
  const markup = renderToString(
    <Router ssrPath="/search">
      <SearchChips
        query={{ ...noSearch, q: 'otoparklı mescitli avm' }}
        readings={[
          { kind: 'features', value: 'Otopark', words: 'otoparklı' },
          { kind: 'features', value: 'Mescit', words: 'mescitli' },
        ]}
      />
    </Router>,
  );
  expect(markup.match(/href="[^"]*"/g)).toEqual([
    'href="/search?q=mescitli+avm"',
    'href="/search?q=otoparkl%C4%B1+avm"',
  ]);
});
