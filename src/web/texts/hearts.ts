/** Words of the heart, which stands on every card: nothing more than it needs. */
export const heartTexts = {
  add: (name: string) => `Favorilere ekle: ${name}`,
  addTip: 'Favorilere ekle',
  removeTip: 'Favorilerden kaldır',
  addFailed: 'Favorilere eklenemedi',
  removeFailed: 'Favorilerden kaldırma başarısız oldu',
};
