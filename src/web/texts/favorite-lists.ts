/** Words of notes and named lists on /favorites. */
export const favoriteListsTexts = {
  note: 'Notunuz',
  noteHint: 'Yalnız siz görürsünüz; listeyi paylaşsanız da görünmez.',
  addNote: 'Not ekle',
  changeNote: 'Notu düzenle',
  noteOf: (name: string, isThere: boolean) => `${isThere ? 'Notu düzenle' : 'Not ekle'}: ${name}`,
  save: 'Kaydet',

  lists: 'Listeler',
  all: 'Hepsi',
  newList: 'Yeni liste',
  create: 'Listeyi aç',
  name: 'Listenin adı',
  nameHint: 'Örneğin “Düğün” ya da “Pazar kahvaltısı”',
  nameMissing: 'Listeye bir ad verin',
  nameText: 'Favorilerinizi kendinize göre ayırın; bir yer birkaç listede birden durabilir.',
  sharedNameText: 'Bu liste paylaşılıyor: bağlantıyı açan yeni adı görür.',
  rename: 'Adını değiştir',
  renameTitle: (name: string) => `“${name}” listesinin adı`,
  remove: 'Listeyi sil',
  removeAsk: (name: string) => `“${name}” listesi silinsin mi?`,
  removeText: 'İçindeki yerler favorilerinizde kalır.',
  removeSharedText:
    'İçindeki yerler favorilerinizde kalır; listenin bağlantısı artık hiçbir yere çıkmaz.',
  removeYes: 'Evet, sil',
  deleted: 'Liste silindi',
  deleteFailed: 'Liste silinemedi',
  emptyList:
    'Bu listede henüz bir yer yok. “Hepsi”ne dönüp kartların altındaki “Listeye ekle” ile koyun.',

  addToList: 'Listeye ekle',
  inLists: (names: string) => `Listeler: ${names}`,
  listsOf: (name: string) => `${name}: hangi listelerde dursun?`,
  listsText: 'İstediğiniz kadarını işaretleyin.',
  firstListText: 'Henüz listeniz yok. Bir ad verin, bu yer içinde dursun.',
};
