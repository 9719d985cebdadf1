/** The closed list of expected ends. A new code does not compile until its status and its sentence exist. */
export type ErrorCode =
  | 'invalid_input'
  | 'malformed_address'
  | 'not_signed_in'
  | 'not_allowed'
  | 'wrong_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'business_not_found'
  | 'business_closed'
  | 'category_not_found'
  | 'district_not_found'
  | 'kind_not_found'
  | 'duty_turn_not_found'
  | 'place_not_found'
  | 'neighbourhood_not_found'
  | 'illegal_transition'
  | 'review_exists'
  | 'own_business'
  | 'own_review'
  | 'own_record'
  | 'body_too_large'
  | 'body_cut'
  | 'body_slow'
  | 'unsupported_body'
  | 'code_wrong'
  | 'code_over'
  | 'link_unknown'
  | 'link_over'
  | 'too_many_favorites'
  | 'too_many_favorite_lists'
  | 'favorite_list_exists'
  | 'favorite_list_not_found'
  | 'favorite_not_found'
  | 'passkey_needed'
  | 'proof_needed'
  | 'passkey_wrong'
  | 'too_many_passkeys'
  | 'file_too_large'
  | 'picture_type_unknown'
  | 'picture_unreadable'
  | 'picture_too_many_pixels'
  | 'document_type_unknown'
  | 'upload_address_over'
  | 'upload_taken'
  | 'maps_address_wrong'
  | 'maps_directions'
  | 'maps_no_place'
  | 'maps_short_closed'
  | 'no_import_rows'
  | 'too_many_rows'
  | 'too_many_rows_signed_out'
  | 'imports_busy'
  | 'claim_stands'
  | 'owned_already'
  | 'claim_not_proved'
  | 'claim_contested'
  | 'owners_turn'
  | 'owners_differ'
  | 'correction_missing'
  | 'decided_meanwhile'
  | 'application_stands'
  | 'business_without_owner'
  | 'reservations_off'
  | 'messages_closed'
  | 'plan_request_stands'
  | 'plan_not_set'
  | 'plan_needed'
  | 'colleague_already'
  | 'team_full'
  | 'invitation_of_another'
  | 'category_exists'
  | 'category_not_empty'
  | 'kind_exists'
  | 'question_over'
  | 'own_role'
  | 'last_admin'
  | 'ad_not_ready'
  | 'ad_not_approved'
  | 'ad_changed'
  | 'category_without_ads'
  | 'changed_meanwhile'
  | 'key_reused'
  | 'too_many_requests'
  | 'storage_away'
  | 'storage_full'
  | 'too_busy'
  | 'not_ready'
  | 'unexpected';

export const errorStatus: Record<ErrorCode, number> = {
  invalid_input: 400,
  malformed_address: 400,
  not_signed_in: 401,
  not_allowed: 403,
  wrong_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  business_not_found: 404,
  business_closed: 410,
  category_not_found: 404,
  district_not_found: 404,
  kind_not_found: 404,
  duty_turn_not_found: 404,
  place_not_found: 404,
  neighbourhood_not_found: 404,
  illegal_transition: 409,
  review_exists: 409,
  own_business: 403,
  own_review: 403,
  own_record: 403,
  body_too_large: 413,
  body_cut: 400,
  body_slow: 408,
  unsupported_body: 415,
  code_wrong: 400,
  code_over: 400,
  link_unknown: 404,
  link_over: 410,
  too_many_favorites: 409,
  too_many_favorite_lists: 409,
  favorite_list_exists: 409,
  favorite_list_not_found: 404,
  favorite_not_found: 404,
  passkey_needed: 403,
  proof_needed: 403,
  passkey_wrong: 400,
  too_many_passkeys: 409,
  file_too_large: 413,
  picture_type_unknown: 415,
  picture_unreadable: 422,
  picture_too_many_pixels: 422,
  document_type_unknown: 415,
  upload_address_over: 403,
  upload_taken: 409,
  maps_address_wrong: 400,
  maps_directions: 400,
  maps_no_place: 400,
  maps_short_closed: 502,
  no_import_rows: 400,
  too_many_rows: 413,
  too_many_rows_signed_out: 401,
  imports_busy: 503,
  claim_stands: 409,
  owned_already: 409,
  claim_not_proved: 409,
  claim_contested: 403,
  owners_turn: 409,
  owners_differ: 403,
  correction_missing: 409,
  decided_meanwhile: 409,
  application_stands: 409,
  business_without_owner: 409,
  reservations_off: 409,
  messages_closed: 409,
  plan_request_stands: 409,
  plan_not_set: 409,
  plan_needed: 403,
  colleague_already: 409,
  team_full: 409,
  invitation_of_another: 403,
  category_exists: 409,
  category_not_empty: 409,
  kind_exists: 409,
  question_over: 409,
  own_role: 409,
  last_admin: 409,
  ad_not_ready: 409,
  ad_not_approved: 409,
  ad_changed: 409,
  category_without_ads: 409,
  changed_meanwhile: 409,
  key_reused: 422,
  too_many_requests: 429,
  storage_away: 503,
  storage_full: 503,
  too_busy: 503,
  not_ready: 503,
  unexpected: 500,
};

