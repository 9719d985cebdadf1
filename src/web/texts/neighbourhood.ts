// The words of /mahalle/{district}/{neighbourhood}, of a category in it, and of the way there.
import type { NeighbourhoodInFull } from '#contract/places/neighbourhoods.ts';
import { metaDescriptionOf } from '#contract/text/meta-description.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { kindOf, kindsOf } from './category-kinds.ts';
import { inDistrict } from './places.ts';

interface Named {
  name: string;
  slug: string;
}
type Place = Pick<NeighbourhoodInFull, 'name' | 'district' | 'openCount'>;

const countOf = (category: Named | undefined, total: number) =>
  `${formatNumber(total)} ${category ? kindOf(category) : 'işletme'}`;

export const neighbourhoodTexts = {
  /** `'Reşatbey, Seyhan’daki Kafeler'` */
  title: ({ name, district }: Place, category?: Named) =>
    `${name}, ${inDistrict(district)}ki ${category ? kindsOf(category) : 'İşletmeler'}`,
  /** Of all of its businesses also how many are open: that holds as long as the page does. */
  lead: ({ openCount }: Place, category: Named | undefined, total: number) => {
    const there = `Rehberde bu mahalleden ${countOf(category, total)} var.`;
    if (category) return there;
    if (openCount === 0) return `${there} Şu an açık olduğunu bildiğimiz yok.`;
    return `${there} Şu an ${openCount === total ? 'hepsi' : `${formatNumber(openCount)} tanesi`} açık.`;
  },
  description: ({ name, district }: Place, category: Named | undefined, total: number) =>
    metaDescriptionOf(
      [
        `${name}, ${inDistrict(district)} ${countOf(category, total)}: puanı, çalışma saatleri, adresi ve yol tarifi.`,
      ],
      [
        'Şu an hangisi açık, gidenler ne demiş: hepsi tek listede.',
        'Hangisi açık, gidenler ne demiş: burada.',
        'Hangisi açık, bakın.',
      ],
    ),
  categories: 'Ne arıyorsunuz?',
  all: 'Hepsi',
  neighbours: 'Komşu mahalleler',
  openNow: 'Şu an açık',
  onMap: 'Haritada gör',
  sketch: (name: string) => `${name} ve çevresinin çizimi`,
  learnt: 'Sınırını bilmiyoruz; yerini işletmelerinin konumundan çıkardık.',
  outlinesBy: 'Mahalle sınırları: © OpenStreetMap katılımcıları',
  opensElsewhere: 'yeni sekmede açılır',
  notFound: {
    title: 'Mahalle Bulunamadı',
    text: 'Beş ilçede bu adla bir mahalle bilmiyoruz. İlçesini değiştirmiş ya da adı başka yazılmış olabilir.',
    links: [
      { href: '/businesses', label: 'Tüm işletmelere bak' },
      { href: '/search', label: 'İşletme ara' },
    ],
  },
};
