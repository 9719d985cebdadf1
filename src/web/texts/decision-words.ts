/** The team's words for what it decides: buttons, signs, marks, ready reasons. */

import type { ItemKind } from '#contract/moderation/moderation-words.ts';

/** The transitions of every kind as buttons. A word that is not here is one of its area's own screens. */
export const TRANSITION_WORDS: Record<string, string> = {
  approve: 'Onayla',
  reject: 'Reddet',
  ask: 'Bilgi iste',
  accept: 'Kabul et',
  dismiss: 'Kapat',
  hide: 'Gizle',
  suspend: 'Askıya al',
  restore: 'Yeniden yayımla',
  close: 'Kapandı olarak işaretle',
  merge: 'Başka kayıtla birleştir',
  separate: 'Birleştirmeyi geri al',
  requeue: 'Birleştirmeyi geri al',
  revoke: 'Sahipliği geri al',
  contact: 'Görüşüldü',
  customize: 'Hazırlandı',
  note_approval: 'Telefonla onaylandı',
  go_live: 'Yayına al',
  end: 'Yayını bitir',
  cancel: 'İptal et',
  win: 'Kazanıldı',
  lose: 'Kaybedildi',
  confirm: 'İşletme adına onayla',
  decline: 'İşletme adına reddet',
  finish: 'Plan verildi',
  'plan_request.decline': 'Vazgeçildi',
  'inquiry.answer': 'Yanıtla',
  'removal.accept': 'Kaldırıldı',
  'removal.dismiss': 'Yerinde kalsın',
  'photo.accept': 'Yayımla',
  'photo.dismiss': 'Geri çevir',
  keep_answer: 'Düzeltme kalsın',
  take_back_answer: 'Düzeltmeyi geri al',
  undo: 'Kararı geri al',
  unmerge: 'Kararı geri al',
};

/** The button of a transition; the bare word where nobody has named it. */
export const transitionWord = (kind: ItemKind, transition: string): string =>
  TRANSITION_WORDS[`${kind}.${transition}`] ?? TRANSITION_WORDS[transition] ?? transition;

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
