/** Words of the way to the telephone: 'Ara' is the search. */
export const callTexts = {
  call: 'Telefon et',
  callOf: (name: string) => `Telefon et: ${name}`,
} as const;
