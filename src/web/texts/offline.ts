// What is kept on the device for the time without a network: said by its page, and by the worker on what it shows.
import { dayInAdana } from '#contract/calendar/days.ts';
import { CITY_TIME_ZONE } from '#contract/city/city.ts';
import { dateWriter, formatNumber } from '#contract/text/numbers.ts';
import { timeWithLocative } from '#contract/text/turkish-suffix.ts';

const DAY_MS = 24 * 3_600_000;
/** Adana is three hours ahead of UTC all year round. */
const AHEAD_MINUTES = 180;
const dayAndMonth = dateWriter({ timeZone: CITY_TIME_ZONE, day: 'numeric', month: 'long' });

/** `14.32’de`, `dün 14.32’de`, `24 Kasım 14.32’de`. */
export function momentOf(at: Date, now: Date): string {
  const minutes = (Math.floor(at.getTime() / 60_000) + AHEAD_MINUTES) % (24 * 60);
  const time = timeWithLocative(minutes);
  const day = dayInAdana(at);
  if (day === dayInAdana(now)) return time;
  const isYesterday = day === dayInAdana(new Date(now.getTime() - DAY_MS));
  return `${isYesterday ? 'dün' : dayAndMonth(at)} ${time}`;
}

export const offlineTexts = {
  title: 'Bu cihazda saklananlar',
  description: 'Ağ yokken de okuyabilmeniz için bu cihazda saklanan sayfalar.',
  noNetwork: 'Ağ yok',
  noNetworkText: 'Son baktığınız sayfalar burada.',
  lead: 'Baktığınız sayfalar, ağ kesilince de okuyabilesiniz diye yalnızca bu cihazda durur; bize de kimseye de gitmez.',
  noSite: 'Siteye ulaşılamıyor',
  notKept: 'Açmak istediğiniz sayfa bu cihazda saklı değil.',
  again: 'Yeniden dene',
  favorites: 'Favorileriniz',
  seen: 'Son baktıklarınız',
  kept: (moment: string) => `${moment} kaydedildi`,
  searchCity: 'Şehirde ara',
  takeCity: 'Bütün şehri indir',
  nothing: 'Burada saklanan sayfa yok. Ağ varken açtığınız sayfalar burada durur.',
  reading: 'Saklananlara bakılıyor…',
  waiting: (count: number) =>
    `${formatNumber(count)} favori değişikliğiniz ağ gelince gönderilecek.`,
  clear: 'Saklananları sil',
  cleared: 'Saklananlar silindi',
  clearedText: 'Bundan sonra açtığınız sayfalar yeniden saklanır.',
  stop: 'Artık saklama',
  start: 'Baktığım sayfaları sakla',
  stopped: 'Bu cihazda sayfa saklanmıyor; ağ yokken site açılmaz.',
  cannot: 'Bu tarayıcı sayfa saklayamıyor.',
};

/** What the city is asked in the place of a list. */
export const cityQuestionTexts = {
  open: 'açık',
  duty: 'nöbetçi eczane',
};

/** On top of a kept page. */
export const keptNoteTexts = {
  label: 'Saklanan kopya',
  noNetwork: 'Ağ yok.',
  noSite: 'Siteye ulaşılamıyor.',
  text: (moment: string) =>
    `Bu sayfa ${moment} kaydedildi; şimdi açık mı, çalışma saatlerinden bakın.`,
  all: 'Saklanan sayfalar',
  again: 'Yeniden dene',
};
