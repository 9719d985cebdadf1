import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ListChoices } from './ListChoices.tsx';

const categories = [{ name: 'Oteller' }, { name: 'Barlar' }];
const shown = (query: { category?: string }, counts?: Record<string, number>) =>
  renderToString(
    <Router ssrPath="/open-now">
      <ListChoices
        path="/open-now"
        query={{ category: query.category, district: undefined }}
        categories={categories}
        {...(counts && { counts: { district: { Seyhan: 3 }, category: counts } })}
      />
    </Router>,
  );

test('a choice that leads to nobody is not offered, but can be taken back', () => {
  const html = shown({}, { Oteller: 3 });
  expect(html).toContain('Oteller');
  expect(html).toContain('Seyhan');
  expect(html).not.toMatch(/Barlar|Karaisalı/);
  expect(shown({ category: 'Barlar' }, { Oteller: 3 })).toContain('Barlar');
  expect(shown({})).toMatch(/Karaisalı[\s\S]*Barlar/);
});
