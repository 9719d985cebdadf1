import { checkAuditChain } from '#server/platform/audit/audit-chain.ts';
import { checkTails } from '#server/platform/audit/audit-tail.ts';
import { findKey, secretFrom } from '#server/platform/secret.ts';
import { checkReviews } from '#server/reviews/rating-check.service.ts';
import { defineCommand } from './command.ts';
import { configuration, withDatabase } from './open-database.ts';

export const command = defineCommand({
  summary: 'prove that ratings equal the approved reviews and that no record was tampered with',
  help: `Usage: npm run directory -- audit [--json]

Counts everything anew, for the whole database: the rating and the number of reviews of every
business, the helpful marks of every review, and the chain of the record of decisions, also against the
ends of it that the site noted in DATA_DIR/decisions.log.
Lists what does not agree and exits with 1; with 0 when everything does.`,
  async run() {
    const config = configuration();
    const { set, fromFile } = await findKey(config);
    const key = set ?? fromFile;
    const found = await withDatabase(async ({ db }) => ({
      ...(await checkReviews(db)),
      decisions: await checkAuditChain(db),
      notes: await checkTails(db, config.DATA_DIR, key ? secretFrom(key) : undefined),
    }));
    const { checked, wrongRatings, wrongHelpfulCounts, decisions, notes } = found;
    const wrong = [
      ...wrongRatings.map(
        (one) =>
          `business ${one.id} (${one.name}): ${one.rating} from ${one.reviewCount}, should be ${one.rightRating} from ${one.rightCount}`,
      ),
      ...wrongHelpfulCounts.map(
        (one) => `review ${one.id}: helpful ${one.helpfulCount}, should be ${one.rightCount}`,
      ),
      ...decisions.broken.map((id) => `decision ${id}: it, or the one before it, was changed`),
      ...notes.wrong,
    ];
    const looked = `Looked at ${checked.businesses} businesses, ${checked.reviews} reviews and ${decisions.entries} decisions.`;
    const outcome =
      wrong.length === 0
        ? 'Everything agrees.'
        : `${wrong.length} do not agree:\n  ${wrong.join('\n  ')}`;
    return {
      json: { isWell: wrong.length === 0, ...found },
      text: `${looked}\n${outcome}`,
      exitCode: wrong.length === 0 ? 0 : 1,
    };
  },
});
