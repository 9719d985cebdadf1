import type { Refusal } from '#contract/api/errors.ts';
import { REVIEW_REASONS } from '#contract/moderation/review-reasons.ts';
import {
  decideAbout,
  decidedRecords,
  isDecidedKind,
} from '#server/decided-records/decided-records.service.ts';
import { defineCommand, operator, WrongUse, wholeNumber } from './command.ts';
import { withDatabase } from './open-database.ts';
import { failByRefusal } from './refusals.ts';

const kinds = Object.entries(decidedRecords)
  .map(([kind, { decisions }]) => `  ${kind.padEnd(11)}  ${Object.keys(decisions).join(', ')}`)
  .join('\n');

const reviewReasons = Object.keys(REVIEW_REASONS).join(', ');

const HELP = `Usage: npm run directory -- moderate KIND ID MOVE [--reason TEXT] [--into ID] [--json]

Decides about one record, as a moderator would on the screen; whoever sent it gets the letter, of what can
be undone after the ten minutes in which it can.

${kinds}

  --reason TEXT  why: needed to reject; the person reads it. For a review it is one of
                 ${reviewReasons}
  --into ID      which business a merged one becomes part of, or an approved application is
                 linked to (without it a new one waits for a decision)`;

/** What this command asks for. */
const sentences: Partial<Record<Refusal['code'], string>> = {
  invalid_input:
    'The transition needs a --reason, or --into another business that is public.\n' +
    `The --reason of a review is one of ${reviewReasons}.`,
};

export const command = defineCommand({
  summary: 'decide about a business, a review and what else waits',
  help: HELP,
  options: { reason: { type: 'string' }, into: { type: 'string' } },
  words: 3,
  async run({ values, words: [kind = '', idText, transition = ''] }) {
    const known = isDecidedKind(kind) ? decidedRecords[kind].decisions : {};
    if (!Object.hasOwn(known, transition)) {
      throw new WrongUse(`Say moderate KIND ID MOVE:\n${kinds}`);
    }
    const id = wholeNumber(idText, 'ID', 1);
    const { reason } = values;
    const into = values.into === undefined ? undefined : wholeNumber(values.into, '--into', 1);
    await withDatabase((ctx) =>
      decideAbout({ ...ctx, actor: operator }, { kind, id, transition, reason, into }).catch(
        (error) => failByRefusal(error, sentences),
      ),
    );
    return { json: { kind, id, transition }, text: `${kind} ${id}: ${transition} is done.` };
  },
});
