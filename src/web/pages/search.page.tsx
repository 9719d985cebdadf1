import { memo, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { listCategories, shownCategories } from '#contract/categories/categories.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { SEARCH_SKELETONS } from '#contract/interface-timings.ts';
import { countSearch, searchDirectory } from '#contract/search/search.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { type Api, ApiError } from '#web/api/api.ts';
import { filterInput, WAS } from '#web/browser/list-filters.ts';
import { sendAlong } from '#web/browser/send-along.ts';
import { useNewestAnswer } from '#web/browser/use-newest-answer.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import {
  BusinessCards,
  BusinessList,
  BusinessListSkeleton,
} from '#web/features/businesses/BusinessList.tsx';
import { toCardBusiness } from '#web/features/businesses/business-list.ts';
import { HolidayLink } from '#web/features/businesses/HolidayLink.tsx';
import { CategoryChips } from '#web/features/categories/CategoryChips.tsx';
import { LateDutyAnswer } from '#web/features/duty/late-duty.ts';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { resultsMap } from '#web/features/maps/results-map.tsx';
import { ClearButton } from '#web/features/search/ClearButton.tsx';
import { Elsewhere } from '#web/features/search/Elsewhere.tsx';
import { HiddenFields } from '#web/features/search/HiddenFields.tsx';
import {
  LateBestAnswer,
  LateCheapest,
  LateFilters,
  LateNoResult,
  LatePlaceNeeded,
  LatePrompt,
} from '#web/features/search/late-parts.ts';
import { MeantInstead } from '#web/features/search/MeantInstead.tsx';
import { SearchChips } from '#web/features/search/SearchChips.tsx';
import { SearchForm } from '#web/features/search/SearchForm.tsx';
import { FiltersButton, isWithoutWords, QuickKinds } from '#web/features/search/SearchTools.tsx';
import {
  asksSomething,
  noSearch,
  orderOf,
  readSearchQuery,
  type SearchQuery,
  searchAddress,
} from '#web/features/search/search-query.ts';
import {
  inForce,
  isByDistance,
  readSearchForm,
  wordsSought,
} from '#web/features/search/search-readings.ts';
import { useTopOfAnswer } from '#web/features/search/use-top-of-answer.ts';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import { type Address, type Head, type PageProps, Redirect } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { searchTexts as texts } from '#web/texts/search.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

interface Data {
  /** Undefined where they could not be had. */
  categories: { name: string; slug: string }[] | undefined;
  query: SearchQuery;
  answer: Answer | undefined;
  /** The answer could not be had: the status that says so. */
  failure: number | undefined;
}
type Answer = Awaited<ReturnType<typeof ask>>;

const PATH = '/search';
const FORM_ID = 'arama';
const SHEET_ID = 'filtreler';

export async function load(api: Api, { query: given }: Address): Promise<Data> {
  const categories = await orFailure(listNames(api));
  const known = 'failure' in categories ? undefined : categories;
  // A form that was sent without script: to the address its filters have anyway.
  if (given.has(WAS)) {
    throw new Redirect(searchAddress(PATH, readSearchForm(given, known)), 302);
  }
  const query = readSearchQuery(given, known);
  const page = { categories: known, query, answer: undefined, failure: undefined };
  if ('failure' in categories) return { ...page, ...categories };
  if (!asksSomething(query)) return page;
  const answer = await orFailure(ask(api, query));
  return 'failure' in answer ? { ...page, ...answer } : { ...page, answer };
}

/** What the API refuses leaves the page standing, without it; the number is the page's status. */
const orFailure = <T extends object>(asked: Promise<T>): Promise<T | { failure: number }> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { failure: error.status === 503 ? 503 : 500 };
  });

async function listNames(api: Api) {
  return shownCategories(await api.call(listCategories, {})).map(({ name, slug }) => ({
    name,
    slug,
  }));
}

async function ask(api: Api, query: SearchQuery) {
  const { items, nearest, ...answer } = await api.call(searchDirectory, filterInput(query));
  return { ...answer, items: items.map(toCardBusiness), nearest: nearest.map(toCardBusiness) };
}

/** What sentences speak of: chosen or said. */
const askedIn = (query: SearchQuery, answer: Answer) => ({
  ...inForce(query, answer.readings),
  place: answer.readings.find(({ kind }) => kind === 'place')?.value,
  words: wordsSought(query.q, answer),
  noun: answer.noun,
  isByDistance: isByDistance(query, answer.readings),
  isBesidePrices: answer.cheapest.length > 0,
});

/** Of what was found; while nothing was asked, it is about all. */
export const adCategories = ({ answer }: Data) =>
  answer?.items.map(({ categorySlug }) => categorySlug);

