import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Contest } from '#contract/claims.ts';
import type { ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { ContestForm } from './ContestForm.tsx';
import { WorkspaceContext, type WorkspaceState } from './workspace-context.ts';

const api = createApi(() => Promise.reject(new Error('nobody is asked')));
const workspace = { business: { id: 1001 } as ManagedBusiness } as WorkspaceState;
const contest: Contest = {
  ...{ claimId: 1, name: 'Mehmet Güneş', answer: null, text: null },
  ...{ askedAt: '2026-11-20T09:00:00.000Z', until: '2026-11-27T09:00:00.000Z' },
};
const shown = (given: Partial<Contest> = {}, now = '2026-11-22T09:00:00Z') =>
  renderToString(
    <ClockContext value={new PageClock(new Date(now))}>
      <ApiContext value={api}>
        <WorkspaceContext value={workspace}>
          <ContestForm contest={{ ...contest, ...given }} />
        </WorkspaceContext>
      </ApiContext>
    </ClockContext>,
  );

test('the owner reads who, until when, and that nothing has changed', () => {
  expect(shown()).toContain('Mehmet Güneş');
  expect(shown()).toContain('son gün 27 Kasım 2026');
  expect(shown()).toContain('Hiçbir şey değişmedi');
  expect(shown()).not.toContain('Yanıtınız bize ulaştı');
  expect(shown({ name: '' })).toContain('Bir üye');
});

test('when the seven days are over it says so, and that one may still write', () => {
  const late = shown({}, '2026-11-27T09:00:00Z');
  expect(late).toContain('Yanıt süresi 27 Kasım 2026 günü doldu');
  expect(late).toContain('yine de yazabilirsiniz');
  expect(late).not.toContain('son gün');
});

test('an answer that was given stands in the form, to be changed', () => {
  const answered = shown({ answer: 'object', text: 'Devretmedim.' });
  expect(answered).toContain('Yanıtınız bize ulaştı');
  expect(answered).toContain('Devretmedim.');
  expect(shown({ answer: 'agree' })).toContain('o da işletmenin sahibi olur');
});
