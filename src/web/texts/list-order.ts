import { MIDDLING } from '#contract/businesses/rating-order.ts';
import { formatRating } from '#contract/text/numbers.ts';

/** Why a list stands as it does; `MIDDLING` and `weightedRating` say the same to the server. */
export const orderTexts = {
  title: 'Neden bu sırada?',
  byWords:
    'Önce adı, sonra türü, sonra özellikleri ya da açıklaması aradığınıza uyanlar gelir. Uyanların arasında sırayı puan belirler.',
  rules: [
    'Puana göre sıralarken kaç kişinin değerlendirdiğine de bakarız: bir kişinin verdiği 5,0, yüz kişinin verdiği 4,6’nın önüne geçmez.',
    `Hesabı şöyle: (puan × değerlendirme sayısı + ${formatRating(MIDDLING.rating)} × ${MIDDLING.votes}) ÷ (değerlendirme sayısı + ${MIDDLING.votes}). Kartta yazan puan ise değerlendirmelerin düz ortalamasıdır.`,
    'Hesap eşit çıkarsa çok değerlendirilen, o da eşitse ücretli üyeliği olan önce gelir.',
  ],
};