export const status = ({ failure }: Data) => failure ?? 200;

export const head = ({ query, answer, failure }: Data): Head => {
  const asked = answer ? askedIn(query, answer) : failure && asksSomething(query) && query;
  return {
    title: asked ? texts.headTitle(asked) : texts.promptTitle,
    description: texts.description,
    isIndexed: !asked,
  };
};

const until = ({ answer }: Data) => answer?.validUntil;

export const Page = ({ data, address, next, onRetry }: PageProps<Data>) => (
  <SearchScreen
    data={useNewestAnswer(data, { load, address, until })}
    address={next ?? address}
    isWaiting={next !== undefined}
    onRetry={onRetry}
  />
);

export const Loading = ({ data, address }: { data: Data | undefined; address: Address }) => (
  <SearchScreen data={data} address={address} isWaiting />
);

interface SearchScreenProps {
  data: Data | undefined;
  /** Where the visitor is, or is going. */
  address: Address;
  /** The data is still that of the address before. */
  isWaiting?: boolean;
  onRetry?: () => void;
}

/** Drawn again for another address, other data or the wait for them, and for nothing else. */
const SearchScreen = memo(function SearchScreen({
  data,
  address,
  isWaiting = false,
  onRetry,
}: SearchScreenProps) {
  const [, navigate] = useLocation();
  const categories = data?.categories;
  const query = readSearchQuery(address.query, categories);
  const answered = useLastAnswered(data);
  // Readings of other words are none.
  const readings = answered?.query.q === query.q ? (answered?.answer?.readings ?? []) : [];
  const effective = inForce(query, readings);
  const href = searchAddress(PATH, query);
  // Also while it is asked for again.
  const isFailed = data?.failure && searchAddress(PATH, data.query) === href;
  // Nor do other words' counts belong here, once these words have none.
  const facets = isFailed && answered?.query.q !== query.q ? undefined : answered?.answer?.facets;
  const go = (to: SearchQuery) => {
    const asked = searchAddress(PATH, to);
    if (asked !== href) navigate(asked);
    else if (isFailed && !isWaiting) onRetry?.();
  };
  const send = (form: FormData) => go(readSearchForm(form, categories));
  const sendForm = () => {
    const form = document.getElementById(FORM_ID);
    if (form instanceof HTMLFormElement) send(new FormData(form));
  };
  const goNear = (near: string) => go({ ...query, near, page: undefined });
  const isAsked = asksSomething(query);
  const countOf = (list: 'category' | 'district', value: string) => {
    // What is not among them has none.
    const found = facets?.[list].find((one) => one.value === value);
    return facets && formatNumber(found?.count ?? 0);
  };
  return (
    <div className="shell pt-4 pb-16 sm:pt-8">
      {!isAsked && (
        <h1 tabIndex={-1} className="mb-4">
          {texts.title}
        </h1>
      )}
      <SearchForm
        id={FORM_ID}
        texts={{ ...listTexts, ...texts, label: texts.form }}
        categories={categories ?? []}
        values={effective}
        onSearch={send}
        sendsChoices
        countOf={countOf}
        isCompact={isAsked}
        before={isAsked && <FiltersButton id={SHEET_ID} effective={effective} />}
        after={
          isAsked &&
          answered?.answer?.total !== 0 && (
            <Elsewhere
              query={query}
              isMapBeside={answered?.answer?.items.some(({ place }) => place)}
              share={
                <ShareButton
                  path={searchAddress(PATH, query)}
                  title={texts.headTitle({ ...effective, words: undefined })}
                  appearance="icon"
                />
              }
            />
          )
        }
      >
        <HiddenFields query={query} readings={readings} />
      </SearchForm>
      {isAsked ? (
        <div className="mt-3 gap-8 lg:mt-7 xl:grid xl:grid-cols-[16.5rem_minmax(0,1fr)]">
          <div>
            <LateFilters
              id={SHEET_ID}
              form={FORM_ID}
              query={query}
              inForce={effective}
              facets={facets}
              total={data?.answer?.total}
              onChange={sendForm}
              onPlace={goNear}
            />
          </div>
          <div className="min-w-0">
            <div className="mb-3 empty:hidden">
              <SearchChips query={query} readings={readings}>
                {data?.answer && isWithoutWords(data.answer) && <QuickKinds query={query} />}
                <ClearButton query={query} />
              </SearchChips>
            </div>
            {readings.some(({ kind }) => kind === 'near') && !query.near && (
              <LatePlaceNeeded onPlace={goNear} />
            )}
            <Told data={data} isFailed={Boolean(isFailed)} />
            {data?.answer ? (
              <Results query={data.query} answer={data.answer} isWaiting={isWaiting} />
            ) : isFailed ? (
              <NoAnswer href={href} isBusy={isWaiting} onRetry={onRetry} />
            ) : (
              <BusinessListSkeleton count={SEARCH_SKELETONS} beside={1} />
            )}
          </div>
        </div>
      ) : isFailed ? (
        <NoAnswer href={href} isBusy={isWaiting} onRetry={onRetry} />
      ) : (
        <LatePrompt
          hrefFor={(q) => searchAddress(PATH, { ...noSearch, q })}
          categories={<CategoryChips categories={categories ?? []} />}
        />
      )}
    </div>
  );
}, isSameScreen);

