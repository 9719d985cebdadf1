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
  | 'category_not_found'
  | 'illegal_move'
  | 'review_exists'
  | 'own_business'
  | 'own_review'
  | 'body_too_large'
  | 'unsupported_body'
  | 'code_wrong'
  | 'code_over'
  | 'link_unknown'
  | 'link_over'
  | 'too_many_favorites'
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
  | 'claim_not_proved'
  | 'business_without_owner'
  | 'too_many_requests'
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
  category_not_found: 404,
  illegal_move: 409,
  review_exists: 409,
  own_business: 403,
  own_review: 403,
  body_too_large: 413,
  unsupported_body: 415,
  code_wrong: 400,
  code_over: 400,
  link_unknown: 404,
  link_over: 410,
  too_many_favorites: 409,
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
  claim_not_proved: 409,
  business_without_owner: 409,
  too_many_requests: 429,
  not_ready: 503,
  unexpected: 500,
};

/** Apart from the others: the browser says it by itself when no answer comes. */
export const UNEXPECTED_SENTENCE = 'Bir şeyler ters gitti. Lütfen tekrar deneyin.';

export const errorSentence: Record<ErrorCode, string> = {
  invalid_input: 'Gönderilen bilgilerde düzeltilmesi gereken bir yer var.',
  malformed_address: 'Bu adres bozuk görünüyor. Baştan yazıp yeniden deneyin.',
  not_signed_in: 'Bunun için önce giriş yapmanız gerekiyor.',
  not_allowed: 'Bunu yapmaya yetkiniz yok.',
  wrong_origin: 'Bu istek başka bir siteden geldiği için yapılmadı.',
  not_found: 'Aradığınız şey burada yok.',
  method_not_allowed: 'Bu adreste bu işlem yapılamıyor.',
  business_not_found: 'Aradığınız işletme mevcut değil.',
  category_not_found: 'Aradığınız kategori mevcut değil.',
  illegal_move: 'Bu kayıt şu anki durumundayken bu yapılamıyor.',
  review_exists: 'Bu işletmeyi zaten değerlendirdiniz. Dilerseniz yazdığınızı düzenleyebilirsiniz.',
  own_business: 'Kendi işletmenizi değerlendiremezsiniz; değerlendirmelere yanıt yazabilirsiniz.',
  own_review: 'Kendi değerlendirmenizi faydalı olarak işaretleyemezsiniz.',
  body_too_large: 'Gönderdiğiniz veri çok büyük.',
  unsupported_body: 'Gönderilen veri okunamadı.',
  code_wrong: 'Kod tutmadı. E-postadaki altı rakamı yeniden yazın.',
  too_many_favorites: 'Favori listeniz doldu. Yenisini eklemek için önce birini kaldırın.',
  code_over: 'Bu kodun süresi ya da deneme hakkı doldu. Yeni bir kod isteyin.',
  file_too_large: 'Dosya çok büyük (maksimum 10MB)',
  picture_type_unknown:
    'Bu dosya türünü alamıyoruz. JPEG, PNG, WebP ya da AVIF biçiminde bir fotoğraf seçin.',
  picture_unreadable:
    'Bu fotoğraf açılamadı; dosya bozuk ya da yarım kalmış olabilir. Başka bir fotoğraf deneyin.',
  picture_too_many_pixels:
    'Bu fotoğrafın ölçüleri çok büyük. En fazla 50 megapiksellik bir fotoğraf seçin.',
  document_type_unknown: 'Bu dosya türünü alamıyoruz. PDF, JPG ya da PNG yükleyin.',
  upload_address_over: 'Bu yükleme bağlantısı geçersiz ya da süresi dolmuş. Dosyayı yeniden seçin.',
  upload_taken: 'Bu bağlantıyla bir dosya zaten gönderildi. Dosyayı yeniden seçin.',
  link_unknown: 'Bu bağlantı geçersiz. Size gelen son e-postadaki bağlantıyı kullanın.',
  link_over: 'Bu bağlantının süresi dolmuş. Yeni bir bağlantı isteyebilirsiniz.',
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
  claim_not_proved: 'Başvuran e-posta adresini henüz doğrulamadı; önce giriş yapması gerekiyor.',
  business_without_owner:
    'Bu işletme henüz rehberden rezervasyon almıyor. Telefonla arayabilirsiniz.',
  too_many_requests: 'Çok hızlı gittiniz. Biraz bekleyip yeniden deneyin.',
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
