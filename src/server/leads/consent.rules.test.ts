import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '#contract/consent.ts';
import { consentColumns } from './consent.rules.ts';

test('only who ticked the box is kept with the text and the moment', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const said = { consentVersion: CONSENT_VERSION };
  expect(consentColumns({ ...said, hasMarketingConsent: true }, at)).toEqual({
    ...{ hasMarketingConsent: true, consentVersion: CONSENT_VERSION, consentedAt: at },
  });
  expect(consentColumns({ ...said, hasMarketingConsent: false }, at)).toEqual({
    ...{ hasMarketingConsent: false, consentVersion: null, consentedAt: null },
  });
});
