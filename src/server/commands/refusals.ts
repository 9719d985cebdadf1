import { Refusal } from '#contract/api/errors.ts';
import { CommandFailure, EXIT_WRONG_DATA } from './command.ts';

type Sentences = Partial<Record<Refusal['code'], string>>;

/** What the site tells its visitors in Turkish, in the operator's words. */
const sentences: Sentences = {
  illegal_transition: 'In its present state the record cannot be moved like that.',
  not_found: 'There is no such record.',
  business_not_found: 'There is no such business.',
  claim_not_proved: 'Whoever claims it has not proved their address yet: they must sign in first.',
  ad_not_ready: 'The ad needs a title, a description, a first and a last day.',
  ad_not_approved: 'The advertiser has not approved the ad yet.',
  category_without_ads: 'Nothing may be advertised in the category of its business.',
  correction_missing:
    'What the report asks for cannot be done by itself: correct the record on the screen first.',
  team_full: 'The team of the business is full.',
  storage_full: 'The disk is full.',
};

/** Ends the command where the site refused; anything else goes on as it is. A code is English already. */
export function failByRefusal(error: unknown, own: Sentences = {}): never {
  if (!(error instanceof Refusal)) throw error;
  const { code } = error;
  const sentence = own[code] ?? sentences[code] ?? `Refused: ${code.replaceAll('_', ' ')}.`;
  throw new CommandFailure(sentence, EXIT_WRONG_DATA);
}
