// What a visitor reads when an address, a category or a business is not there. Plain data; the pages draw it.
import { NOT_FOUND_TEXT } from '#contract/city/city.ts';

interface NotFoundText {
  title: string;
  text: string;
  /** Where to go next; every address exists in every state of the site. */
  links: { href: string; label: string }[];
}

const home = { href: '/', label: 'Ana sayfaya dön' };
const search = { href: '/search', label: 'İşletme ara' };

/** The heading is the specification's English sentence, so it is shown with lang="en". */
export const pageNotFound: NotFoundText & {
  titleLang: 'en';
  tabTitle: string;
  heading: string;
  searchLabel: string;
  searchPlaceholder: string;
  searchButton: string;
} = {
  title: NOT_FOUND_TEXT,
  titleLang: 'en',
  tabTitle: 'Sayfa bulunamadı',
  heading: 'Bu sokak çıkmazmış.',
  text: 'Aradığınız sayfa taşınmış, kapanmış ya da adres yanlış yazılmış olabilir. Sorun değil, Adana’da yol soran yolda kalmaz.',
  searchLabel: 'Aradığınız işletme',
  searchPlaceholder: 'Ne arıyordunuz?',
  searchButton: 'Ara',
  links: [
    { href: '/', label: 'Ana sayfa' },
    { href: '/businesses', label: 'Tüm işletmeler' },
    { href: '/map', label: 'Harita' },
  ],
};

export const categoryNotFound: NotFoundText = {
  title: 'Kategori Bulunamadı',
  text: 'Böyle bir kategorimiz yok. Ana sayfada bütün kategoriler bir arada duruyor.',
  links: [home, search],
};
