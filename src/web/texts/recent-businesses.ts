// 'Son baktıklarınız': kept on the device, and only for whoever asked for it.
import { RECENT_LENGTH } from '#web/browser/recent-businesses.ts';

export const recentTexts = {
  title: 'Son baktıklarınız',
  note: 'Bu liste yalnızca bu cihazda durur; bize de kimseye de gitmez.',
  question: `Baktığınız işletmeleri hatırlayalım mı? Son ${RECENT_LENGTH} tanesi burada ve ana sayfada durur; liste bu cihazdan çıkmaz.`,
  remember: 'Baktıklarımı bu cihazda hatırla',
  empty: 'Hatırlıyoruz. Baktığınız öteki işletmeler burada görünecek.',
  clear: 'Listeyi temizle',
  stop: 'Artık hatırlama',
  place: (category: string, district: string) => `${category} · ${district}`,
};
