import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';

export type SiteLink = { href: string; label: string };

/* All fixed links of the frame. A page that comes into being adds its line here, and nowhere else. */
const mapLink: SiteLink = { href: '/map', label: texts.map };
const aboutLink: SiteLink = { href: '/about', label: texts.about };
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

/** Beside the account of whoever is signed in. */
export const applicationsLink: SiteLink = { href: '/applications', label: texts.applications };

/** Beside the account of moderators and admins. */
export const teamLink: SiteLink = { href: '/admin', label: texts.team };

const openNowLink: SiteLink = { href: '/open-now', label: texts.openNow };
const dutyLink: SiteLink = { href: '/nobetci-eczane', label: texts.duty };
const newBusinessesLink: SiteLink = { href: '/new-businesses', label: texts.newBusinesses };

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

export const guideLinks: SiteLink[] = [
  { href: '/businesses', label: texts.businesses },
  openNowLink,
  dutyLink,
  newBusinessesLink,
  mapLink,
  aboutLink,
  favoritesLink,
  { href: '/faq', label: texts.faq },
  { href: '/analytics', label: texts.statistics },
];

/** For whoever has a business; in the footer. */
export const ownerLinks: SiteLink[] = [
  { href: '/add-business', label: texts.addBusiness },
  { href: '/business-owner-register', label: texts.becomePremium },
  { href: '/business-owner-dashboard', label: texts.ownerDashboard },
  { href: '/advertise', label: texts.advertise },
  { href: '/advertise#paketler', label: texts.pricing },
  { href: '/advertisement-examples', label: texts.adExamples },
];

export const legalLinks: SiteLink[] = [
  { href: '/terms', label: texts.terms },
  { href: '/privacy', label: texts.privacy },
  { href: '/privacy#cerezler', label: texts.cookies },
  { href: '/contact', label: texts.contact },
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
