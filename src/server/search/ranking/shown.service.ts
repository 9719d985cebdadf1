import { z } from 'zod';
import { DISTRICTS } from '#contract/city/districts.ts';
import { isRightSignature, type Secret } from '#server/platform/secret.ts';

/** What an answer showed, as it is counted once a browser has shown it. */
const Shown = z.object({
  /** On which it was answered, in Adana. */
  day: z.string(),
  /** The question; undefined where only filters were chosen. */
  q: z.string().optional(),
  businessIds: z.array(z.number().int()),
  /** What nobody here offers; undefined where something was found, or a filter hides it. */
  missed: z.object({ words: z.string(), district: z.enum(DISTRICTS).optional() }).optional(),
});
type Shown = z.infer<typeof Shown>;

const signatureOf = (secret: Secret, text: string) => secret.hash('shown', text);

/** As a text that goes out with the answer and comes back as it was: nobody can claim to have found or missed something. */
export function signShown(secret: Secret, shown: Shown): string {
  const text = Buffer.from(JSON.stringify(shown)).toString('base64url');
  return `${text}.${signatureOf(secret, text).toString('base64url')}`;
}

/** What such a text says; undefined for any that was not made here. */
export function readShown(secret: Secret, signed: string): Shown | undefined {
  const [text = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, text);
  if (!isRightSignature(given, right)) return undefined;
  return Shown.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
