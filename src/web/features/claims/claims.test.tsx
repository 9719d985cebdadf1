import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { ClaimStanding } from './ClaimStanding.tsx';

const api = createApi(() => Promise.reject(new Error('nobody is asked')));
const card = (hasOwner: boolean) =>
  renderToString(
    <ClaimCard
      business={{ id: 1001, name: 'Kebapçı', hasOwner }}
      fetchDialog={() => Promise.reject(new Error('not asked for'))}
    />,
  );

test('a business without an owner asks for one; one with an owner has only a quiet button', () => {
  expect(card(false)).toContain('Bu işletme sizin mi?');
  expect(card(false)).toContain('Sahiplik başvurusu yap');
  expect(card(true)).toContain('Bu işletmenin sahibi benim');
  expect(card(true)).not.toContain('<h2');
});

const standing = (claim: Partial<Parameters<typeof ClaimStanding>[0]['claim']>) =>
  renderToString(
    <ApiContext value={api}>
      <ClaimStanding
        claim={{ id: 1, isContested: false, ownersTurnUntil: null, phoneProof: 'none', ...claim }}
        onProved={async () => undefined}
      />
    </ApiContext>,
  );

test('a claim says whom it waits for; the place for the code is open once one was read out', () => {
  const waits = standing({ isContested: true, ownersTurnUntil: '2026-11-27T09:00:00.000Z' });
  expect(waits).toContain('son gün 27 Kasım 2026');
  expect(waits).toContain('<details>');
  expect(standing({ isContested: true })).toContain('Sıra bir yöneticide');
  expect(standing({})).not.toContain('sahibine sorduk');
  const asked = standing({ phoneProof: 'asked' });
  expect(asked).toContain('<details open="">');
  expect(asked).toContain('inputMode="numeric"');
  const proved = standing({ phoneProof: 'proved' });
  expect(proved).not.toContain('<input');
  expect(proved).toContain('kodla gösterdiniz');
});
