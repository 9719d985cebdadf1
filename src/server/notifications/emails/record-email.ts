import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { type Addressee, addressed, type EmailMessage } from './email.ts';

/** What an e-mail about a record says, where a few sentences are all of it. */
export interface RecordWords {
  subject: string;
  paragraphs: string[];
  /** The one thing to do; a path of the site. */
  action?: { label: string; path: string };
}

/**
 * A record came, or the team has answered it; `answer` is what the team wrote, if it did, `businessName` whom it
 * is about, where that is known.
 */
export const recordEmail = (
  kind: `${ItemKind}-${'received' | 'answered'}`,
  { subject, paragraphs, action }: RecordWords,
  values: {
    addressee: Addressee;
    answer?: string | undefined;
    businessName?: string | undefined;
    publicUrl: string;
  },
): EmailMessage => ({
  kind,
  ...addressed(values.addressee),
  subject,
  paragraphs,
  facts: values.businessName ? [['İşletme', values.businessName]] : undefined,
  quote: values.answer ? { label: 'Yanıtımız', text: values.answer } : undefined,
  action: action && { label: action.label, href: values.publicUrl + action.path },
});
