// The words of /search. Plain data and sentences; the page draws them.
import type { District } from '#contract/districts.ts';
import { inDistrict } from './places.ts';

interface Asked {
  q?: string | undefined;
  category?: string | undefined;
  district?: District | undefined;
}

/** `'Seyhan’da Kafeler kategorisinde “çay” için'` */
const asked = ({ q, category, district }: Asked): string =>
  [inDistrict(district), category && `${category} kategorisinde`, q && `“${q}” için`]
    .filter(Boolean)
    .join(' ');

export const searchTexts = {
  title: 'İşletme Ara',
  description:
    'Adana’da işletme arayın: adıyla, yaptığı işle, kategorisiyle ya da ilçesiyle. Kebapçı, eczane, kuaför, lastikçi; hangisi yakın, hangisi açık.',
  headTitle: ({ q, category, district }: Asked) =>
    q ? `“${q}” araması` : `${inDistrict(district)} ${category ?? 'işletmeler'}`,
  form: 'İşletme ara',
  queryLabel: 'Ne arıyorsunuz?',
  queryPlaceholder: 'İşletme adı veya kategori ara...',
  submit: 'Ara',
  count: (query: Asked, total: string) => `${asked(query)} ${total} işletme`,
  loading: 'Aranıyor...',
  prompt: {
    title: 'Ne lazımdı?',
    text: 'Yukarıya yazın: bir ad, bir iş, bir yemek. “kebapcilar” ile “kebapçı” bizde aynı kapıya çıkar.',
    ideasTitle: 'Belki bunlardan biri',
    ideas: ['kebap', 'ciğer', 'künefe', 'eczane', 'kuaför', 'halı saha', 'lastikçi'],
    categoriesTitle: 'Ya da bir kapıdan girin',
  },
  noResult: {
    title: (query: Asked) => `${asked(query)} işletme bulunamadı`,
    text: 'Daha kısa yazın, başka bir sözcükle arayın ya da filtreleri kaldırın.',
    everywhere: (q: string) => `“${q}” için her yerde ara`,
    all: 'Tüm işletmelere bak',
  },
};
