import type { LikelyDuplicate } from '#contract/businesses/business-submission.ts';
import type { District } from '#contract/city/districts.ts';
import { inDistrict } from './places.ts';

const likeness: Record<LikelyDuplicate['likeness'], string> = {
  name: 'Adı benziyor, yeri yakın',
  phone: 'Aynı telefon',
  cid: 'Haritadaki aynı yer',
};

/** The form of a business. Sentences of the specification stand word for word. */
export const submissionTexts = {
  formLabel: 'İşletme bilgileri',
  requiredNote: '* işaretli alanlar zorunlu.',
  mark: '*',
  summary: 'Göndermeden önce düzeltilmesi gerekenler var',
  sections: {
    basics: 'Temel bilgiler',
    place: 'Konum',
    contact: 'İletişim',
    hours: 'Çalışma saatleri',
    features: 'Özellikler',
    photos: 'Fotoğraflar',
    you: 'Siz',
  },

  stepOf: (number: number, count: number) => `Adım ${number} / ${count}`,
  nextStep: 'Devam et',
  stepBack: 'Geri',

  nameHint: 'Tabelada yazdığı gibi.',
  categoryBlank: 'Kategori seçin',
  describeHint: 'Gelen ne bulur, sizi ne ayırır? Birkaç cümle yeter.',
  lettersLeft: (count: string) => `${count} harf kaldı`,
  priceOption: (sign: string, word: string) => (sign === word ? sign : `${sign} (${word})`),

  districtBlank: 'İlçe seçin',
  addressHint: 'Cadde, sokak, kapı numarası; varsa kolay bulunmasını sağlayan bir tarif.',
  addressNames: (district: string) => `Adreste ${district} geçiyor. İlçeyi ${district} yapalım mı?`,
  pin: 'Koordinat',
  pinByHand: 'Koordinatını biliyorum',
  pinHint: 'Haritada işaretleyince kendiliğinden yazılır. Enlem ve boylamı elle de yazabilirsiniz.',
  pinPlaceholder: '36.991400, 35.330800',
  pinUnreadable: 'Koordinatı okuyamadık. Enlem ve boylamı şöyle yazın: 36.9914, 35.3308',
  pinFarAway: 'Bu nokta Adana’nın dışında görünüyor. Düzeltin ya da boş bırakın.',
  pinElsewhere: (district: District) =>
    `Bu nokta ${inDistrict(district)} görünüyor. İlçeyi değiştirelim mi?`,
  pinOutside: 'Bu nokta beş ilçenin dışında kalıyor gibi. İğneye bir daha bakar mısınız?',
  changeDistrict: (district: string) => `Evet, ${district} olsun`,
  keepDistrict: (district: string) => `Hayır, ${district} kalsın`,
  pinRemove: 'İğneyi kaldır',

  contactLead: 'Yazdıklarınız sayfanızda görünür; WhatsApp ile Instagram birer düğme olur.',

  featuresHint: 'Gelmeden önce bilinmesi iyi olan şeyler. Dokunun ya da kendiniz yazın.',
  attributesHint: 'Bildiklerinizi yanıtlayın; bilmediğinizi öyle bırakın, “yok” sayılmaz.',
  attributesMore: (count: number, answered: number) =>
    answered > 0 ? `${count} soru daha (${answered} yanıt var)` : `${count} soru daha`,
  attributeAnswers: { yes: 'Var', no: 'Yok', unknown: 'Bilmiyorum' },

  featureLabel: 'Özellik ekle',
  featurePlaceholder: 'Örneğin vale, çocuk parkı',
  featureAdd: 'Ekle',
  featuresChosen: 'Eklenen özellikler',
  featuresSuggested: 'Öneriler',
  featureRemove: (feature: string) => `${feature} özelliğini kaldır`,
  featuresFull: (count: number) => `En çok ${count} özellik ekleyebilirsiniz.`,

  submitterName: 'Adınız soyadınız',
  submitterHint: 'Yalnızca biz görürüz; gerekirse size böyle sesleniriz.',
  submitterMissing: 'İletişim kişisi gereklidir',
  email: 'E-posta adresiniz',
  emailStays: 'Onay bu adrese bağlı olduğu için değiştirilemez.',
  emailHint: 'Onay bağlantısını buraya yollarız.',
  isEmailShown: 'E-posta adresim işletmenin sayfasında görünsün',

  missing: (labels: string[]) => `Kalan zorunlu alanlar: ${labels.join(', ')}`,
  nothingMissing: 'Zorunlu alanlar tamam, gönderebilirsiniz.',
  send: 'İşletmeyi ekle',
  sendAgain: 'Yeniden incelemeye gönder',
  save: 'Değişiklikleri kaydet',
  sending: 'Gönderiliyor...',

  draftKept: 'Yazdıklarınız bu cihazda taslak olarak saklanır; gönderince silinir.',
  draftDelete: 'Taslağı sil',
  draftAsk: 'Yazdıklarınız silinsin mi?',
  draftAskText: 'Form boşalır, taslak bu cihazdan silinir; geri gelmez.',
  draftStay: 'Kalsın',
  draftBack: 'Taslağınız duruyordu, kaldığınız yerden devam edebilirsiniz.',
  imported: 'Haritadan gelenleri yazdık. Göz gezdirin, eksik kalanları tamamlayın.',

  duplicates: {
    title: 'Bu işletme zaten kayıtlı olabilir',
    text: 'Bunlardan biri sizinki mi? Öyleyse yeniden eklemenize gerek yok.',
    likeness,
    opens: 'yeni sekmede açılır',
    sendAnyway: 'Yine de gönder',
    goBack: 'Düzelt',
  },

  changed: 'Değişikliklerinizi kaydettik. E-postanızı doğruladığınızda inceleriz.',
  failure: {
    title: 'Hata!',
    description: 'İşletme eklenirken bir hata oluştu. Lütfen tekrar deneyin.',
  },
  verification: {
    title: 'Son bir adım: postanıza bakın',
    next: 'Yayımlanınca da aynı adrese haber veririz.',
    resend: 'Bağlantıyı yeniden gönder',
    another: 'Başka bir işletme ekle',
  },
} as const;

