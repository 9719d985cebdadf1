import { DAYS_ARE_LIKELY, dayAndWeekday } from '#contract/calendar/day-words.ts';

/** Words of the page where an owner says when they are open in a bayram. */
export const bayramHoursTexts = {
  headTitle: 'Bayram saatleriniz',
  description: 'İşletme sahiplerine: bayramda açık olduğunuz gün ve saatleri yazın.',
  loading: 'Bayram günleriniz yükleniyor',
  needsScript:
    'Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekiyor. Saatlerinizi panelinizden de yazabilirsiniz.',
  formLead: (day: string | undefined) =>
    `${day && /^\d{4}-\d\d-\d\d$/.test(day) ? dayAndWeekday(day) : 'Bütün bayram'} için yanıtınızı göndermek üzere düğmeye basın. Sayfanızda hemen görünür, bayram bitince kendiliğinden kalkar.`,
  failedTitle: 'Bayram günleriniz yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
  brokenTitle: 'Bu bağlantı geçersiz',
  brokenText:
    'Bağlantı eksik kopyalanmış ya da işletme artık sizin adınıza kayıtlı değil. Saatlerinizi panelinizden yazabilirsiniz.',
  overTitle: 'Bu bayram geçti',
  overText: 'Yanıtlarınız kendiliğinden kalktı; saatleriniz sayfanızda bayramdan önceki gibi.',
  toDashboard: 'Panele git',

  title: (bayram: string) => `${bayram}’nda açık mısınız?`,
  lead: (business: string) =>
    `${business} için söyledikleriniz sayfanızda hemen görünür, bayram bitince kendiliğinden kalkar.`,
  likely: DAYS_ARE_LIKELY,
  day: (day: string, isEve: boolean) => `${dayAndWeekday(day)}${isEve ? ', arefe' : ''}`,
  notSaid: 'Henüz bir şey demediniz',
  usual: (hours: string) => `Her zaman: ${hours}`,
  open: 'Açığız',
  closed: 'Kapalıyız',
  other: 'Başka saat',
  save: 'Kaydet',
  summary: 'Saatleri yazamadık',
  whole: 'Bütün bayram kapalıyız',

  saved: 'Yazdık, sayfanızda görünüyor',
  savedDay: (day: string, isEve: boolean, said: string) =>
    `${dayAndWeekday(day)}${isEve ? ', arefe' : ''}: ${said}`,
  hoursNeeded: (days: string) =>
    `${days} için olağan saatinizi bilmiyoruz ya da o gün kapalısınız. “Başka saat” deyip açık olduğunuz saatleri yazın.`,
  before: (bayram: string) => `${bayram}’nda demiştiniz ki`,
  toPage: 'Sayfanıza bakın',
} as const;
