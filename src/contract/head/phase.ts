/**
 * The light over the city, told to styles as `data-phase` of the root before anything is painted: so a kept page is of
 * the hour at which it is read. By the clock of Adana (three hours ahead of UTC, all year round) and not by the sun, so
 * half past six is evening in every season: dawn from 5, day from 9, evening from 17, night from 21.
 */
export const PHASE_SCRIPT =
  '{let h=((new Date).getUTCHours()+3)%24;document.documentElement.dataset.phase=h<5||h>20?"night":h<9?"dawn":h<17?"day":"evening"}';
