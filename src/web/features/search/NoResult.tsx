import type { ReactNode } from 'react';
import type { SearchAnswer } from '#contract/search/search.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { outcomeTexts as texts } from '#web/texts/search-outcome.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { asksSomething, type SearchQuery, searchAddress } from './search-query.ts';
import { without } from './search-readings.ts';

/** As people write one, not a year or a house number. */
const TELEPHONE = /^\+?(?:[\s()./-]*\d){7,}$/;

interface NoResultProps {
  title: string;
  query: SearchQuery;
  answer: Pick<
    SearchAnswer,
    | 'readings'
    | 'loosen'
    | 'lack'
    | 'unknownPlace'
    | 'isBeyond'
    | 'opensNext'
    | 'words'
    | 'meant'
    | 'cheapest'
  >;
  /** What comes nearest, as cards. */
  nearest: ReactNode;
}

/** Nothing found: which condition can go, the way to everything, and what comes nearest. */
export function NoResult({ title, query, answer, nearest }: NoResultProps) {
  const { q, price, features, literal, near, page, sort, ...filters } = query;
  const isNarrowed =
    price.length > 0 || features.length > 0 || Object.values(filters).some(Boolean);
  const choices = answer.loosen.flatMap(({ drop, total }) => {
    const looser = without(query, answer.readings, drop);
    // Without the one thing that was asked for it is everything, which has its own button.
    return total > 0 && asksSomething(looser) ? [{ drop, total, looser }] : [];
  });
  const { unknownPlace, isBeyond } = answer;
  // What a price list names above is here, though no business says it of itself.
  const lack = answer.cheapest.length > 0 ? null : answer.lack;
  const isNumber = TELEPHONE.test(answer.words);
  const partly = lack?.isPart && lack.found.length > 0 && texts.partly(lack.missing, lack.found);
  const wished = answer.readings.flatMap(({ kind, value }) => (kind === 'features' ? [value] : []));
  const isFeatureMissing = answer.loosen.some(({ drop }) => drop === 'features');
  const missing = isFeatureMissing ? [...features, ...wished] : [];
  const nearestTitle =
    (answer.opensNext && texts.opensNext(answer.opensNext)) ||
    partly ||
    (missing.length > 0 && texts.unknownFeatures(missing)) ||
    (unknownPlace === null ? texts.nearest : isBeyond ? texts.nearestHere : texts.elsewhere);
  const advice =
    choices.length > 0 ? texts.loosenText : isNumber ? texts.numbers : texts.text(isNarrowed);
  return (
    <>
      <EmptyState
        title={
          unknownPlace !== null
            ? (isBeyond ? texts.beyond : texts.unknownPlace)(unknownPlace)
            : lack?.isKind
              ? texts.noneOfKind(answer.meant ?? answer.words)
              : title
        }
        action={
          <>
            {choices.map(({ drop, total, looser }) => (
              <ButtonLink key={drop} href={searchAddress('/search', looser)} variant="river">
                {texts.loosenChoice(texts.loosen[drop], formatNumber(total))}
              </ButtonLink>
            ))}
            {q && isNarrowed && choices.length === 0 && (
              <ButtonLink
                href={searchAddress('/search', { q, price: [], features: [], literal })}
                variant="river"
              >
                {texts.everywhere(q)}
              </ButtonLink>
            )}
            <ButtonLink href="/businesses">{texts.all}</ButtonLink>
            {lack && <ButtonLink href="/add-business">{texts.addOne}</ButtonLink>}
          </>
        }
      >
        {unknownPlace === null ? advice : isBeyond ? texts.beyondText : texts.unknownPlaceText}
      </EmptyState>
      {nearest && (
        <section className="mt-4">
          <h2 className="mb-4 text-xl">{nearestTitle}</h2>
          {nearest}
        </section>
      )}
    </>
  );
}
