/** Words of the calendar at /admin/calendar. */
export const calendarTexts = {
  lead: 'Bayramda ve resmî tatilde bir işletmenin her zamanki saati geçerli sayılmaz: sahibi o gün için saat vermediyse ‘saati değişebilir’ yazar. Bayram günlerini Diyanet’in takvimine bakıp yılda bir kez onaylayın.',
  headDescription: 'Bayram ve resmî tatil günleri.',
  confirmed: (day: string) => `${day} günü onaylandı`,
  waiting: 'Onay bekliyor',
  waitingNote:
    'Aşağıdakiler hesapla bulunan günler. Onaylanana kadar bayramın bir gün öncesi ve bir gün sonrası da tatil olabilir sayılır.',
  first: (name: string) => `${name}, ilk gün`,
  last: (name: string) => `${name}, son gün`,
  eveNote: 'Arefe gününü yazmayın: bayramdan önceki gün 13.00’ten sonra kendiliğinden sayılır.',
  confirm: (year: number) => `${year} günlerini onayla`,
  change: 'Değişikliği kaydet',
  takeBack: 'Onayı geri al',
  takenBack: (year: number) => `${year} onayını geri aldık`,
  takenBackNote: 'Yeniden onaylanana kadar hesapla bulunan günler, birer gün payla sayılır.',
  saved: (year: number) => `${year} onaylandı`,
  savedNote: 'Sayfalar birkaç saniye içinde bu günlere göre yazılır.',
  nationalTitle: 'Resmî tatiller',
  nationalLead: 'Her yıl aynı günlerdedir, onay gerekmez.',
  /** Behind the day of an eve. */
  afternoon: (day: string) => ` 13.00’ten sonra, ${day}`,
} as const;
