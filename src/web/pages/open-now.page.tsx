import { searchDirectory } from '#contract/search/search.ts';
import type { Api } from '#web/api/api.ts';
import { useNewestAnswer } from '#web/browser/use-newest-answer.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { loadCategoryChoices, toCardBusiness } from '#web/features/businesses/business-list.ts';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { listHead } from '#web/features/businesses/list-head.ts';
import { NarrowedList } from '#web/features/businesses/NarrowedList.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { openNowTexts as texts } from '#web/texts/open-now.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/open-now';

export async function load(api: Api, { query: given }: Address) {
  const categories = await loadCategoryChoices(api);
  const { category, district, page } = readChoices(given, categories);
  const answer = await api.call(searchDirectory, { open: 'now', category, district, page });
  const { items, total, pageCount, facets, validUntil } = answer;
  return {
    categories,
    list: { items: items.map(toCardBusiness), total, page: answer.page, pageCount },
    ofCategory: Object.fromEntries(facets.category.map(({ value, count }) => [value, count])),
    ofDistrict: Object.fromEntries(facets.district.map(({ value, count }) => [value, count])),
    validUntil,
  };
}

export function head({ categories, list }: Data, { site, address }: HeadContext): Head {
  const { category, district } = readChoices(address.query, categories);
  const title = texts.title(
    categories.find(({ name }) => name === category),
    district,
  );
  return listHead({
    path: PATH,
    name: texts.name,
    title,
    description: texts.description,
    list,
    isIndexed: !category && !district,
    publicUrl: site.publicUrl,
  });
}

const until = ({ validUntil }: Data) => validUntil;

export function Page({ data: given, address }: PageProps<Data>) {
  const data = useNewestAnswer(given, { load, address, until });
  const { categories, list, ofCategory, ofDistrict } = data;
  const query = readChoices(address.query, categories);
  const category = categories.find(({ name }) => name === query.category);
  const { district } = query;
  const title = texts.title(category, district);
  return (
    <NarrowedList
      {...{ path: PATH, query, categories, list, title }}
      name={texts.name}
      lead={texts.lead}
      count={texts.count(category, list.total)}
      counts={{ district: ofDistrict, category: ofCategory }}
      heart={(business) => <FavoriteButton business={business} appearance="solid" />}
      ad={<ListAd />}
      share={<ShareButton path={listAddress(PATH, query)} title={title} appearance="icon" />}
      empty={{
        title: texts.emptyTitle,
        text: category || district ? texts.emptyText : texts.noneText,
        action: <ButtonLink href="/businesses">{texts.all}</ButtonLink>,
      }}
    />
  );
}
