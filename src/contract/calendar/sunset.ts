const DAY_MS = 86_400_000;
const RADIANS = Math.PI / 180;
const TURN_OF_A_DAY = (2 * Math.PI) / 365.25;
/** The city's middle. */
const [LATITUDE, LONGITUDE] = [37 * RADIANS, 35.32];
/** Its clock is that of 45° east. */
const CLOCK_LONGITUDE = 45;
/** The sun is gone when its middle is so far below the horizon: its own half, and what the air bends. */
const GONE = Math.sin(-0.833 * RADIANS);
const TILT = Math.sin(23.44 * RADIANS);
/** Calendars of Turkey let the fast end so many minutes behind the sunset. */
const CAUTION = 7;

/** When the fast ends on a day (`2027-02-08`), in minutes from midnight by the clock in Adana; right to two minutes. */
export function iftarOn(day: string): number {
  const number = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS + 1;
  const sinceSpring = (number - 81) * TURN_OF_A_DAY;
  const ahead =
    9.87 * Math.sin(2 * sinceSpring) - 7.53 * Math.cos(sinceSpring) - 1.5 * Math.sin(sinceSpring);
  const along = sinceSpring + 0.0334 * Math.sin((number - 3) * TURN_OF_A_DAY);
  const height = Math.asin(TILT * Math.sin(along));
  const half = Math.acos(
    (GONE - Math.sin(LATITUDE) * Math.sin(height)) / (Math.cos(LATITUDE) * Math.cos(height)),
  );
  const noon = 720 + 4 * (CLOCK_LONGITUDE - LONGITUDE) - ahead;
  return Math.round(noon + (half * 720) / Math.PI + CAUTION);
}
