/** Why a review is not published, in the words its author reads. None is about the stars. */
export const REVIEW_REASONS = {
  insult: 'Hakaret, küfür ya da ayrımcı bir söz içeriyor.',
  private_data: 'Birinin adı, telefonu ya da başka bir özel bilgisi geçiyor.',
  advertising: 'Reklam ya da başka bir yere yönlendirme içeriyor.',
  no_visit: 'Kendi deneyiminizi anlatmıyor ya da gerçek olmadığı izlenimi veriyor.',
  off_topic: 'Bu işletmeyle ilgili değil.',
  photo: 'Fotoğraflardan biri bu işletmeye ait değil ya da izinsiz görünüyor.',
  unlawful: 'Yasalara aykırı olabilecek bir ifade içeriyor.',
} as const;
export type ReviewReason = keyof typeof REVIEW_REASONS;

const { insult, private_data, advertising, unlawful } = REVIEW_REASONS;
/** Why the correction of an owner's answer is taken back. */
export const ANSWER_REASONS = {
  ...{ insult, private_data, advertising },
  off_topic: 'Bu değerlendirmeye yanıt değil.',
  unlawful,
} as const;

/** What a decision about a review gives as its reason. */
export const reasonsFor = (transition: string): Readonly<Record<string, string>> =>
  transition === 'take_back_answer' ? ANSWER_REASONS : REVIEW_REASONS;
