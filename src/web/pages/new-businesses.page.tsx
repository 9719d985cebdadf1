import { listNewBusinesses } from '#contract/businesses/new-businesses.ts';
import { listCategories, shownCategories } from '#contract/categories/categories.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { breadcrumbList, itemList } from '#web/features/businesses/item-list.ts';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { NarrowedList } from '#web/features/businesses/NarrowedList.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { numbered, numberedText, titled } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { newBusinessesTexts as texts } from '#web/texts/new-businesses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/new-businesses';

export async function load(api: Api, { query: given }: Address) {
  const categories = shownCategories(await api.call(listCategories, {})).map(({ name, slug }) => ({
    name,
    slug,
  }));
  const { category, district, page } = readChoices(given, categories);
  const list = await loadListPage(
    (paging) => api.list(listNewBusinesses, { category, district, ...paging }),
    page,
  );
  return { categories, list };
}

export function head({ categories, list }: Data, { site, address }: HeadContext): Head {
  const { category, district } = readChoices(address.query, categories);
  return {
    title: titled(numbered(texts.headTitle, list.page), site),
    description: numberedText(texts.description, list.page),
    canonical: listAddress(PATH, { page: list.page > 1 ? list.page : undefined }),
    isIndexed: !category && !district,
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbList(
            [
              { label: listTexts.home, href: '/' },
              { label: texts.name, href: PATH },
            ],
            site.publicUrl,
          ),
          itemList(texts.headTitle, list.items, list.total, site.publicUrl),
        ]
      : undefined,
  };
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
