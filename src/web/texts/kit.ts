/** What the kit says by itself, the same wherever it stands. */
export const kitTexts = {
  again: 'Yeniden dene',
  cancel: 'Vazgeç',
  close: 'Kapat',
  more: 'Daha fazla',
  /** Above a form that cannot be sent as it is. */
  formProblems: 'Göndermeden önce bakılması gereken yerler var',
  /** When something did not come. */
  tryAgain: 'Bağlantınızı kontrol edip yeniden deneyin.',
  /** Beside the label of a field that may stay empty. */
  optional: '(isteğe bağlı)',
  toHome: 'Ana sayfaya dön',
  /** Of the field that only programs fill in. */
  leaveEmpty: 'Boş bırakın',
};

/** Of a form that holds what is not saved. */
export const leaveTexts = {
  unsaved: 'Kaydedilmemiş değişiklikleriniz var.',
  leaveTitle: 'Kaydetmeden çıkılsın mı?',
  leaveNow: 'Kaydetmeden çık',
  stay: 'Formda kal',
};
