import {
  aboutLink,
  dutyLink,
  favoritesLink,
  mapLink,
  newBusinessesLink,
  openNowLink,
  type SiteLink,
} from '#web/features/site-frame/site-links.ts';
import { siteFootTexts as own } from '#web/texts/site-foot.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';

export const guideLinks: SiteLink[] = [
  { href: '/businesses', label: texts.businesses },
  openNowLink,
  dutyLink,
  newBusinessesLink,
  mapLink,
  aboutLink,
  favoritesLink,
  { href: '/faq', label: texts.faq },
  { href: '/analytics', label: own.statistics },
];

/** For whoever has a business; in the footer. */
export const ownerLinks: SiteLink[] = [
  { href: '/add-business', label: texts.addBusiness },
  { href: '/business-owner-register', label: own.becomePremium },
  { href: '/business-owner-dashboard', label: texts.ownerDashboard },
  { href: '/advertise', label: texts.advertise },
  { href: '/advertise#paketler', label: own.pricing },
  { href: '/advertisement-examples', label: own.adExamples },
];

export const legalLinks: SiteLink[] = [
  { href: '/terms', label: texts.terms },
  { href: '/privacy', label: texts.privacy },
  { href: '/privacy#cerezler', label: own.cookies },
  { href: '/contact', label: own.contact },
];