/** Apart from the others: the browser says it by itself when no answer comes. */
export const UNEXPECTED_SENTENCE = 'Bir şeyler ters gitti. Lütfen tekrar deneyin.';

/** Screens say it before anybody tries; by itself, so that no page carries all of the sentences. */
export const OWN_RECORD_SENTENCE =
  'Bu kayıt sizin ya da işletmenizin. Bunu başka bir ekip üyesi karara bağlamalı; ekipte tek başınızaysanız komut satırından yapabilirsiniz.';

export const errorSentence: Record<ErrorCode, string> = {
  invalid_input: 'Gönderilen bilgilerde düzeltilmesi gereken bir yer var.',
  malformed_address: 'Bu adres bozuk görünüyor. Baştan yazıp yeniden deneyin.',
  not_signed_in: 'Bunun için önce giriş yapmanız gerekiyor.',
  not_allowed: 'Bunu yapmaya yetkiniz yok.',
  wrong_origin: 'Bu istek başka bir siteden geldiği için yapılmadı.',
  not_found: 'Aradığınız şey burada yok.',
  method_not_allowed: 'Bu adreste bu işlem yapılamıyor.',
  business_not_found: 'Aradığınız işletme mevcut değil.',
  business_closed: 'Bu işletme kalıcı olarak kapandı.',
  category_not_found: 'Aradığınız kategori mevcut değil.',
  district_not_found: 'Aradığınız ilçe rehberde yok.',
  neighbourhood_not_found: 'Aradığınız mahalle beş ilçede yok.',
  place_not_found: 'Bu yer artık yok; hiçbir adreste geçmediği için silinmiş olabilir.',
  kind_not_found: 'Bu tür artık yok; siz bakarken silinmiş olabilir.',
  duty_turn_not_found: 'Bu nöbet artık yok; liste yenilenmiş olabilir.',
  illegal_transition: 'Bu kayıt şu anki durumundayken bu yapılamıyor.',
  review_exists: 'Bu işletmeyi zaten değerlendirdiniz. Dilerseniz yazdığınızı düzenleyebilirsiniz.',
  own_business: 'Kendi işletmenizi değerlendiremezsiniz; değerlendirmelere yanıt yazabilirsiniz.',
  own_review: 'Kendi değerlendirmenizi faydalı olarak işaretleyemezsiniz.',
  own_record: OWN_RECORD_SENTENCE,
  body_too_large: 'Gönderdiğiniz veri çok büyük.',
  body_cut: 'Gönderdiğiniz veri yarıda kesildi. Bağlantınızı denetleyip yeniden gönderin.',
  body_slow: 'Gönderdiğiniz veri zamanında ulaşmadı. Bağlantınızı denetleyip yeniden gönderin.',
  unsupported_body: 'Gönderilen veri okunamadı.',
  code_wrong: 'Kod tutmadı. E-postadaki altı rakamı yeniden yazın.',
  too_many_favorites: 'Favori listeniz doldu. Yenisini eklemek için önce birini kaldırın.',
  too_many_favorite_lists: 'En çok 20 listeniz olabilir. Önce birini silin.',
  favorite_list_exists: 'Bu adda bir listeniz var. Başka bir ad verin.',
  favorite_list_not_found: 'Bu liste artık yok; siz bakarken silinmiş olabilir.',
  favorite_not_found: 'Bu işletme artık favorilerinizde değil.',
  passkey_needed: 'Önce geçiş anahtarınızla onaylayın.',
  proof_needed: 'Bunun için önce siz olduğunuzu doğrulayın.',
  passkey_wrong: 'Geçiş anahtarı doğrulanamadı. Yeniden deneyin.',
  too_many_passkeys: 'En çok 10 geçiş anahtarı olabilir. Önce birini silin.',
  code_over: 'Bu kodun süresi ya da deneme hakkı doldu. Yeni bir kod isteyin.',
  file_too_large: 'Dosya çok büyük (maksimum 10MB)',
  picture_type_unknown:
    'Bu dosya türünü alamıyoruz. JPEG, PNG, WebP ya da AVIF biçiminde bir fotoğraf seçin.',
  picture_unreadable:
    'Bu fotoğraf açılamadı; dosya bozuk ya da yarım kalmış olabilir. Başka bir fotoğraf deneyin.',
  picture_too_many_pixels:
    'Bu fotoğrafın ölçüleri çok büyük. JPEG en fazla 50, PNG ve WebP 25, AVIF 16 megapiksel olabilir.',
  document_type_unknown: 'Bu dosya türünü alamıyoruz. PDF, JPG ya da PNG yükleyin.',
  upload_address_over: 'Bu yükleme bağlantısı geçersiz ya da süresi dolmuş. Dosyayı yeniden seçin.',
  upload_taken: 'Bu bağlantıyla bir dosya zaten gönderildi. Dosyayı yeniden seçin.',
  link_unknown: 'Bu bağlantı geçersiz. Size gelen son e-postadaki bağlantıyı kullanın.',
  link_over: 'Bu bağlantının süresi dolmuş.',
  maps_address_wrong: "Lütfen geçerli bir Google işletme URL'si girin.",
  maps_directions:
    'Bu bir yol tarifi bağlantısı. Haritada işletmeye dokunup onun bağlantısını yapıştırın.',
  maps_no_place:
    'Bu bağlantı bir işletmeyi göstermiyor. Haritada işletmeye dokunup onun bağlantısını yapıştırın.',
  maps_short_closed:
    'Kısa bağlantı şu anda açılamadı. Bağlantıyı tarayıcınızda açıp adres çubuğundaki uzun adresi yapıştırın.',
  no_import_rows: 'İçe aktarılacak veri bulunamadı.',
  too_many_rows: 'Bir dosyada en çok 5.000 satır olabilir. Dosyayı bölüp parça parça gönderin.',
  too_many_rows_signed_out:
    'Giriş yapmadan en çok 500 satır gönderilebilir. Daha uzun dosyalar için giriş yapın.',
  imports_busy:
    'Şu anda başka dosyalar içe aktarılıyor. Dosyanızdan bir şey eklenmedi; birazdan yeniden deneyin.',
  claim_stands:
    'Bu işletme için bir başvurunuz zaten var. Başvurularım sayfasından izleyebilirsiniz.',
  owned_already: 'Bu işletme zaten sizin; İşletme Paneli sayfasında duruyor.',
  claim_contested:
    'Bu işletmenin bir sahibi var; bu başvuruya yalnızca yöneticiler karar verebilir.',
  owners_turn:
    'İşletmenin şimdiki sahibine soruldu; yanıtı gelmeden ya da yedi gün dolmadan karar verilmez.',
  owners_differ: 'İki işletmenin sahipleri farklı; onları yalnızca yöneticiler birleştirebilir.',
  correction_missing:
    'Bildirimin istediği değişiklik kayıtta yok. Önce onu yapın; bildirim ancak ondan sonra kabul edilebilir.',
  decided_meanwhile: 'Siz bakarken bu kayıt değişti. Yeni hâlini görüp öyle karar verin.',
  claim_not_proved: 'Başvuran e-posta adresini henüz doğrulamadı; önce giriş yapması gerekiyor.',
  application_stands:
    'Bu işletme için incelemede bir başvurunuz zaten var. Başvurularım sayfasından izleyebilirsiniz.',
  business_without_owner:
    'Bu işletme henüz rehberden rezervasyon almıyor. Telefonla arayabilirsiniz.',
  reservations_off: 'Bu işletme şu anda rehberden rezervasyon almıyor. Telefonla arayabilirsiniz.',
  messages_closed:
    'Bu işletme şu anda rehberden mesaj almıyor. Sayfasındaki öbür iletişim yollarını deneyebilirsiniz.',
  plan_needed: 'Bu, Premium planla açılır.',
  plan_request_stands: 'Bekleyen bir plan isteğiniz var. Satış ekibimiz size dönecek.',
  plan_not_set:
    'İstenen plan daha verilmedi. Bir yönetici planı işletmenin kaydında belirleyince bu istek de kapanır, sahibine yanıt gider.',
  colleague_already: 'Bu kişi zaten bu işletme adına çalışıyor.',
  team_full: 'Bir işletmenin ekibinde en fazla 20 kişi olabilir. Önce birini çıkarın.',
  invitation_of_another:
    'Bu davet başka bir e-posta adresine gönderilmiş. Davetin geldiği adresle giriş yapın.',
  category_exists: 'Bu adla ya da bu adreste bir kategori zaten var.',
  category_not_empty: 'Bu kategoride hâlâ işletme var. Önce onları başka bir kategoriye taşıyın.',
  kind_exists: 'Bu adla ya da bu çoğulla bir tür zaten var.',
  question_over: 'Bu soru artık sorulmuyor. Sayfayı yenileyin.',
  own_role: 'Kendi rolünüzü değiştiremezsiniz; bunu başka bir yönetici yapabilir.',
  last_admin: 'Bu kişi son yönetici. Önce başka birini yönetici yapın.',
  category_without_ads: 'Bu işletmenin kategorisinde reklam verilemiyor.',
  ad_not_approved:
    'Reklam veren henüz onaylamadı: onayı, kendisine giden bağlantıdan gelir. Telefonda onayladıysa bunu bir yönetici not edebilir.',
  ad_changed: 'Reklam siz bakarken değişti. Sayfayı yenileyip son hâline bakın.',
  ad_not_ready: 'Reklam daha hazır değil: başlık, açıklama, başlangıç ve bitiş günü gerekiyor.',
  changed_meanwhile:
    'Siz bakarken bir arkadaşınız bu kaydı değiştirdi. Yenileyip son haline bakın.',
  key_reused:
    'Bunu az önce başka bilgilerle göndermiştiniz. Son hâlini göndermek için bir kez daha gönderin.',
  too_many_requests: 'Çok hızlı gittiniz. Biraz bekleyip yeniden deneyin.',
  storage_away: 'Dosyaların durduğu yere şu anda ulaşılamıyor. Birazdan yeniden deneyin.',
  storage_full: 'Sunucumuzda yer kalmadığı için bunu şimdi yapamadık. Biraz sonra yeniden deneyin.',
  too_busy: 'Şu anda çok yoğunuz. Birkaç saniye sonra yeniden deneyin.',
  not_ready: 'Hazırlanıyoruz. Birazdan yeniden deneyin.',
  unexpected: UNEXPECTED_SENTENCE,
};

/** Body of every answer that is not 2xx: RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The Turkish sentence for people. */
  detail: string;
  code: ErrorCode;
  requestId: string;
  /** Where the input is wrong: a field's path and what is wrong with it, in Turkish. */
  issues?: { path: string; message: string }[];
}

/** An expected end of a request; everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly issues: Problem['issues'];
  /** When a limit ends; becomes `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, issues?: Problem['issues'], retryAfterSeconds?: number) {
    super(errorSentence[code]);
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Ends the request with a code of the closed list. */
export const refuse = (code: ErrorCode, issues?: Problem['issues']): never => {
  throw new Refusal(code, issues);
};
