import { BADGE_PATH, listCorrections, type OpenDataFormat } from '#contract/open-data.ts';
import { formatDate, formatNumber } from '#contract/text/numbers.ts';

/** Words of the page that gives the directory away. */
export const openDataTexts = {
  name: 'Açık veri',
  headTitle: 'Açık veri: Adana işletmeleri dosya olarak',
  description:
    'Rehberde yayındaki bütün işletmeler CSV, GeoJSON ve JSON-LD olarak; her satırda lisansı ve tarihiyle. Kayıt, anahtar, izin istemez.',
  title: 'Açık veri',
  lead: 'Rehberde yayındaki bütün işletmeleri dosya olarak alabilirsiniz. Kayıt da anahtar da gerekmez.',
  stand: (businesses: number, changedAt: string | null) =>
    `${formatNumber(businesses)} işletme${changedAt ? `, son değişiklik ${formatDate(changedAt)}` : ''}. Dosyalar istendiği anda hazırlanır, hep günceldir.`,

  filesTitle: 'Dosyalar',
  files: {
    csv: { name: 'CSV', text: 'Tablo programları için; UTF-8, virgülle ayrılmış.' },
    geojson: {
      name: 'GeoJSON',
      text: 'Haritalar için (RFC 7946); konumu bilinmeyenin geometrisi boştur.',
    },
    jsonld: {
      name: 'JSON-LD',
      text: 'schema.org sözleriyle; çalışma saatleri geçerli oldukları günlerle.',
    },
  } satisfies Record<OpenDataFormat, { name: string; text: string }>,
  download: (name: string) => `${name} indir`,

  licencesTitle: 'Hangi lisansla?',
  licences:
    'Lisans her satırın kendisinde yazar (licence), anılacak kaynak da öyle (source). Rehberde yazılanlar CC BY 4.0 ile verilir: istediğiniz gibi kullanın, kaynağı anın. Başka bir açık veriden gelen satır o verinin lisansını taşır.',
  unknownLicence:
    'NOASSERTION yazan satır bir dosyayla gelmiş, lisansı söylenmemiştir; onu kullanmadan önce kaynağına sorun.',
  sourcesCaption: 'Yayındaki işletmeler, geldikleri yere göre',
  sourceColumns: ['Lisans', 'Anılacak kaynak', 'İşletme'],
  noSource: 'belirtilmemiş',

  useTitle: 'Nasıl kullanılır?',
  use: [
    'Adresler değişmez; düzenli alacaksanız ETag’i If-None-Match ile geri yollayın: değişen yoksa 304 döner, dosya inmez.',
    'Saatler (hours, specialDays) JSON’dur. Olağan saatler resmî tatilde ve bayramda geçerli sayılmaz; o günler için specialDays’e bakın.',
    'isExample doğruysa satır gerçek bir işletme değil, örnek kayıttır.',
    'Sahiplerin e-postası, tanıtım yazıları ve fotoğraflar dosyalarda yoktur; onlar yazanındır.',
  ],
  moreTitle: 'Dosyadan fazlası',
  corrections: {
    name: 'Düzeltmeler',
    text: 'Sahiplerin, ekibimizin ve bildirimi kabul edilen ziyaretçilerin değiştirdikleri, eskiden yeniye; kimin değil, hangi türden birinin söylediği yazar. Yayından kalkan “gone”, dönen “back” olur. Veriyi verenler kendi kayıtlarını sourceIds ile bulur (osm:node/…, overture:…, fsq:…). Yanıttaki next ile kaldığınız yerden sürdürün.',
    address: `${listCorrections.path}?since=2026-11-01`,
  },
  feed: {
    name: 'Yeni eklenenler (RSS)',
    text: 'İsterseniz bir kategori ya da ilçeyle daraltın.',
    address: '/feed.xml?category=kafeler&district=seyhan',
  },
  api: {
    name: 'API',
    text: 'Herkese aynı yanıtı veren okuma adreslerini başka sitelerin betikleri de okuyabilir (Access-Control-Allow-Origin: *).',
    address: '/api/docs',
  },
  calendar: {
    name: 'Takvim',
    text: 'Bir işletmenin saatleri ve özel günleri iCalendar olarak.',
    address: '/api/businesses/1001/calendar.ics',
  },

  badgeTitle: 'Sitenize koyun',
  badge:
    'İşletmenizin o anki durumunu kendi sitenizde gösterin: bu satırları kopyalayın, numaranın yerine işletmenizin sayfasının adresindeki numarayı yazın. Betik çalıştırmaz, çerez bırakmaz.',
  badgeCode: (publicUrl: string) =>
    `<iframe src="${publicUrl}${BADGE_PATH}/1001" title="Çalışma durumu" width="320" height="130" style="border:0" loading="lazy"></iframe>`,
  list: 'Bir kategorinin ya da ilçenin en beğenilenleri de olur:',
  listCode: (publicUrl: string) =>
    `<iframe src="${publicUrl}${BADGE_PATH}?category=kafeler&amp;district=seyhan" title="Seyhan’daki kafeler" width="320" height="480" style="border:0" loading="lazy"></iframe>`,

  columnsTitle: 'Bir satırda ne var?',
  columnsCaption: 'CSV’nin sütunları; öbür dosyalarda da aynı adlarla',
  columnColumns: ['Sütun', 'Anlamı'],
} as const;
