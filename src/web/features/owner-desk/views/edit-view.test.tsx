import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { type useWorkspace, WorkspaceContext } from '../workspace-context.ts';
import { EditView } from './EditView.tsx';

const api = createApi(() => {
  throw new Error('nothing is asked while it is drawn');
});
/** The choices of the price, as they are drawn. */
function pricesOf(priceRange: string | null) {
  const business = {
    waiting: { revisions: 0 },
    revisions: [],
    features: [],
    attributes: {},
    priceRange,
  };
  const workspace = {
    business: business as unknown as ManagedBusiness,
    slots: { pin: () => null, features: () => null },
  } as unknown as ReturnType<typeof useWorkspace>;
  const markup = renderToString(
    <Router ssrPath="/">
      <ApiContext value={api}>
        <WorkspaceContext value={workspace}>
          <EditView />
        </WorkspaceContext>
      </ApiContext>
    </Router>,
  );
  return [...markup.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)]
    .filter(([, value]) => value === '' || /₺|Ücretsiz/.test(value ?? ''))
    .map(([, , selected, label]) => `${selected ? '>' : ''}${label}`);
}

test('a price that nobody said is not shown as the first one, and can be said', () => {
  expect(pricesOf(null)).toContain('>Belirtilmemiş');
  expect(pricesOf('₺₺')).not.toContain('Belirtilmemiş');
  expect(pricesOf('₺₺')).toContain('>₺₺ (Orta)');
});
