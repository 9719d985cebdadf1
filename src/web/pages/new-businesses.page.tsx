import { listNewBusinesses } from '#contract/businesses/new-businesses.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { loadCategoryChoices, loadListPage } from '#web/features/businesses/business-list.ts';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { listHead } from '#web/features/businesses/list-head.ts';
import { NarrowedList } from '#web/features/businesses/NarrowedList.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { newBusinessesTexts as texts } from '#web/texts/new-businesses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/new-businesses';

export async function load(api: Api, { query: given }: Address) {
  const categories = await loadCategoryChoices(api);
  const { category, district, page } = readChoices(given, categories);
  const list = await loadListPage(
    (paging) => api.list(listNewBusinesses, { category, district, ...paging }),
    page,
  );
  return { categories, list };
}

export function head({ categories, list }: Data, { site, address }: HeadContext): Head {
  const { category, district } = readChoices(address.query, categories);
  return listHead({
    path: PATH,
    name: texts.name,
    title: texts.headTitle,
    description: texts.description,
    list,
    isIndexed: !category && !district,
    publicUrl: site.publicUrl,
  });
}

export function Page({ data: { categories, list }, address }: PageProps<Data>) {
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
      heart={(business) => <FavoriteButton business={business} appearance="solid" />}
      ad={<ListAd />}
      share={<ShareButton path={listAddress(PATH, query)} title={title} appearance="icon" />}
      empty={{
        title: texts.emptyTitle,
        text: texts.emptyText,
        action: <ButtonLink href="/add-business">{texts.add}</ButtonLink>,
      }}
    />
  );
}
