import { endOfDay, momentInAdana } from '#contract/calendar/days.ts';
import type { HolidayAhead } from '#contract/calendar/holidays-ahead.ts';
import { listHolidays } from '#contract/calendar/holidays-ahead.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { timeText } from '#contract/text/turkish-suffix.ts';
import type { Api } from '#web/api/api.ts';
import { useClock } from '#web/browser/clock-context.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { loadCategoryChoices, toCardBusiness } from '#web/features/businesses/business-list.ts';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { listHead } from '#web/features/businesses/list-head.ts';
import { NarrowedList } from '#web/features/businesses/NarrowedList.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { openOnHolidayTexts as texts } from '#web/texts/open-on-holiday.ts';
import { ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/bayramda-acik';
/** What is asked for where no day is named: the first whole one to come. */
const usualDayOf = ({ days }: HolidayAhead) =>
  days.find(({ isEve, isOver }) => !isEve && !isOver) ?? days.find(({ isOver }) => !isOver);
/** At noon; on an eve when the holiday has begun. */
const minutesOf = ({ isEve }: HolidayAhead['days'][number]) => (isEve ? 15 : 12) * 60;
const timeOf = (day: HolidayAhead['days'][number]) => timeText(minutesOf(day)).replace('.', ':');

export async function load(api: Api, { params, query: given }: Address) {
  const holidays = await api.call(listHolidays, {});
  const isAsked = ({ day, isOver }: HolidayAhead['days'][number]) => day === params.day && !isOver;
  const holiday = params.day ? holidays.find(({ days }) => days.some(isAsked)) : holidays[0];
  const day = holiday && (params.day ? holiday.days.find(isAsked) : usualDayOf(holiday));
  if (!holiday || !day) return undefined;
  const categories = await loadCategoryChoices(api);
  const { category, district, page } = readChoices(given, categories);
  const open = `${day.day}T${timeOf(day)}`;
  const answer = await api.call(searchDirectory, { open, category, district, page });
  const { items, total, pageCount, facets } = answer;
  return {
    holiday,
    day,
    categories,
    list: { items: items.map(toCardBusiness), total, page: answer.page, pageCount },
    ofCategory: Object.fromEntries(facets.category.map(({ value, count }) => [value, count])),
    ofDistrict: Object.fromEntries(facets.district.map(({ value, count }) => [value, count])),
  };
}

export const status = (data: Data) => (data ? 200 : 404);

export function head(data: Data, { site, address }: HeadContext): Head {
  if (!data)
    return { title: texts.notFound.title, description: texts.notFound.text, isIndexed: false };
  const { holiday, categories, list } = data;
  const { category, district } = readChoices(address.query, categories);
  return listHead({
    path: PATH,
    name: texts.name,
    title: texts.title(
      holiday,
      categories.find(({ name }) => name === category),
      district,
    ),
    description: texts.description(holiday),
    list,
    isIndexed: !category && !district && address.path === PATH,
    publicUrl: site.publicUrl,
  });
}

export function Page({ data, address }: PageProps<Data>) {
  const clock = useClock();
  // What is over, and which holiday comes next, is another thing on the day after.
  clock.holdsUntil(endOfDay(clock.renderedAt));
  if (!data) {
    return (
      <EmptyState level={1} title={texts.notFound.title} action={<HomeLink />}>
        {texts.notFound.text}
      </EmptyState>
    );
  }
  const { holiday, day, categories, list, ofCategory, ofDistrict } = data;
  const query = readChoices(address.query, categories);
  const category = categories.find(({ name }) => name === query.category);
  const title = texts.title(holiday, category, query.district);
  const pathOf = (one: string) => (one === usualDayOf(holiday)?.day ? PATH : `${PATH}/${one}`);
  const path = pathOf(day.day);
  const days = holiday.days.filter(({ isOver }) => !isOver);
  return (
    <NarrowedList
      {...{ path, query, categories, list, title }}
      name={texts.name}
      lead={texts.lead}
      above={
        days.length > 1 && (
          <>
            <ChipRow
              label={texts.days}
              isShort
              choices={days.map((one) => ({
                href: listAddress(pathOf(one.day), { ...query, page: undefined }),
                label: texts.day(one),
                isOn: one.day === day.day,
              }))}
            />
            {holiday.isLikely && <p className="my-1.5 text-quiet text-sm">{texts.likely}</p>}
          </>
        )
      }
      count={texts.count(list.total, category, day, minutesOf(day))}
      then={momentInAdana(day.day, timeOf(day)).toISOString()}
      counts={{ district: ofDistrict, category: ofCategory }}
      heart={(business) => <FavoriteButton business={business} appearance="solid" />}
      ad={<ListAd />}
      share={<ShareButton path={listAddress(path, query)} title={title} appearance="icon" />}
      empty={{
        title: texts.emptyTitle,
        text: texts.emptyText,
        action: <ButtonLink href="/businesses">{texts.all}</ButtonLink>,
      }}
    />
  );
}
