/** The closed list of expected ends. A new code does not compile until its status and its sentence exist. */
export type ErrorCode =
  | 'invalid_input'
  | 'malformed_address'
  | 'not_signed_in'
  | 'not_allowed'
  | 'not_found'
  | 'method_not_allowed'
  | 'business_not_found'
  | 'category_not_found'
  | 'illegal_move'
  | 'body_too_large'
  | 'unsupported_body'
  | 'too_many_requests'
  | 'not_ready'
  | 'unexpected';

export const errorStatus: Record<ErrorCode, number> = {
  invalid_input: 400,
  malformed_address: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  business_not_found: 404,
  category_not_found: 404,
  illegal_move: 409,
  body_too_large: 413,
  unsupported_body: 415,
  too_many_requests: 429,
  not_ready: 503,
  unexpected: 500,
};

export const errorSentence: Record<ErrorCode, string> = {
  invalid_input: 'Gönderilen bilgilerde düzeltilmesi gereken bir yer var.',
  malformed_address: 'Bu adres bozuk görünüyor. Baştan yazıp yeniden deneyin.',
  not_signed_in: 'Bunun için önce giriş yapmanız gerekiyor.',
  not_allowed: 'Bunu yapmaya yetkiniz yok.',
  not_found: 'Aradığınız şey burada yok.',
  method_not_allowed: 'Bu adreste bu işlem yapılamıyor.',
  business_not_found: 'Aradığınız işletme mevcut değil.',
  category_not_found: 'Aradığınız kategori mevcut değil.',
  illegal_move: 'Bu kayıt şu anki durumundayken bu yapılamıyor.',
  body_too_large: 'Gönderdiğiniz veri çok büyük.',
  unsupported_body: 'Gönderilen veri okunamadı.',
  too_many_requests: 'Çok hızlı gittiniz. Biraz bekleyip yeniden deneyin.',
  not_ready: 'Hazırlanıyoruz. Birazdan yeniden deneyin.',
  unexpected: 'Bir şeyler ters gitti. Lütfen tekrar deneyin.',
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
  constructor(code: ErrorCode, issues?: Problem['issues']) {
    super(errorSentence[code]);
    this.code = code;
    this.issues = issues;
  }
}

/** Ends the request with a code of the closed list. */
export const refuse = (code: ErrorCode, issues?: Problem['issues']): never => {
  throw new Refusal(code, issues);
};
