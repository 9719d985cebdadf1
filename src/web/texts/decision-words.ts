/** The team's words for what it decides: buttons, signs, marks, ready reasons. */

import type { ItemKind } from '#contract/moderation/moderation-words.ts';

/** What the team does to records: the word on its button, and what became of the record by it. */
interface TransitionWords {
  /** Left out where a screen of its own has the button. */
  press?: string;
  outcome: string;
}

/** By transition; where a kind says it in its own words, by `kind.transition`. */
const TRANSITION_WORDS: Record<string, TransitionWords> = {
  approve: { press: 'Onayla', outcome: 'onaylandı' },
  reject: { press: 'Reddet', outcome: 'reddedildi' },
  ask: { press: 'Bilgi iste', outcome: 'için bilgi istendi' },
  accept: { press: 'Kabul et', outcome: 'kabul edildi' },
  dismiss: { press: 'Kapat', outcome: 'kapatıldı' },
  hide: { press: 'Gizle', outcome: 'gizlendi' },
  suspend: { press: 'Askıya al', outcome: 'askıya alındı' },
  restore: { press: 'Yeniden yayımla', outcome: 'yeniden yayımlandı' },
  close: { press: 'Kapandı olarak işaretle', outcome: 'kapandı olarak işaretlendi' },
  merge: { press: 'Başka kayıtla birleştir', outcome: 'birleştirildi' },
  separate: { press: 'Birleştirmeyi geri al', outcome: 'yeniden kendi sayfasında' },
  requeue: { press: 'Birleştirmeyi geri al', outcome: 'yeniden onay sırasında' },
  revoke: { press: 'Sahipliği geri al', outcome: 'için sahiplik geri alındı' },
  contact: { press: 'Görüşüldü', outcome: 'görüşüldü olarak işaretlendi' },
  customize: { press: 'Hazırlandı', outcome: 'hazırlandı' },
  note_approval: { press: 'Telefonla onaylandı', outcome: 'için telefonla gelen onay not edildi' },
  go_live: { press: 'Yayına al', outcome: 'yayına alındı' },
  end: { press: 'Yayını bitir', outcome: 'yayından kaldırıldı' },
  cancel: { press: 'İptal et', outcome: 'iptal edildi' },
  win: { press: 'Kazanıldı', outcome: 'kazanıldı olarak işaretlendi' },
  lose: { press: 'Kaybedildi', outcome: 'kaybedildi olarak işaretlendi' },
  confirm: { press: 'İşletme adına onayla', outcome: 'işletme adına onaylandı' },
  decline: { press: 'İşletme adına reddet', outcome: 'işletme adına reddedildi' },
  finish: { press: 'Plan verildi', outcome: 'tamamlandı' },
  'plan_request.decline': { press: 'Vazgeçildi', outcome: 'vazgeçildi olarak işaretlendi' },
  'inquiry.answer': { press: 'Yanıtla', outcome: 'yanıtlandı' },
  'removal.accept': { press: 'Kaldırıldı', outcome: 'kaldırıldı' },
  'removal.dismiss': { press: 'Yerinde kalsın', outcome: 'yerinde kaldı' },
  'photo.accept': { press: 'Yayımla', outcome: 'yayımlandı' },
  'photo.dismiss': { press: 'Geri çevir', outcome: 'geri çevrildi' },
  keep_answer: { press: 'Düzeltme kalsın', outcome: 'için düzeltilen yanıt kaldı' },
  take_back_answer: { press: 'Düzeltmeyi geri al', outcome: 'için düzeltilen yanıt geri alındı' },
  undo: { press: 'Kararı geri al', outcome: 'için verilen karar geri alındı' },
  unmerge: { press: 'Kararı geri al', outcome: 'için verilen karar geri alındı' },
  keep: { outcome: 'kaldı, öbür kayıt onunla birleştirildi' },
  tell_apart: { outcome: 'ayrı işletme olarak not edildi' },
};

const wordsOf = (kind: ItemKind, transition: string) =>
  TRANSITION_WORDS[`${kind}.${transition}`] ?? TRANSITION_WORDS[transition];

/** The button of a transition; the bare word where nobody has named it. */
export const transitionWord = (kind: ItemKind, transition: string): string =>
  wordsOf(kind, transition)?.press ?? transition;

/** What became of a record by a transition: '“Kebapçı Halil” onaylandı.' */
export const outcomeText = (title: string, kind: ItemKind, transition: string): string =>
  `“${title}” ${wordsOf(kind, transition)?.outcome ?? 'hakkında karar verildi'}.`;

/** What speaks for looking twice at a record. */
export const SIGN_WORDS: Record<string, string> = {
  program: 'Form bir program doldurmuş gibi: çok hızlı gönderildi ya da gizli alan dolu.',
  another_account:
    'Başka bir hesaptan gönderildi; adresin sahibi e-postadaki bağlantıyla onayladı. Kayıt, adresin hesabına ait.',
  corrected_answer: 'İşletme, yayındaki yanıtını düzeltti. Yeni yanıt sayfada duruyor.',
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

/** Ready words for whoever has to say why; the person reads them as they are. By kind and transition. */
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
  inquiry: {
    answer: [
      'Yazdığınız için teşekkür ederiz. Bilgiyi düzelttik.',
      'İşletmenizi “İşletme Ekle” sayfasından ücretsiz ekleyebilirsiniz.',
      'İşletmenizin bilgilerini “İşletme Sahibi Ol” sayfasından başvurarak kendiniz güncelleyebilirsiniz.',
    ],
  },
  photo: {
    dismiss: [
      'Fotoğraf bulanık ya da karanlık; daha net bir tane gönderir misiniz?',
      'Fotoğraf bu işletmeyi göstermiyor.',
      'Fotoğrafta yüzü seçilen kişiler var. İzinleri olmadan yayımlayamıyoruz.',
      'Fotoğraf başka bir yerden alınmış görünüyor. Lütfen kendi çektiğiniz bir fotoğraf gönderin.',
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
