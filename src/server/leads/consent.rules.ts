import type { ConsentVersion } from '#contract/consent.ts';

/** What a record keeps of the box for commercial messages: to which text, and when. */
export const consentColumns = (
  said: { hasMarketingConsent: boolean; consentVersion: ConsentVersion },
  at: Date,
) =>
  said.hasMarketingConsent
    ? { hasMarketingConsent: true, consentVersion: said.consentVersion, consentedAt: at }
    : { hasMarketingConsent: false, consentVersion: null, consentedAt: null };
