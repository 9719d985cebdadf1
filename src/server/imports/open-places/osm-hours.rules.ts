/** Words of OpenStreetMap's hours, as it writes them. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ Mo: 'Pazartesi', Tu: 'Salı', We: 'Çarşamba', Th: 'Perşembe', Fr: 'Cuma' },
  ...{ Sa: 'Cumartesi', Su: 'Pazar', PH: 'resmî tatil', SH: 'okul tatili' },
  ...{ Jan: 'Ocak', Feb: 'Şubat', Mar: 'Mart', Apr: 'Nisan', May: 'Mayıs', Jun: 'Haziran' },
  ...{ Jul: 'Temmuz', Aug: 'Ağustos', Sep: 'Eylül', Oct: 'Ekim', Nov: 'Kasım', Dec: 'Aralık' },
  ...{ off: 'kapalı', closed: 'kapalı', open: 'açık', unknown: 'belli değil', week: 'hafta' },
  ...{ sunrise: 'gün doğumu', sunset: 'gün batımı', easter: 'Paskalya' },
};
const WORD = /\p{L}+/gu;

/**
 * Hours of OpenStreetMap with Turkish words: `Sa` is Saturday there and Salı here, and what cannot be read stands on
 * the page as it is. A comment in quotes stays; so does all of a text that says any other word.
 */
export function hoursInTurkish(text: string): string {
  const parts = text.split(/("[^"]*")/);
  const isComment = (at: number) => at % 2 === 1;
  const words = parts.flatMap((part, at) => (isComment(at) ? [] : (part.match(WORD) ?? [])));
  if (words.some((word) => !Object.hasOwn(WORDS, word))) return text;
  return parts
    .map((part, at) => (isComment(at) ? part : part.replace(WORD, (word) => WORDS[word] ?? word)))
    .join('');
}
