/** Words of the questions that visitors are asked on a business's page. */
export const visitorAnswersTexts = {
  stillTrue: 'Bu bilgiler hâlâ doğru mu?',
  yesTrue: 'Evet, doğru',
  yes: 'Evet',
  no: 'Hayır',
  unknown: 'Bilmiyorum',
  unknownThanks: 'Olsun, bilen biri söyler.',
  photos: 'Burada fotoğraf çektiniz mi?',
  addPhotos: 'Fotoğraf ekle',
  failed: 'Yanıtınızı alamadık',
};
