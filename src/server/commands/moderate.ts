import { parseArgs } from 'node:util';
import type { Refusal } from '#contract/errors.ts';
import { REVIEW_REASONS } from '#contract/reviews.ts';
import { moveRecord, movesOfKinds } from '#server/moderation/moves.service.ts';
import {
  type Command,
  CommandFailure,
  EXIT_WRONG_USE,
  operator,
  print,
  printJson,
  wholeNumber,
} from './command.ts';
import { withDatabase } from './open-database.ts';
import { failByRefusal } from './refusals.ts';

const kinds = Object.entries(movesOfKinds)
  .map(([kind, { moves }]) => `  ${kind.padEnd(11)}  ${moves.join(', ')}`)
  .join('\n');

const reviewReasons = Object.keys(REVIEW_REASONS).join(', ');

const HELP = `Usage: npm run directory -- moderate KIND ID MOVE [--reason TEXT] [--into ID] [--json]

Decides about one record, as a moderator would on the screen; whoever sent it gets the letter.

${kinds}

  --reason TEXT  why: needed to reject; the person reads it. For a review it is one of
                 ${reviewReasons}
  --into ID      which business a merged one becomes part of, or an approved application is
                 linked to (without it a new one waits for a decision)`;

/** What this command asks for. */
const sentences: Partial<Record<Refusal['code'], string>> = {
  invalid_input:
    'The move needs a --reason, or --into another business that is public.\n' +
    `The --reason of a review is one of ${reviewReasons}.`,
};

export const moderateCommand: Command = {
  name: 'moderate',
  summary: 'decide about a business, a review and what else waits',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        into: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [kind = '', idText, move = '', ...others] = positionals;
    const known = Object.hasOwn(movesOfKinds, kind) ? movesOfKinds[kind] : undefined;
    if (!known?.moves.includes(move) || others.length > 0) {
      throw new CommandFailure(`Say moderate KIND ID MOVE:\n${kinds}`, EXIT_WRONG_USE);
    }
    const id = wholeNumber(idText, 'ID', 1);
    const { reason } = values;
    const into = values.into === undefined ? undefined : wholeNumber(values.into, '--into', 1);
    await withDatabase((ctx) =>
      moveRecord({ ...ctx, actor: operator }, { kind, id, move, reason, into }).catch((error) =>
        failByRefusal(error, sentences),
      ),
    );
    if (values.json) printJson({ kind, id, move });
    else print(`${kind} ${id}: ${move} is done.`);
    return 0;
  },
};
