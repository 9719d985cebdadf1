import { z } from 'zod';
import { fieldLabels } from '../businesses/fields.ts';

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
  'inquiry',
  'photo',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const ItemKind = z.enum(ITEM_KINDS);

/** Kinds that sales takes along as a file. */
export const EXPORTED_KINDS = [
  'lead',
  'advertisement_request',
  'advertisement',
] as const satisfies readonly ItemKind[];

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
  plan_request: 'Plan isteği',
  reservation: 'Ulaşmayan rezervasyon',
  removal: 'Kaldırma isteği',
  inquiry: 'Siteye yazılan mesaj',
  photo: 'Ziyaretçi fotoğrafı',
};

/** A state of any record in a word. */
export const STATE_WORDS: Record<string, string> = {
  email_pending: 'E-posta onayı bekleniyor',
  pending: 'Bekliyor',
  open: 'Bekliyor',
  requested: 'Bekliyor',
  contact_pending: 'Aranacak',
  new: 'Yeni',
  needs_info: 'Bilgi bekleniyor',
  contacted: 'Görüşüldü',
  customized: 'Hazırlandı',
  live: 'Yayında',
  ended: 'Bitti',
  cancelled: 'İptal edildi',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  revoked: 'Geri alındı',
  withdrawn: 'Geri çekildi',
  suspended: 'Askıda',
  closed: 'Kapandı',
  merged: 'Birleştirildi',
  hidden: 'Gizlendi',
  accepted: 'Kabul edildi',
  answered: 'Yanıtlandı',
  dismissed: 'Kapatıldı',
  won: 'Kazanıldı',
  lost: 'Kaybedildi',
  confirmed: 'Onaylandı',
  declined: 'Reddedildi',
  expired: 'Süresi doldu',
  superseded: 'Yenisi geldi',
  done: 'Yapıldı',
};

/** What was done, for the history and for 'somebody was faster'. */
const TRANSITION_DONE_WORDS: Record<string, string> = {
  approve: 'onayladı',
  reject: 'reddetti',
  ask: 'bilgi istedi',
  accept: 'kabul etti',
  dismiss: 'kapattı',
  hide: 'gizledi',
  suspend: 'askıya aldı',
  restore: 'yeniden yayımladı',
  close: 'kapandı olarak işaretledi',
  merge: 'başka bir kayıtla birleştirdi',
  separate: 'birleştirmeyi geri aldı',
  requeue: 'birleştirmeyi geri aldı, kuyruğa döndürdü',
  tell_apart: 'benzerinden ayrı bir işletme olduğunu not etti',
  tell_alike: 'ayrı işletme notunu geri aldı',
  revoke: 'sahipliği geri aldı',
  contact: 'görüşüldü olarak işaretledi',
  customize: 'hazırladı',
  note_approval: 'telefonla gelen onayı not etti',
  ask_change: 'değişiklik istedi',
  go_live: 'yayına aldı',
  end: 'yayını bitirdi',
  cancel: 'iptal etti',
  call_off: 'onayladıktan sonra iptal etti',
  win: 'kazanıldı olarak işaretledi',
  lose: 'kaybedildi olarak işaretledi',
  confirm: 'onayladı',
  decline: 'reddetti',
  finish: 'plan verildi olarak işaretledi',
  'plan_request.decline': 'vazgeçildi olarak işaretledi',
  'plan_request.set': 'planı belirleyerek yanıtladı',
  'removal.accept': 'kaldırdı',
  'removal.dismiss': 'kaldırmadı',
  'photo.accept': 'yayımladı',
  'photo.dismiss': 'yayımlamadı',
  undo: 'kararını geri aldı',
  unmerge: 'kararını geri aldı',
  correct: 'bir bildirime göre düzeltti',
  add: 'ekledi',
  verify: 'e-posta adresini doğruladı',
  resubmit: 'yeniden gönderdi',
  reapply: 'yeniden başvurdu',
  answer: 'yanıtladı',
  correct_answer: 'yanıtını düzeltti',
  keep_answer: 'yanıttaki düzeltmeyi okudu, yerinde bıraktı',
  take_back_answer: 'yanıttaki düzeltmeyi geri aldı',
  ownerAnswer: 'sahibi olarak yanıt verdi',
  phone_code: 'telefonda okunacak kodu üretti',
  prove_phone: 'telefonda okunan kodu yazdı',
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

/** The bare word where nobody has named it. */
export const transitionDoneWord = (kind: ItemKind, transition: string): string =>
  TRANSITION_DONE_WORDS[`${kind}.${transition}`] ?? TRANSITION_DONE_WORDS[transition] ?? transition;

/** How many of a kind are refused at once, with one reason for all; what is not here is decided one by one. */
export const BULK_REFUSALS: Partial<
  Record<ItemKind, { transition: 'reject' | 'dismiss'; reason: 'text' | 'optional' | 'code' }>
> = {
  business: { transition: 'reject', reason: 'text' },
  revision: { transition: 'reject', reason: 'text' },
  application: { transition: 'reject', reason: 'text' },
  claim: { transition: 'reject', reason: 'text' },
  review: { transition: 'reject', reason: 'code' },
  report: { transition: 'dismiss', reason: 'optional' },
  removal: { transition: 'dismiss', reason: 'text' },
  photo: { transition: 'dismiss', reason: 'optional' },
};

/** What raises the score of forms that keep no other sign. */
export const SIGN_OF_A_PROGRAM = 'program';
export const SIGN_OF_ANOTHER_ACCOUNT = 'another_account';
/** An owner's answer that stands on the page and nobody has read since. */
export const SIGN_OF_CORRECTED_ANSWER = 'corrected_answer';

export const FIELD_WORDS: Record<string, string> = {
  ...fieldLabels,
  pin: 'Haritadaki yeri',
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
  answer: 'Yanıtımız',
  changeWish: 'İstediği değişiklik',
  approvedAt: 'Reklamın onayı',
  reason: 'Neden',
  suggestion: 'Önerilen düzeltme',
  claimantName: 'Başvuran',
  decisionReason: 'Karar notu',
  title: 'Başlık',
  content: 'Değerlendirme metni',
  rating: 'Puan',
  ownerAnswer: 'İşletmenin yanıtı',
  ownerAnswerBefore: 'Yanıtın düzeltilmeden önceki hâli',
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
  isOwn: 'Fotoğrafı kendisi çekmiş',
  status: 'Durum',
};

/** Where a lead came from. */
export const SOURCE_WORDS: Record<string, string> = { welcome_popup: 'Ana sayfadaki pencere' };
