/** Words of the way to a business, by its sign alone. */
export const directionsTexts = {
  directions: 'Yol tarifi',
  directionsTo: (name: string) => `Yol tarifi: ${name}`,
} as const;
