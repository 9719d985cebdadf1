/** The second step of the team, and the keys for it. */
export const passkeysTexts = {
  gateTitle: 'Bir adım daha',
  gateText:
    'Yönetim sayfaları geçiş anahtarınızla açılır: parmak izi, yüz, ekran kilidi ya da güvenlik anahtarı.',
  confirm: 'Geçiş anahtarıyla onayla',
  confirming: 'Onay bekleniyor...',
  lost: 'Anahtarınızı kaybettiyseniz siteyi işleten kişi komut satırından sıfırlayabilir.',
  enrolTitle: 'Geçiş anahtarı ekleyin',
  enrolText:
    'Yönetim sayfaları için artık e-posta kodu tek başına yetmiyor. Telefonunuzun ya da bilgisayarınızın kilidiyle (parmak izi, yüz, PIN) çalışan bir anahtar ekleyin; bu bir dakika sürer.',
  where:
    'Anahtarlar cihazınızda kalır; bize parmak iziniz ya da yüzünüz gelmez. Bu cihazda olmuyorsa telefonunuzdan giriş yapıp orada ekleyebilirsiniz.',
  advisedTitle: 'Sonraki girişte geçiş anahtarı gerekecek',
  advisedText:
    'Yönetim hesabınızın henüz anahtarı yok. Şimdi eklerseniz sonraki girişinizde beklemezsiniz.',
  toSettings: 'Anahtar ekle',
  impossibleTitle: 'Bu adreste geçiş anahtarı kullanılamıyor',
  impossibleText:
    'Tarayıcılar geçiş anahtarına yalnızca https ile açılan, adı olan sitelerde izin verir. O zamana kadar yönetim sayfaları e-posta koduyla açılır. Siteyi işleten kişi PUBLIC_URL ayarını https adresiyle verebilir.',
  proofTitle: 'Siz olduğunuzu doğrulayın',
  proofText: 'Bu işi yapmadan önce kısa bir onay istiyoruz. Onayınız 15 dakika geçerli olur.',
  proofSend: 'Kodu e-postayla gönder',
  proofCode: 'Onay kodu',
  proofCodeSent: 'E-posta adresinize gelen altı rakamı yazın.',
  proofConfirm: 'Onayla',
  cancelled: 'Onay tamamlanmadı. Yeniden deneyin.',
  otherAddress: (address: string) =>
    `Geçiş anahtarları yalnızca sitenin kendi adresinde çalışır: ${address}`,
  unsupported: 'Bu tarayıcı geçiş anahtarlarını desteklemiyor.',
  failed: 'Olmadı',

  lead: 'Yönetim sayfaları anahtarınızla açılır: e-posta kutunuza giren biri yetmez.',
  description: 'Ekip hesabının ikinci adımı.',
  listTitle: 'Geçiş anahtarlarınız',
  loading: 'Anahtarlar yükleniyor...',
  loadFailed: 'Anahtarlar yüklenemedi',
  none: 'Henüz anahtarınız yok. İlkini ekleyince girişte o da sorulur.',
  one: 'Tek anahtarınız var. Kaybolursa diye bir ikincisini eklemenizi öneririz.',
  added: (when: string) => `${when} eklendi`,
  used: (when: string) => `son kullanım ${when}`,
  remove: 'Sil',
  removeOf: (name: string) => `${name} anahtarını sil`,
  removeQuestion: (name: string) => `“${name}” silinsin mi?`,
  removeText: 'Bu anahtarla artık onay verilemez. Başka cihazlardaki oturumlarınız da kapanır.',
  removeLastText:
    'Bu son anahtarınız: sonraki girişinizde yenisini eklemeniz istenecek. Başka cihazlardaki oturumlarınız da kapanır.',
  removeYes: 'Evet, sil',
  removed: 'Anahtar silindi',
  name: 'Anahtarın adı',
  nameHint: 'Hangi cihazda olduğunu hatırlatsın: “İş telefonum” gibi.',
  add: 'Anahtar ekle',
  addDone: 'Anahtar eklendi',
  addDoneText: (name: string) => `Yönetim sayfaları artık “${name}” ile de açılır.`,
} as const;
