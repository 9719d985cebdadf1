/** Words of the ad spaces; they travel with every page. */
export const adSpaceTexts = {
  space: 'Reklam Alanı',
  invitation: 'İşletmeniz burada görünebilir.',
  mark: 'Reklam',
  example: 'Örnek',
  advertise: 'Siz de reklam verin',
} as const;
