/** Words of notes on /favorites. */
export const favoriteListsTexts = {
  note: 'Notunuz',
  noteHint: 'Yalnız siz görürsünüz; listeyi paylaşsanız da görünmez.',
  addNote: 'Not ekle',
  changeNote: 'Notu düzenle',
  noteOf: (name: string, isThere: boolean) => `${isThere ? 'Notu düzenle' : 'Not ekle'}: ${name}`,
  save: 'Kaydet',
};
