import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';

export type SiteLink = { href: string; label: string };

/* Fixed links of the header and the menu; those of the footer stand in foot-links.ts. */
export const mapLink: SiteLink = { href: '/map', label: texts.map };
export const aboutLink: SiteLink = { href: '/about', label: texts.about };
const linksForOwners: SiteLink[] = [
  { href: '/add-business', label: texts.addBusiness },
  { href: '/business-owner-register', label: texts.becomeOwner },
  { href: '/advertise', label: texts.advertise },
];
export const headerLinks = [mapLink, aboutLink, ...linksForOwners];

/** Beside the account: a sign in the header, words in the menu and in the footer. */
export const favoritesLink: SiteLink = { href: '/favorites', label: texts.favorites };

/** At the foot of a phone's screen, on the pages that `routes.ts` calls long. */
export const dockLinks = [
  { href: '/', label: texts.dockHome, sign: 'home' },
  { href: '/open-now', label: texts.dockOpen, sign: 'open' },
  { href: '/map', label: texts.map, sign: 'map' },
  { href: '/favorites', label: texts.dockFavorites, sign: 'favorites' },
] as const;

export const openNowLink: SiteLink = { href: '/open-now', label: texts.openNow };
export const dutyLink: SiteLink = { href: '/nobetci-eczane', label: texts.duty };
export const newBusinessesLink: SiteLink = { href: '/new-businesses', label: texts.newBusinesses };

/** In the slide-out menu: what visitors look for; the categories stand below it. */
export const menuLinks: SiteLink[] = [
  openNowLink,
  mapLink,
  dutyLink,
  { href: '/businesses', label: texts.businesses },
  newBusinessesLink,
  favoritesLink,
];

/** And below these what is for owners, and about the site. */
export const furtherMenuLinks: SiteLink[] = [
  ...linksForOwners,
  { href: '/business-owner-dashboard', label: texts.ownerDashboard },
  aboutLink,
  { href: '/faq', label: texts.faq },
];

/** Where the banner leads. */
export const bannerHref = '/advertise';

const footerOrder: readonly string[] = Object.keys(texts.categories);
const placeOf = (slug: string) => {
  const place = footerOrder.indexOf(slug);
  return place < 0 ? footerOrder.length : place;
};

/** The twelve in the specification's order, whatever they are called by now; then what the team added. */
export const categoryLinks = (categories: readonly { name: string; slug: string }[]): SiteLink[] =>
  categories
    .toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug))
    .map(({ name, slug }) => ({ href: `/category/${slug}`, label: name }));
