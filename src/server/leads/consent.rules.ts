import type { ConsentVersion } from '#contract/consent.ts';

/** What a record keeps of the box for commercial messages: to which text, and when. */
export const consentColumns = (
  said: { hasMarketingConsent: boolean; consentVersion: ConsentVersion },
  at: Date,
) =>
  said.hasMarketingConsent
    ? { has_marketing_consent: true, consent_version: said.consentVersion, consented_at: at }
    : { has_marketing_consent: false, consent_version: null, consented_at: null };
