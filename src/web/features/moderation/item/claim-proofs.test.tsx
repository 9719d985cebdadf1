import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClaimSides } from '#contract/claims.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ClaimProofs } from './ClaimProofs.tsx';
import { BothSides } from './People.tsx';

const api = createApi(() => Promise.reject(new Error('nobody is asked')));
const none: ClaimSides = {
  phone: '0322 000 12 34',
  phoneProvedAt: null,
  domain: null,
  owner: null,
};
const proofs = (sides: Partial<ClaimSides>, canRead = true) =>
  renderToString(
    <ApiContext value={api}>
      <ClaimProofs claimId={1} sides={{ ...none, ...sides }} canRead={canRead} />
    </ApiContext>,
  );

test('a code can be read out where the page has a telephone, to an open claim of another', () => {
  expect(proofs({})).toContain('Kodu oku');
  expect(proofs({ phone: null })).toContain('aranacak bir telefon yok');
  expect(proofs({ phone: null })).not.toContain('Kodu oku');
  expect(proofs({}, false)).not.toContain('Kodu oku');
  const proved = proofs({ phoneProvedAt: '2026-11-20T09:00:00.000Z', domain: 'kebap.com.tr' });
  expect(proved).not.toContain('Kodu oku');
  expect(proved).toContain('okunan kodu yazdı');
  expect(proved).toContain('kebap.com.tr');
});

const asked = { askedAt: '2026-11-20T09:00:00.000Z', until: '2026-11-27T09:00:00.000Z' };
const silent = { ...asked, answer: null, text: null, by: null, answeredAt: null };
const sides = (answer: NonNullable<ClaimSides['owner']>, now: string) =>
  renderToString(
    <BothSides
      owners={[{ name: 'Zehra Sahip', email: null, since: '2026-01-01T09:00:00.000Z' }]}
      sender={null}
      answer={answer}
      now={new Date(now)}
    />,
  );

test('what the owner says stands on their side, or until when they may', () => {
  expect(sides(silent, '2026-11-27T08:59:00Z')).toContain('Yanıt bekleniyor');
  expect(sides(silent, '2026-11-27T09:00:00Z')).toContain('yanıt vermedi');
  const answered = { ...silent, answer: 'object' as const, text: 'Devretmedim.', by: 'Zehra' };
  const shown = sides(answered, '2026-11-21T09:00:00Z');
  expect(shown).toContain('İtiraz ediyor');
  expect(shown).toContain('Devretmedim.');
});
