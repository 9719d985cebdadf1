import {
  LocateFixed,
  Mail,
  Map as MapIcon,
  Navigation,
  Phone,
  SlidersHorizontal,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import {
  HOME_CAFES,
  HOME_FEATURED,
  HOME_HOTELS,
  HOME_RESTAURANTS,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from '#contract/businesses/businesses.ts';
import { type Category, listCategories, shownCategories } from '#contract/categories/categories.ts';
import type { Site } from '#contract/city/city.ts';
import { listOpenThisHour } from '#contract/search/open-this-hour.ts';
import type { Api } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { useSite } from '#web/browser/site-context.ts';
import { HomeAds } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessCard } from '#web/features/businesses/BusinessCard.tsx';
import { type CardBusiness, toCardBusiness } from '#web/features/businesses/business-list.ts';
import { HolidayLink } from '#web/features/businesses/HolidayLink.tsx';
import { HomeRow, HomeRowSkeleton } from '#web/features/businesses/HomeRow.tsx';
import { listAddress, readListQuery } from '#web/features/businesses/list-address.ts';
import { itemList } from '#web/features/businesses/list-head.ts';
import { CategoryGrid, CategoryGridSkeleton } from '#web/features/categories/CategoryGrid.tsx';
import { SceneBanner } from '#web/features/categories/SceneBanner.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { PromotionPopup } from '#web/features/leads/PromotionPopup.tsx';
import { DistrictSketch } from '#web/features/maps/ground/DistrictSketch.tsx';
import { RecentBusinesses } from '#web/features/recent-businesses/RecentBusinesses.tsx';
import { HomeHero } from '#web/features/search/HomeHero.tsx';
import { OpenThisHour } from '#web/features/search/OpenThisHour.tsx';
import type { Head, HeadContext, PageProps } from '#web/page.ts';
import { homeTexts as texts } from '#web/texts/home.ts';
import { SignedPoint } from '#web/ui/ArchSign.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const openThisHour = async (api: Api, near?: string) => {
  const answer = await api.call(listOpenThisHour, { near });
  return { ...answer, items: answer.items.map(toCardBusiness) };
};

export async function load(api: Api) {
  const best = async (categoryName: string, limit: number) => {
    const { items } = await api.list(listBusinessesOfCategory, { categoryName, limit });
    return items.map(toCardBusiness);
  };
  const [hour, categories, featured, restaurants, hotels, cafes, bars] = await Promise.all([
    openThisHour(api),
    api.call(listCategories, {}),
    api.call(listFeaturedBusinesses, { limit: HOME_FEATURED }),
    best('Restoranlar', HOME_RESTAURANTS),
    best('Oteller', HOME_HOTELS),
    best('Kafeler', HOME_CAFES),
    best('Barlar', HOME_CAFES),
  ]);
  return {
    hour,
    categories: shownCategories(categories).map(({ id, name, slug, color, businessCount }) => ({
      id,
      name,
      slug,
      color,
      businessCount,
    })),
    // Their heading says that they are.
    featured: featured.map((one) => ({ ...toCardBusiness(one), isFeatured: false })),
    restaurants,
    hotels,
    cafes: [...cafes, ...bars].slice(0, HOME_CAFES),
  };
}

export const head = ({ featured }: Data, { site }: HeadContext): Head => ({
  title: texts.headTitle(site.name),
  isWholeTitle: true,
  description: texts.description,
  shareTitle: texts.shareTitle,
  structuredData: import.meta.env.SSR
    ? [
        webSite(site),
        organization(site),
        itemList(texts.featured.heading, featured, featured.length, site.publicUrl),
      ]
    : undefined,
});

/** Lets a search engine offer our own search. */
const webSite = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#site`,
  name: site.name,
  url: `${site.publicUrl}/`,
  inLanguage: 'tr',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${site.publicUrl}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** Who stands behind the site, as far as the team has said it. */
const organization = ({
  name,
  publicUrl,
  imprint,
  contactEmail,
  contactPhone,
  socialUrls,
}: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  ...(imprint?.operatorName && { legalName: imprint.operatorName }),
  ...(contactEmail && { email: contactEmail }),
  ...(contactPhone && { telephone: contactPhone }),
  ...(socialUrls.length > 0 && { sameAs: socialUrls }),
});

type Named = { id: number; name: string };
const heartOnPicture = (business: Named) => (
  <FavoriteButton business={business} appearance="solid" />
);
const heartOnPaper = (business: Named) => <FavoriteButton business={business} />;

const hourCard = (business: CardBusiness) => (
  <BusinessCard business={business} level={3} heart={heartOnPaper(business)} isCompact />
);

