/** What /analytics shows (specification 9). */
export const STATISTICS_DAYS = 7;
export const TOP_COUNTRIES = 5;
export const TOP_PAGES = 5;
