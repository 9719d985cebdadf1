import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { CallButton, WhatsAppButton } from '#web/features/business-detail/CallLinks.tsx';
import { ContactCard } from '#web/features/business-detail/ContactCard.tsx';
import { DirectionsMenu } from '#web/features/business-detail/DirectionsMenu.tsx';
import { HoursCard } from '#web/features/business-detail/HoursCard.tsx';
import { PhotoGrid } from '#web/features/business-detail/photos/PhotoGrid.tsx';
import { BusinessCard } from '#web/features/businesses/BusinessCard.tsx';
import type { CardBusiness } from '#web/features/businesses/business-list.ts';
import { MapAreaBar } from '#web/features/maps/explorer/MapAreaBar.tsx';
import { SamePlaceList } from '#web/features/maps/MapInfoWindow.tsx';
import { AtThatTime } from '../tried-presses/press.tsx';

const nobody = () => undefined;
const business = {
  ...{ id: 1001, name: 'Kıyı Ocakbaşı', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ address: '62002 Sok. No: 4', district: 'Seyhan', phone: '0(322)591-26-41 / 0532 111 22 33' },
  ...{ latitude: '36.99480000', longitude: '35.33420000', whatsapp: '0532 111 22 33' },
  ...{ rating: '4.2', reviewCount: 130, images: ['/a.webp', '/b.webp', '/c.webp'], pictures: [] },
  ...{ hours: '{"mon-fri":"09:00-12:00,13:00-18:00","sat":"24 saat"}', specialDays: {}, facts: [] },
  specialDayNames: {},
  ...{ holidays: [], isOpen: true, isFeatured: false, isExample: false },
} as unknown as Business;
const specialDays = { '2026-11-21': '10:00-14:00', '2026-11-28': 'kapalı' };
const hours = (fields: Partial<Business> = {}) => (
  <AtThatTime>
    <HoursCard business={{ ...business, ...fields }} />
  </AtThatTime>
);

const contact = (fields: Partial<Business>) => (
  <ContactCard
    business={{
      ...{ ...business, website: 'https://kiyi.example', email: 'kiyi@ornek.example' },
      ...fields,
    }}
  />
);
const unreachable = { phone: null, website: null, email: null, whatsapp: null };

const bayram = (from: string) => ({
  ...{ name: 'Ramazan Bayramı', isBayram: true },
  ...{ from, until: '2026-11-26T00:00' },
});

const listed: CardBusiness = {
  ...{ id: 1001, name: 'Beşte Ciğer', category: 'Restoranlar', categorySlug: 'restoranlar' },
  ...{ kind: 'Ciğerci', motif: 'ciger', district: 'Seyhan', rating: '0.0', reviewCount: 0 },
  ...{ priceRange: null, phone: null, hours: '{"mon-sun":"05:00-14:00"}', specialDays: {} },
  ...{ holidays: [], isOpen: true, isFeatured: false, isExample: false },
};
const card = (fields: Partial<CardBusiness>, walk?: string) => (
  <AtThatTime>
    <BusinessCard business={{ ...listed, ...fields }} {...(walk && { walk })} />
  </AtThatTime>
);

const pin = (id: number): MapPin => ({
  ...{ id, name: `Dükkân ${id}`, category: 'Kafeler', categorySlug: 'kafeler', kind: null },
  ...{ district: 'Seyhan', latitude: 37, longitude: 35.3, phone: null },
});
const pins = (count: number) => Array.from({ length: count }, (_, at) => pin(at + 1));
const bar = {
  ...{ isFollowing: true, onFollowing: nobody, onSearchHere: undefined, found: undefined },
  ...{ onList: nobody, onRetry: undefined },
};

export const businessesParts: Record<string, ReactNode> = {
  'hours of a week': hours(),
  'hours with days of their own': hours({ specialDays }),
  'hours with more days of their own than are shown': hours({
    specialDays: Object.fromEntries(
      Array.from({ length: 9 }, (_, day) => [`2026-12-${10 + 2 * day}`, 'kapalı']),
    ),
  }),
  'hours before a bayram': hours({ holidays: [bayram('2026-11-22T13:00')] }),
  'hours in a bayram': hours({ holidays: [bayram('2026-11-19T13:00')] }),
  'hours that nobody knows, but a telephone': hours({ hours: null }),
  'hours that nobody knows': hours({ hours: null, phone: null }),
  'hours in words': hours({ hours: 'Sabahtan akşama' }),
  'ways to call': (
    <>
      <CallButton business={business} />
      <WhatsAppButton business={business} />
    </>
  ),
  'ways to call one without a number': (
    <>
      <CallButton business={{ ...business, phone: null }} />
      <WhatsAppButton business={{ ...business, whatsapp: null }} />
    </>
  ),
  'what is known to reach a business': contact({ instagram: 'kiyiocakbasi' }),
  'a number nobody can dial, an address that is none': contact({
    ...{ phone: 'danışmadan', website: null, email: 'kiyi', whatsapp: null },
  }),
  'nothing is known to reach it': contact(unreachable),
  'nothing but WhatsApp, which has its button': contact({ ...unreachable, whatsapp: '444' }),
  'the way to a pin': <DirectionsMenu destination={business} />,
  'the way to an address': (
    <DirectionsMenu destination={{ ...business, latitude: null, longitude: null }} />
  ),
  'photos below the first': <PhotoGrid business={business} />,
  'a card': card({}),
  'a card on the spot': card({ distance: 0 }),
  'a card some way off': card({ distance: 1240 }),
  'a card of one in front, with reviews and a price': card({
    ...{ isFeatured: true, rating: '4.6', reviewCount: 1200, priceRange: '₺₺', phone: '444 52 33' },
  }),
  'a card of an example': card({ isExample: true, hours: null }),
  'a map that is followed': <MapAreaBar {...bar} />,
  'a map that was moved': <MapAreaBar {...bar} isFollowing={false} onSearchHere={nobody} />,
  'a map of what was found': <MapAreaBar {...bar} found={12} />,
  'a map that could not be asked': <MapAreaBar {...bar} onRetry={nobody} />,
  'few on one pin': <SamePlaceList pins={pins(2)} onSelect={nobody} />,
  'as many on one pin as are listed': <SamePlaceList pins={pins(40)} onSelect={nobody} />,
  'more on one pin': <SamePlaceList pins={pins(43)} onSelect={nobody} />,
};
