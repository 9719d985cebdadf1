import {
  ADVERTISE_PACKAGES,
  ADVERTISE_REQUEST_PACKAGES,
} from '#contract/advertising/advertising.ts';
import { OWNER_PLANS } from '#contract/owners/owners.ts';
import { formatMoney } from '#contract/text/numbers.ts';

/** The three lists of prices by their names; the cards of each page say 'Temel' alone, under its heading. */
export const priceListTexts = {
  title: 'Hangisi ne için?',
  lead: 'Rehberde üç ayrı fiyat var; biri öbürünün yerine geçmez.',
  here: 'Bu sayfadasınız',
  lists: [
    {
      href: '/business-owner-register',
      name: 'Temel üyelik',
      price: `${formatMoney(OWNER_PLANS.basic.priceTl)} / ay`,
      text: 'İşletmenizin kendi sayfası için: daha çok fotoğraf, müşteri mesajları, ayrıntılı sayılar. Reklam değildir.',
    },
    {
      href: '/advertise',
      name: 'Temel ilan',
      price: `${formatMoney(ADVERTISE_PACKAGES.basic.priceTl)} / 30 gün`,
      text: 'Başka sayfalarda da görünmek için, 1, 3, 6 ya da 12 aylık; uzun sürede indirim vardır.',
    },
    {
      href: '/advertise-request',
      name: 'Temel aylık reklam',
      price: `${formatMoney(ADVERTISE_REQUEST_PACKAGES.basic.priceTlPerMonth)} / ay`,
      text: 'Kaç ay süreceğini sizin söylediğiniz reklam; indirimsizdir, görüşerek birlikte hazırlanır.',
    },
  ],
} as const;
