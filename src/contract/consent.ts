import { z } from 'zod';

/**
 * Every text of the box for commercial messages that was ever on screen, by version: a consent is kept
 * with the version it was given to. A changed text is a new version; none is taken out.
 */
export const CONSENT_TEXTS = {
  '1': 'Kampanya ve duyuruları e-postayla almak istiyorum. (Zorunlu değil.)',
} as const;

export type ConsentVersion = keyof typeof CONSENT_TEXTS;
export const CONSENT_VERSION: ConsentVersion = '1';
export const CONSENT_TEXT: string = CONSENT_TEXTS[CONSENT_VERSION];

/** The unticked box of a form, and which text stood beside it. */
export const consentFields = {
  /** Commercial messages beyond what the form asks for (KVKK). */
  hasMarketingConsent: z.boolean().default(false),
  /** Left out: the text of now. */
  consentVersion: z.enum(Object.keys(CONSENT_TEXTS) as [ConsentVersion]).default(CONSENT_VERSION),
};
