/** Yılbaşı’nda, Kurban Bayramı’nda, Emek ve Dayanışma Günü’nde */
export const onHoliday = (name: string): string =>
  `${name}’n${/[aıou][^aeıioöuü]*$/.test(name) ? 'da' : 'de'}`;

/** On home and in search, shortly before a holiday and while it lasts. */
export const holidayLink = (name: string): string => `${onHoliday(name)} açık olanlar`;