/** Words offered as features beside what is asked anyway, by the slug of the category. */
export const featureSuggestions: Record<string, string[]> = {
  restoranlar: ['Rezervasyon', 'Göl manzarası', 'Nehir manzarası'],
  oteller: ['Göl manzarası', 'Nehir manzarası', 'Dağ manzarası'],
  kafeler: ['Göl manzarası', 'Nehir manzarası'],
  barlar: ['Rezervasyon', 'Nehir manzarası'],
  gelinlik: ['Abiye', 'Prova', 'Gelin paketi'],
  piknik: ['Göl manzarası', 'Nehir manzarası'],
  saglik: ['Nöbetçi'],
  guzellik: ['Gelin paketi'],
  otomotiv: ['Yıkama'],
};

/** The editor of hours. */
export const hoursTexts = {
  group: 'Haftalık saatler',
  state: (day: string) => `${day}: durum`,
  kinds: { open: 'Açık', closed: 'Kapalı', allDay: '24 saat' },
  opens: (day: string, number: number) => `${day}: ${number}. açılış`,
  closes: (day: string, number: number) => `${day}: ${number}. kapanış`,
  addSpan: 'Aralık ekle',
  addSpanTo: (day: string) => `${day}: aralık ekle`,
  removeSpan: (day: string, number: number) => `${day}: ${number}. aralığı kaldır`,
  copyDown: 'Aşağıya kopyala',
  copyDownFrom: (day: string) => `${day} saatlerini aşağıya kopyala`,
  alike: 'Her gün aynı saatler',
  nextDay: (time: string) => `ertesi gün ${time} kadar`,
  missing: 'Açılış ve kapanış saatini yazın: 09.00 – 18.00',
  timePlaceholder: '00.00',
  equal: 'Açılış ve kapanış aynı olamaz; bütün gün açıksa “24 saat” seçin',
  overlap: 'Aralıklar birbirinin üstüne biniyor',
  everyDay: 'Her gün',
  closed: 'kapalı',
  summaryLabel: 'Sayfada böyle görünecek',
  notStated: 'Saatleri şimdi yazmak istemiyorum',
  notStatedNote: 'Sayfanızda “Saat bilgisi yok” yazar; sonra ekleyebilirsiniz.',
  ramadan: 'Ramazan’da saatlerimiz başka',
  ramadanHint: 'Ramazan günlerine takvimden kendiliğinden yazılır, bayramda kalkar.',
  ramadanGroup: 'Ramazan saatleri',
  special: 'Özel günler',
  specialHint:
    'Bayram, sayım, tadilat: yalnızca o günlere ait saatler. Birkaç gün sürüyorsa son gününü de seçin.',
  specialAdd: 'Özel gün ekle',
  specialDate: (number: number) => `${number}. özel günün tarihi`,
  specialUntil: (number: number) => `${number}. özel günün son günü (isteğe bağlı)`,
  specialName: (number: number) => `${number}. özel günün adı (isteğe bağlı)`,
  specialNamePlaceholder: 'Adı: Kurban Bayramı, sayım …',
  specialDay: (number: number) => `${number}. özel gün`,
  specialRemove: (number: number) => `${number}. özel günü kaldır`,
  dateMissing: 'Tarihi seçin',
  dateTwice: 'Bu tarih iki kez yazılmış',
  untilBefore: 'Son gün ilk günden önce olamaz',
  tooMany: (most: number) => `En fazla ${most} özel gün yazın`,
} as const;
