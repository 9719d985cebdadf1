import type { Difference } from '#contract/moderation/moderation.ts';
import { FIELD_WORDS } from '#contract/moderation/moderation-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { hoursWords } from './hours-words.ts';
import { type Cut, cutDifference } from './word-difference.ts';

const wordsOf = (difference: Difference, side: 'old' | 'new') => {
  const value = difference[side] ?? '';
  return difference.field === 'hours' || difference.field === 'ramadanHours'
    ? hoursWords(value)
    : value;
};

interface DifferencesProps {
  differences: Difference[];
  /** Whoever accepts what no program can read mends it in the form. */
  needsForm: boolean;
}

/** What stands now and what would stand, or what somebody said of it, side by side, the words that differ marked. */
export const Differences = ({ differences, needsForm }: DifferencesProps) => (
  <div className="differences">
    {differences.map((difference) => {
      const [old, next] = cutDifference(wordsOf(difference, 'old'), wordsOf(difference, 'new'));
      const word = FIELD_WORDS[difference.field] ?? difference.field;
      return (
        <dl key={difference.field} aria-label={word} className="difference">
          <dt className="difference-word">{word}</dt>
          <div className="difference-old">
            <dt>
              <span aria-hidden="true">− </span>
              {texts.nowIs}
            </dt>
            <dd>{difference.old ? <Words cut={old} as="del" /> : <Nothing />}</dd>
          </div>
          <div className="difference-new">
            <dt>
              <span aria-hidden="true">+ </span>
              {difference.isAutomatic ? texts.willBe : texts.isSaid}
            </dt>
            <dd>{difference.new ? <Words cut={next} as="ins" /> : <Nothing />}</dd>
          </div>
          {!difference.isAutomatic && needsForm && (
            <div className="difference-note">
              <dt className="sr-only">{texts.note}</dt>
              <dd>{texts.byHand}</dd>
            </div>
          )}
        </dl>
      );
    })}
  </div>
);

const Words = ({ cut: { start, own, end }, as: Mark }: { cut: Cut; as: 'del' | 'ins' }) => (
  <>
    {start}
    {own && <Mark>{own}</Mark>}
    {end}
  </>
);

const Nothing = () => <span className="text-quiet italic">{texts.nothing}</span>;
