/** A point as the map and the form hand it to each other. */
export interface Pin {
  latitude: number;
  longitude: number;
}

const DIGITS = 6;

/** `'36.991400, 35.330800'`: as maps copy it. */
export const pinText = ({ latitude, longitude }: Pin): string =>
  `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;

/**
 * Latitude and longitude as people paste them: `36.9914, 35.3308`, `36,9914 35,3308`, `36.9914;35.3308`.
 * Undefined when these are not two numbers.
 */
export function readPin(text: string): Pin | undefined {
  const found =
    /^(-?\d{1,3}(?:[.,]\d+)?)°?(?:\s*[;/]\s*|,\s+|\s+|,)(-?\d{1,3}(?:[.,]\d+)?)°?$/.exec(
      text.trim(),
    );
  const [latitude = Number.NaN, longitude = Number.NaN] = (found?.slice(1) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
