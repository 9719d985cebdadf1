// The whole city on the device: taken along, searched without a network, removed.
import { dayInAdana, hourInAdana } from '#contract/calendar/days.ts';
import { formatDate, formatNumber } from '#contract/text/numbers.ts';
import { momentOf } from './offline.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

const inMegabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1e6)
    .toFixed(1)
    .replace('.', ',')} MB`;

export const offlineCityTexts = {
  title: 'Bütün şehir cebinizde',
  description: 'Adana’nın bütün işletmeleri ağ yokken de aransın diye cihazınıza indirilir.',
  lead: 'Ağın çekmediği yerde de arayın: adlar, türler, saatler ve telefonlar bu cihaza iner, aramanız kimseye gitmez.',
  reading: 'Cihaza bakılıyor…',
  asking: 'Ne kadar olduğuna bakılıyor…',
  download: (bytes: number) => `Bütün şehri indir (${inMegabytes(bytes)})`,
  again: (bytes: number) => `Yeniden indir (${inMegabytes(bytes)})`,
  offered: (businesses: number) => `${formatNumber(businesses)} işletme`,
  here: (of: { at: string; businesses: number; bytes: number }) =>
    `Şehir: ${formatDate(of.at)}, ${formatNumber(of.businesses)} işletme, ${inMegabytes(of.bytes)}`,
  /** A version is the moment of its state: `2026.11.30.1709`, by the clocks of Adana. */
  version: (version: number) => {
    const at = new Date(version);
    const day = dayInAdana(at).replaceAll('-', '.');
    return `Sürüm ${day}.${twoDigits(hourInAdana(at))}${twoDigits(at.getUTCMinutes())}`;
  },
  downloading: 'Şehir indiriliyor',
  stop: 'Vazgeç',
  percent: (part: number) => `%${Math.floor(part * 100)}`,
  done: 'Şehir indi',
  doneText: 'Ağ kesilince bu sayfadan arayabilirsiniz.',
  update: 'Güncelle',
  upToDate: 'Şehir güncel',
  updated: (changes: number) =>
    changes > 0 ? `${formatNumber(changes)} değişiklik alındı.` : 'Değişen bir şey yokmuş.',
  tooOld: 'Buradaki şehir çok eskimiş; yeniden indirmek gerekiyor.',
  remove: 'Kaldır',
  removed: 'Şehir bu cihazdan kaldırıldı',
  removedText: 'İstediğiniz zaman yeniden indirebilirsiniz.',
  saving: 'Veri tasarrufunuz açık.',
  savingText: (bytes: number) => `Yine de ${inMegabytes(bytes)} indirilsin mi?`,
  yes: 'Evet, indir',
  no: 'Şimdi değil',
  full: 'Cihazda yer kalmamış; şehir sığmadı. Biraz yer açıp yeniden deneyin.',
  failed: 'Şehir alınamadı. Ağınıza bakıp yeniden deneyin.',
  refused: 'Site şu an yanıt veremiyor; biraz sonra yeniden deneyin.',
  notHere: 'Şehir bu cihazda değil. Ağ gelince buradan indirebilirsiniz.',
  cannot: 'Bu tarayıcı cihazda bir şey saklayamıyor.',
  stopped: 'Bu cihazda sayfa saklanmıyor. İndirmek için önce saklamayı açın.',
  toKept: 'Saklananlar',
  label: 'Şehirde ara',
  placeholder: 'Kebapçı, eczane, işletme adı…',
  search: 'Ara',
  away: 'Siteye ulaşılamıyor; bu cihazdaki şehir yanıt veriyor.',
  online: 'Ağ varken arama sitede sürer.',
  preparing: 'Şehir açılıyor…',
  broken: 'Buradaki şehir okunamıyor. Kaldırıp yeniden indirin.',
  found: (count: number, q: string) => `“${q}” için ${formatNumber(count)} sonuç`,
  meant: (words: string) => `“${words}” arandı.`,
  placeAway: (place: string) =>
    `“${place}” nerede, indirilen şehirde yazmıyor: adresler inmez. Bütün şehirden gösteriyoruz.`,
  asOf: (at: string) => `Bilgiler ${formatDate(at)} gününden; açık mı, o günkü saatlere göre.`,
  nobody: (q: string) => `“${q}” için kimse bulunamadı`,
  nobodyText: 'Başka bir sözle deneyin. Açıklamalar ve adresler indirilen şehirde yoktur.',
  duty: 'Bu saatin nöbet listesi indirilen şehirde yok. Ağ gelince nöbetçi eczanelere bakın.',
  dutyAsOf: (at: string) =>
    `Nöbet listesi ${momentOf(new Date(at), new Date())} alındı, sonradan değişmiş olabilir: gitmeden telefon edin.`,
  standIn: (at: string) =>
    `Sayfası bu cihazda saklı değil; buradakiler ${formatDate(at)} günü indirilen şehirden.`,
  notInCity: 'Bu işletme indirilen şehirde yok. Ağ gelince sayfasına bakın.',
  example: 'Örnek işletme',
  known: 'Bilinenler',
  map: 'Haritadaki yeri',
  hours: 'Çalışma saatleri',
  today: 'bugün',
  noHours: 'Çalışma saatleri bilinmiyor.',
  noHoursCall: 'Çalışma saatleri bilinmiyor; gitmeden telefon edin.',
  price: (word: string) => `Fiyat: ${word}`,
  more: 'Daha fazla göster',
  results: 'Bulunanlar',
  showMap: 'Haritada göster',
  hideMap: 'Haritayı kapat',
};
