import { z } from 'zod';

/** What the team decides about, in the order of the inbox's filters. */
export const ITEM_KINDS = [
  'business',
  'revision',
  'application',
  'claim',
  'review',
  'report',
  'advertisement_request',
  'advertisement',
  'lead',
  'plan_request',
  'reservation',
  'removal',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const ItemKind = z.enum(ITEM_KINDS);

export const KIND_WORDS: Record<ItemKind, string> = {
  business: 'İşletme',
  revision: 'Bilgi değişikliği',
  application: 'İşletme sahibi başvurusu',
  claim: 'Sahiplik başvurusu',
  review: 'Değerlendirme',
  report: 'Hata bildirimi',
  advertisement_request: 'Reklam talebi',
  advertisement: 'Paket reklam talebi',
  lead: 'Kampanya kaydı',
  plan_request: 'Paket değişikliği',
  reservation: 'Ulaşmayan rezervasyon',
  removal: 'Kaldırma isteği',
};

/** The moves of every kind as buttons. A word that is not here is one of its area's own screens. */
export const MOVE_WORDS: Record<string, string> = {
  approve: 'Onayla',
  reject: 'Reddet',
  ask: 'Bilgi iste',
  accept: 'Kabul et',
  dismiss: 'Kapat',
  hide: 'Gizle',
  suspend: 'Askıya al',
  restore: 'Yeniden yayınla',
  close: 'Kapandı olarak işaretle',
  merge: 'Başka kayıtla birleştir',
  revoke: 'Sahipliği geri al',
  contact: 'Görüşüldü',
  customize: 'Hazırlandı',
  go_live: 'Yayına al',
  end: 'Yayını bitir',
  cancel: 'İptal et',
  win: 'Kazanıldı',
  lose: 'Kaybedildi',
  confirm: 'İşletme adına onayla',
  decline: 'İşletme adına reddet',
  finish: 'Plan verildi',
  'plan_request.decline': 'Vazgeçildi',
  'removal.accept': 'Kaldırıldı',
  'removal.dismiss': 'Yerinde kalsın',
  undo: 'Kararı geri al',
};

/** The same in the past, for the history and for 'somebody was faster'. */
export const MOVE_DONE_WORDS: Record<string, string> = {
  approve: 'onayladı',
  reject: 'reddetti',
  ask: 'bilgi istedi',
  accept: 'kabul etti',
  dismiss: 'kapattı',
  hide: 'gizledi',
  suspend: 'askıya aldı',
  restore: 'yeniden yayınladı',
  close: 'kapandı olarak işaretledi',
  merge: 'başka bir kayıtla birleştirdi',
  revoke: 'sahipliği geri aldı',
  contact: 'görüşüldü olarak işaretledi',
  customize: 'hazırladı',
  go_live: 'yayına aldı',
  end: 'yayını bitirdi',
  cancel: 'iptal etti',
  win: 'kazanıldı olarak işaretledi',
  lose: 'kaybedildi olarak işaretledi',
  confirm: 'onayladı',
  decline: 'reddetti',
  finish: 'plan verildi olarak işaretledi',
  'plan_request.decline': 'vazgeçildi olarak işaretledi',
  'removal.accept': 'kaldırdı',
  'removal.dismiss': 'kaldırmadı',
  undo: 'kararını geri aldı',
  correct: 'bir bildirime göre düzeltti',
  verify: 'e-posta adresini doğruladı',
  resubmit: 'yeniden gönderdi',
  reapply: 'yeniden başvurdu',
  answer: 'yanıtladı',
  withdraw: 'geri çekti',
  edit: 'düzenledi',
  propose: 'değişiklik önerdi',
  extend: 'önerisine ekleme yaptı',
  'plan_request.ask': 'istedi',
  draft: 'taslağını kaydetti',
  feature: 'öne çıkardı',
  unfeature: 'öne çıkarmayı kaldırdı',
  plan: 'planını belirledi',
  plan_end: 'planının süresini bitirdi',
  expire: 'süresi dolduğu için kapandı',
  invite_colleague: 'ekibine birini davet etti',
  withdraw_invitation: 'ekip davetini geri çekti',
  remove_colleague: 'ekibinden birini çıkardı',
  join_team: 'ekibine katıldı',
  leave_team: 'ekibinden ayrıldı',
  end_team: 'sahiplik bitince ekibin yetkisini bitirdi',
};

const wordIn = (words: Record<string, string>, kind: ItemKind, move: string) =>
  words[`${kind}.${move}`] ?? words[move];

/** The button of a move; the bare word where nobody has named it. */
export const moveWord = (kind: ItemKind, move: string): string =>
  wordIn(MOVE_WORDS, kind, move) ?? move;
export const moveDoneWord = (kind: ItemKind, move: string): string =>
  wordIn(MOVE_DONE_WORDS, kind, move) ?? move;

/** What raises the score of forms that keep no other sign. */
export const SIGN_OF_A_PROGRAM = 'program';
export const SIGN_OF_ANOTHER_ACCOUNT = 'another_account';

/** What speaks for looking twice at a record. */
export const SIGN_WORDS: Record<string, string> = {
  program: 'Form bir program doldurmuş gibi: çok hızlı gönderildi ya da gizli alan dolu.',
  another_account:
    'Başka bir hesaptan gönderildi; adresin sahibi e-postadaki bağlantıyla onayladı. Kayıt, adresin hesabına ait.',
  pin_in_another_district: 'Haritadaki yeri, yazılan ilçede değil.',
  category_guessed: 'Kategorisi tahmin: başvuruda yazmıyordu.',
  district_guessed: 'İlçesi tahmin: adreste yazmıyordu.',
  links: 'Açıklamada bağlantı var.',
  duplicate: 'Benzer bir işletme zaten kayıtlı.',
};

export const MARK_WORDS: Record<string, string> = {
  priority: 'Öncelikli',
  contested: 'Sahibi var',
  imported: 'Dosyadan',
  example: 'Örnek',
};

export const FIELD_WORDS: Record<string, string> = {
  name: 'İşletme adı',
  category: 'Kategori',
  subcategory: 'Alt kategori',
  description: 'Açıklama',
  address: 'Adres',
  neighbourhood: 'Mahalle',
  district: 'İlçe',
  pin: 'Haritadaki yeri',
  latitude: 'Enlem',
  longitude: 'Boylam',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  priceRange: 'Fiyat aralığı',
  hours: 'Çalışma saatleri',
  features: 'Özellikler',
  submitterName: 'Ekleyen',
  ownerName: 'İşletme sahibi',
  taxNumber: 'Vergi numarası',
  plan: 'İstenen plan',
  contactPerson: 'İletişim kişisi',
  package: 'Paket',
  duration: 'Süre (ay)',
  totalCost: 'Toplam tutar (TL)',
  startDate: 'Başlangıç',
  endDate: 'Bitiş',
  message: 'Mesaj',
  reason: 'Neden',
  suggestion: 'Önerilen düzeltme',
  claimantName: 'Başvuran',
  decisionReason: 'Karar notu',
  title: 'Başlık',
  content: 'Değerlendirme metni',
  rating: 'Puan',
  ownerAnswer: 'İşletmenin yanıtı',
  hasMarketingConsent: 'Ticari ileti onayı',
  consentVersion: 'Onay metninin sürümü',
  consentedAt: 'Onayın zamanı',
  source: 'Kaynak',
  day: 'Gün',
  time: 'Saat',
  people: 'Kişi sayısı',
  guestName: 'Rezervasyon sahibi',
  note: 'Not',
  applicant: 'İsteyen',
  page: 'Sayfa',
  removedContent: 'Kaldırılması istenen',
  status: 'Durum',
};

/** Ready words for whoever has to say why; the person reads them as they are. By kind and move. */
export const REASON_TEMPLATES: Partial<Record<ItemKind, Partial<Record<string, string[]>>>> = {
  business: {
    reject: [
      'Adres haritada bulunamadı. Mahalle, sokak ve kapı numarasını da yazar mısınız?',
      'Haritadaki iğne adresle uyuşmuyor. Lütfen iğneyi işletmenin kapısına taşıyın.',
      'Bu işletme rehberde zaten kayıtlı. Bilgilerinde yanlışlık varsa sayfasındaki “Hata bildir” ile yazabilirsiniz.',
      'Telefon numarasına ulaşılamadı. Lütfen numarayı denetleyip yeniden gönderin.',
      'Seçilen kategori işletmeye uymuyor. Lütfen en yakın kategoriyi seçin.',
      'Açıklamada reklam dili ya da başka sitelere bağlantı var. Lütfen işletmenizi kendi sözlerinizle anlatın.',
      'Fotoğraflar bu işletmeye ait görünmüyor ya da izinsiz kullanılmış. Lütfen kendi çektiğiniz fotoğrafları ekleyin.',
      'İşletme Adana’nın hizmet verdiğimiz ilçelerinde değil.',
    ],
  },
  revision: {
    reject: [
      'Yeni ad, tabeladaki ve resmî kayıttaki adla uyuşmuyor. Bir belge ya da tabela fotoğrafı ekler misiniz?',
      'Yeni adres haritada bulunamadı. Mahalle, sokak ve kapı numarasını da yazar mısınız?',
      'Haritadaki yeni yer adresle uyuşmuyor.',
      'Seçilen kategori işletmenin yaptığı işe uymuyor.',
    ],
  },
  application: {
    reject: [
      'Belgeler okunamadı. Lütfen daha net bir tarama ya da fotoğrafla yeniden başvurun.',
      'Belgelerdeki unvan, başvurudaki işletmeyle uyuşmuyor.',
      'Vergi numarası doğrulanamadı. Lütfen vergi levhanızı ekleyin.',
      'Başvuranın işletmeyle bağını gösteren bir belge yok. İmza sirküleri ya da yetki belgesi ekler misiniz?',
    ],
    revoke: [
      'İşletmenin el değiştirdiği bildirildi ve belgelendi.',
      'Başvurudaki belgelerin geçerli olmadığı anlaşıldı.',
    ],
  },
  claim: {
    ask: [
      'İşletmeyle bağınızı gösteren bir belge (vergi levhası, imza sirküleri ya da ruhsat) ekler misiniz?',
      'Belge okunamadı. Daha net bir tarama ya da fotoğraf gönderir misiniz?',
      'Belgedeki unvan işletmenin adından farklı. Aradaki bağı kısaca anlatır mısınız?',
    ],
    reject: [
      'Gönderilen belgeler bu işletmeyle bağınızı göstermiyor.',
      'İşletmenin başka bir doğrulanmış sahibi var ve belgeler devri göstermiyor.',
      'İstediğimiz bilgiler süresinde gelmedi. Dilediğinizde yeniden başvurabilirsiniz.',
    ],
    revoke: [
      'İşletmenin el değiştirdiği bildirildi ve belgelendi.',
      'Başvurudaki belgelerin geçerli olmadığı anlaşıldı.',
    ],
  },
  report: {
    accept: ['Bilgiyi düzelttik. Haber verdiğiniz için teşekkür ederiz.'],
    dismiss: [
      'İşletmeyle görüştük; sayfadaki bilgi doğru.',
      'Bildirdiğiniz bilgiyi doğrulayamadık. Elinizde bir kaynak varsa yeniden yazabilirsiniz.',
      'Değerlendirme yayın kurallarımıza aykırı değil.',
    ],
  },
  removal: {
    accept: ['İstediğiniz bilgiyi kaldırdık.'],
    dismiss: [
      'Bu bilgi işletmenin herkese açık iletişim bilgisidir; işletme sahibi güncelleyebilir.',
      'Hangi bilgiyi kastettiğinizi bulamadık. Sayfanın adresiyle yeniden yazar mısınız?',
      'Değerlendirme kişisel bilgi içermiyor ve yayın kurallarımıza uygun.',
    ],
  },
};

/** Words of a package in the inbox. */
export const PACKAGE_WORDS: Record<string, string> = {
  free: 'Ücretsiz paket',
  basic: 'Temel paket',
  premium: 'Premium paket',
  enterprise: 'Kurumsal paket',
};
