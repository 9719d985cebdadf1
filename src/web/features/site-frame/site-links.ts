import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';

export type SiteLink = { href: string; label: string };

/*
 * All fixed links of the frame. A page that comes into being adds its line here, and nowhere else:
 * the specification also names /business-owner-register (İşletme Sahibi Ol;
 * in the footer 'Premium Ol'), /advertise (Reklam Ver; its prices /advertise#paketler),
 * /business-owner-dashboard, /analytics and /advertisement-examples.
 */
export const headerLinks: SiteLink[] = [
  { href: '/map', label: texts.map },
  { href: '/about', label: texts.about },
  { href: '/add-business', label: texts.addBusiness },
];

/** Beside the account: a sign in the header, words in the menu and in the footer. */
export const favoritesLink: SiteLink = { href: '/favorites', label: texts.favorites };

/** Beside the account of whoever is signed in. */
export const applicationsLink: SiteLink = { href: '/applications', label: texts.applications };

/** Only in the slide-out menu, below the header's own. */
export const menuLinks: SiteLink[] = [
  { href: '/businesses', label: texts.businesses },
  { href: '/faq', label: texts.faq },
];

export const guideLinks: SiteLink[] = [
  { href: '/businesses', label: texts.businesses },
  { href: '/map', label: texts.map },
  { href: '/about', label: texts.about },
  { href: '/add-business', label: texts.addBusiness },
  favoritesLink,
  { href: '/faq', label: texts.faq },
];

export const legalLinks: SiteLink[] = [
  { href: '/terms', label: texts.terms },
  { href: '/privacy', label: texts.privacy },
  { href: '/privacy#cerezler', label: texts.cookies },
];

/** Where the banner leads; it is plain text until that page exists. */
export const bannerHref: string | undefined = undefined;

/** In the specification's order. */
export const categoryLinks: SiteLink[] = Object.entries(texts.categories).map(([slug, label]) => ({
  href: `/category/${slug}`,
  label,
}));
