import { Sparkles } from 'lucide-react';
import type { SearchAnswer } from '#contract/search/search.ts';
import { searchTexts } from '#web/texts/search.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { type SearchQuery, searchAddress } from './search-query.ts';
import { asWords } from './search-readings.ts';

const texts = searchTexts.meant;

interface MeantInsteadProps {
  query: SearchQuery;
  answer: Pick<SearchAnswer, 'meant' | 'wouldMean' | 'unasked'>;
}

/** Something else was asked than was typed: which words were left out, and what it was corrected to. */
export const MeantInstead = ({ query, answer }: MeantInsteadProps) => (
  <>
    <Corrected query={query} answer={answer} />
    {answer.unasked.length > 0 && (
      <p className="mb-3 text-quiet">{texts.unasked(answer.unasked)}</p>
    )}
  </>
);

/** The question was corrected: says so, what is seen instead, and leads to it as it was typed; or back. */
function Corrected({ query, answer: { meant, wouldMean } }: MeantInsteadProps) {
  const corrected = meant ?? wouldMean;
  const { q = '', literal } = query;
  if (corrected === null) return null;
  const asMended = {
    ...query,
    q: corrected,
    literal: literal.filter((kind) => kind !== 'spelling'),
    page: undefined,
  };
  return (
    <p className="mb-3 flex gap-2.5 rounded-md bg-seyhan-soft px-4 py-1.5 sm:mb-5 sm:py-2.5">
      <Sparkles className="mt-1 size-4 shrink-0 text-seyhan" aria-hidden="true" />
      <span>
        {texts.question}{' '}
        <Anchor href={searchAddress('/search', asMended)} className="text-link tap font-semibold">
          {corrected}
        </Anchor>
        ?
        {meant !== null && (
          <>
            {' '}
            {/* On a phone the heading above says so. */}
            <span className="text-quiet max-sm:hidden">{texts.shown(q)}</span>{' '}
            <Anchor
              href={searchAddress('/search', asWords(query, 'spelling'))}
              className="text-link tap inline-block"
            >
              {texts.asTyped(q)}
            </Anchor>
          </>
        )}
      </span>
    </p>
  );
}
