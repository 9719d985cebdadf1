import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { WorkspaceContext } from './workspace-context.ts';

const api = createApi(() => {
  throw new Error('nothing is asked while it is drawn');
});
const drawn = (status: string) => {
  const planRequest = { id: 3, plan: 'premium', status, createdAt: '2026-11-20T09:00:00.000Z' };
  const business = { id: 7, plan: 'free', planExpiresAt: null, role: 'owner', planRequest };
  return renderToString(
    <ApiContext value={api}>
      <WorkspaceContext value={{ business: business as unknown as ManagedBusiness } as never}>
        <SubscriptionTab />
      </WorkspaceContext>
    </ApiContext>,
  );
};

test.each([
  ['new', '20 Kasım 2026 tarihinde ekibimize ulaştı. Sizi arayacağız', 'kapatıldı'],
  ['contacted', '20 Kasım 2026 tarihli Premium plan isteğinizi sizinle görüştük', 'arayacağız'],
  ['declined', '20 Kasım 2026 tarihli Premium plan isteğiniz, plan verilmeden kapatıldı', 'ulaştı'],
  ['done', 'Şu anki planınız', 'plan isteğiniz'],
])('of a wish for a plan that is %s', (status, said, not) => {
  expect(drawn(status)).toContain(said);
  expect(drawn(status)).not.toContain(not);
});