export const Page = ({ data }: PageProps<Data>) => (
  <HomeScreen
    categories={data.categories}
    hour={<HourRow first={data.hour} />}
    tiles={<CategoryGrid categories={data.categories} texts={texts.categories} />}
    featured={<HomeRow texts={texts.featured} businesses={data.featured} heart={heartOnPicture} />}
    restaurants={
      <HomeRow
        texts={texts.restaurants}
        businesses={data.restaurants}
        heart={heartOnPaper}
        isCompact
      />
    }
    hotels={<HomeRow texts={texts.accommodation} businesses={data.hotels} heart={heartOnPicture} />}
    cafes={<HomeRow texts={texts.cafes} businesses={data.cafes} heart={heartOnPaper} isCompact />}
    holiday={<HolidayLink businesses={[...data.restaurants, ...data.cafes]} />}
    offer={<PromotionPopup />}
  />
);

function HourRow({ first }: { first: Data['hour'] }) {
  const api = useApi();
  return (
    <OpenThisHour
      texts={texts.hour}
      first={first}
      ask={(near) => openThisHour(api, near)}
      card={hourCard}
    />
  );
}

export const Loading = () => (
  <HomeScreen
    categories={[]}
    tiles={<CategoryGridSkeleton texts={texts.categories} />}
    featured={<HomeRowSkeleton texts={texts.featured} count={HOME_FEATURED} />}
    restaurants={<HomeRowSkeleton texts={texts.restaurants} count={HOME_RESTAURANTS} isCompact />}
    hotels={<HomeRowSkeleton texts={texts.accommodation} count={HOME_HOTELS} />}
    cafes={<HomeRowSkeleton texts={texts.cafes} count={HOME_CAFES} isCompact />}
  />
);

interface HomeScreenProps
  extends Record<'tiles' | 'featured' | 'restaurants' | 'hotels' | 'cafes', ReactNode> {
  categories: readonly Pick<Category, 'name' | 'slug'>[];
  hour?: ReactNode;
  holiday?: ReactNode;
  offer?: ReactNode;
}

/** The blocks in the order of the specification, no ad before the first businesses; what comes from the API may still be on its way. */
function HomeScreen({ categories, ...rows }: HomeScreenProps) {
  const [, navigate] = useLocation();
  return (
    <>
      <HomeHero
        texts={texts.hero}
        shortcuts={texts.shortcuts}
        categories={categories}
        onSearch={(form) => navigate(listAddress('/search', readListQuery(form, categories)))}
      />
      <div className="shell pt-4 empty:hidden">{rows.holiday}</div>
      <div className="shell flex flex-col gap-10 pt-6 pb-12 sm:gap-14 sm:pt-12 sm:pb-16">
        {rows.hour}
        <CachedMarkup className="drawn-late">{rows.tiles}</CachedMarkup>
        <CachedMarkup className="drawn-late">{rows.featured}</CachedMarkup>
        <HomeAds />
        <CachedMarkup className="drawn-late">{rows.restaurants}</CachedMarkup>
        <CachedMarkup className="drawn-late">{rows.hotels}</CachedMarkup>
        <CachedMarkup className="drawn-late">{rows.cafes}</CachedMarkup>
        <RecentBusinesses />
        <MapTeaser />
        <OwnerCall />
      </div>
      {rows.offer}
    </>
  );
}

const teaserIcons = { location: LocateFixed, directions: Navigation, filters: SlidersHorizontal };

function MapTeaser() {
  const { heading, subline, blocks, link } = texts.mapTeaser;
  return (
    <CachedMarkup
      as="section"
      aria-labelledby="harita"
      className="drawn-late grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-12"
    >
      <div className="relative min-h-48 overflow-hidden rounded-xl border border-line sm:min-h-96 lg:h-full">
        <DistrictSketch />
      </div>
      <div className="min-w-0">
        <h2 id="harita">{heading}</h2>
        <p className="mt-1.5 text-quiet">{subline}</p>
        <ul className="mt-5 flex flex-col gap-4 sm:mt-6 sm:gap-5">
          {blocks.map(({ id, title, text }) => (
            <SignedPoint key={id} sign={teaserIcons[id]} title={title} text={text} />
          ))}
        </ul>
        <ButtonLink
          href={link.href}
          variant="river"
          size="lg"
          className="mt-5 sm:mt-7"
          icon={<MapIcon aria-hidden="true" />}
        >
          {link.label}
        </ButtonLink>
      </div>
    </CachedMarkup>
  );
}

function OwnerCall() {
  const { contactPhone, contactEmail } = useSite();
  const { heading, text, add, call, mail } = texts.ownerCall;
  return (
    <section aria-labelledby="isletmeniz" className="drawn-late">
      <SceneBanner slug="alisveris">
        <h2 id="isletmeniz">{heading}</h2>
        <p className="text-lg">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink href={add.href} size="lg" icon={<Store aria-hidden="true" />}>
            {add.label}
          </ButtonLink>
          {contactPhone && (
            <ButtonLink
              href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}
              size="lg"
              icon={<Phone aria-hidden="true" />}
            >
              {call.label}
            </ButtonLink>
          )}
          {!contactPhone && contactEmail && (
            <ButtonLink
              href={`mailto:${contactEmail}`}
              size="lg"
              icon={<Mail aria-hidden="true" />}
            >
              {mail.label}
            </ButtonLink>
          )}
        </div>
      </SceneBanner>
    </section>
  );
}