/** The filters go on saying what they said while an answer is on its way, or does not come. */
function useLastAnswered(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data?.answer && data !== last) setLast(data);
  return data?.answer ? data : last;
}

/** `isBusy`: it is being asked for again. */
type NoAnswerProps = { href: string; isBusy: boolean; onRetry: (() => void) | undefined };

/** In the place of the results. Its code is here: what comes late might not come either. */
const NoAnswer = ({ href, isBusy, onRetry }: NoAnswerProps) => (
  <div
    role="alert"
    aria-busy={isBusy}
    className="flex flex-col items-center gap-3 px-4 py-12 text-center"
  >
    <h2 className="text-xl">{texts.failed}</h2>
    <p className="measure text-quiet">{texts.failedText}</p>
    <Anchor
      reloads
      href={href}
      className="button button-river mt-2"
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) onRetry?.();
      }}
    >
      {kitTexts.again}
    </Anchor>
  </div>
);

function isSameScreen(one: SearchScreenProps, other: SearchScreenProps): boolean {
  const { address, ...rest } = one;
  return (
    `${address.query}` === `${other.address.query}` &&
    rest.data === other.data &&
    rest.isWaiting === other.isWaiting
  );
}

/** The heading says what was found; it is the same one while another answer is on its way. */
function Told({ data, isFailed }: { data: Data | undefined; isFailed: boolean }) {
  const { answer, query } = data ?? {};
  const asked = answer && query && askedIn(query, answer);
  const hasSome = answer && answer.total > 0;
  const words = answer?.duty
    ? texts.duty
    : asked
      ? hasSome
        ? texts.count(asked, formatNumber(answer.total))
        : texts.none(asked)
      : isFailed
        ? texts.title
        : texts.loading;
  // What is told in the middle of the page instead is not seen twice.
  const isUnseen = asked ? !(hasSome || answer.duty) : isFailed;
  return (
    <h1
      tabIndex={-1}
      className={isUnseen ? 'sr-only' : 'mb-3 text-xl wrap-anywhere sm:mb-4 xl:pr-14'}
    >
      {/* Said as it changes; `role="status"` would leave the heading without a name. */}
      <span aria-live="polite">{words}</span>
    </h1>
  );
}

const heart = (business: { id: number; name: string }) => (
  <FavoriteButton business={business} appearance="solid" />
);

interface ResultsProps {
  query: SearchQuery;
  answer: Answer;
  isWaiting: boolean;
}

function Results({ query, answer, isWaiting }: ResultsProps) {
  const { shown } = answer;
  const top = useTopOfAnswer(searchAddress(PATH, { ...query, page: undefined }));
  useEffect(() => (shown ? sendAlong(countSearch, { shown }) : undefined), [shown]);
  const asked = askedIn(query, answer);
  if (answer.duty) {
    const district = DISTRICTS.find((name) => name === asked.district);
    return (
      <section ref={top} aria-label={texts.results} className="scroll-mt-24 wrap-anywhere">
        <LateDutyAnswer duty={answer.duty} district={district} />
      </section>
    );
  }
  return (
    <section ref={top} aria-label={texts.results} className="scroll-mt-24 wrap-anywhere">
      <MeantInstead query={query} answer={answer} />
      {answer.best && (
        <LateBestAnswer best={answer.best} business={answer.items[0]} asked={asked} />
      )}
      {answer.cheapest.length > 0 && <LateCheapest lines={answer.cheapest} />}
      <HolidayLink businesses={answer.items} />
      <BusinessList
        list={answer}
        hrefFor={(page) => searchAddress(PATH, { ...query, page })}
        heart={heart}
        ad={<ListAd />}
        orderedBy={orderOf(query, answer)}
        beside={1}
        map={resultsMap(answer.items, searchAddress('/map', query))}
        isWaiting={isWaiting}
        empty={
          <LateNoResult
            title={texts.none(asked)}
            query={query}
            answer={answer}
            nearest={
              answer.nearest.length > 0 && (
                <BusinessCards businesses={answer.nearest} heart={heart} level={3} beside={1} />
              )
            }
          />
        }
      />
    </section>
  );
}
