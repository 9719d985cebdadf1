import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { OwnApplication } from '#contract/owners/owners.ts';
import { ApplicationBanner } from './ApplicationBanner.tsx';

const shown = (said: Partial<OwnApplication>, isProved = false) => {
  const application = {
    ...{ id: 7, status: 'pending' as const, email: 'ayse@ornek.example' },
    ...{ rejectionReason: null, businessId: null, ...said },
  };
  const markup = renderToString(
    <Router ssrPath="/">
      <ApplicationBanner {...{ application, isProved }} />
    </Router>,
  );
  return { words: markup.replaceAll(/<[^>]*>/g, ''), markup };
};

test('the link of the e-mail is asked of whoever has not proved the address, a look of the others', () => {
  const waits = shown({ status: 'email_pending' });
  expect(waits.words).toContain('ayse@ornek.example adresine bir onay bağlantısı gönderdik');
  const proved = shown({ status: 'email_pending' }, true);
  expect(proved.words).not.toContain('gönderdik');
  expect(proved.markup).toContain('href="/business-owner-register?basvuru=7"');
});

test('a panel that opens soon is promised only while its business is there', () => {
  expect(shown({ status: 'approved', businessId: 1001 }).words).toContain('birazdan burada açılır');
  const gone = shown({ status: 'approved' });
  expect(gone.words).not.toContain('birazdan');
  expect(gone.words).toContain('rehberden kaldırıldı');
});

test.each(['rejected', 'revoked'] as const)('%s says why', (status) => {
  expect(shown({ status, rejectionReason: 'Belge okunmuyor.' }).words).toContain(
    'Gerekçe: Belge okunmuyor.',
  );
});
