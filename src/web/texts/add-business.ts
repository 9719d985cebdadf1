/** The page /add-business around its tabs. */
export const addBusinessTexts = {
  title: 'İşletme Ekle',
  description:
    'İşletmenizi Adana’nın rehberine ücretsiz ekleyin: adı, adresi, saatleri, fotoğrafları. E-posta onayından ve incelemeden sonra yayımlanır.',
  lead: 'Eklemek ücretsiz, beş dakika sürüyor. Bildiğiniz kadarını yazın; yayımlamadan önce biz de bir bakarız.',
  successTitle: 'Teşekkürler!',
  verificationTitle: 'Son bir adım: postanıza bakın',
  tabs: 'Nasıl eklemek istersiniz?',
  tabNames: { manual: 'Elle yaz', google: 'Haritadan al', csv: 'CSV dosyası' },
  loading: 'Form geliyor...',
  signInToEdit: 'Eklediğiniz işletmeyi düzeltmek için giriş yapın',
  signIn: 'Giriş yap',
  notCorrectable: 'Bu kayıt incelemede ya da yayında; buradan düzeltilemiyor.',
  ownFailed: 'Eklediğiniz işletme şu anda açılamadı; gönderdikleriniz bizde duruyor.',
  notYours: 'Bu kaydı bulamadık; sizin eklediğiniz bir işletme olmayabilir.',
  withoutScript:
    'Bu form JavaScript ile çalışıyor. Tarayıcınızda açıp sayfayı yenilerseniz doldurabilirsiniz.',
  withoutScriptMail: 'Bilgileri e-postayla yollayın, biz ekleyelim',
  stepsTitle: 'Sonra ne olacak?',
  steps: [
    {
      title: 'Siz yazarsınız',
      text: 'Ad, kategori, adres, e-posta ve adınız yeter; gerisi isteğe bağlı.',
    },
    {
      title: 'E-postanızı doğrularsınız',
      text: 'Size bir bağlantı yollarız, bir kez dokunursunuz.',
    },
    { title: 'Biz bakar, yayımlarız', text: 'Çoğu zaman bir iki gün içinde sayfanız açılır.' },
  ],
  readyTitle: 'Elinizin altında olsun',
  ready: [
    'Açık adres ve ilçe',
    'Telefon, varsa web sitesi',
    'Açılış ve kapanış saatleri',
    'Birkaç fotoğraf (en çok 5)',
  ],
} as const;
