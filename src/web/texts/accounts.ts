import { CODE_MINUTES } from '#contract/accounts/accounts.ts';

/** Words of /login. */
export const loginTexts = {
  headTitle: 'Giriş Yap',
  description:
    'E-postanıza gelen altı rakamlı kodla giriş yapın ya da hesap oluşturun. Şifre tutmanız gerekmez.',
  modes: { signIn: 'Giriş Yap', signUp: 'Hesap Oluştur' },
  modesLabel: 'Giriş mi, yeni hesap mı?',
  lead: {
    signIn:
      'E-postanızı yazın, size altı rakamlı bir kod gönderelim. Şifre yok, unutacak bir şey de yok.',
    signUp: 'Adınız ve e-postanız yeter. Hesabınızı, gelen altı rakamlı kodu yazınca açıyoruz.',
  },
  benefits: [
    'Favorileriniz telefonda da bilgisayarda da aynı.',
    'Gittiğiniz yerleri değerlendirin, değerlendirmenizi düzeltin.',
    'İşletmenizin başvurusunu adım adım izleyin.',
  ],
  summary: 'Düzeltilmesi gereken yerler var',
  email: 'E-posta',
  emailHint: 'Kodu bu adrese göndereceğiz.',
  name: 'Adınız',
  phone: 'Telefon',
  sendCode: 'Kodu gönder',
  privacyBefore: 'Bilgilerinizi nasıl koruduğumuz ',
  privacyLink: 'Gizlilik Politikası',
  privacyAfter: '’nda yazıyor.',
  needsScript: 'Giriş için tarayıcınızda JavaScript’in açık olması gerekiyor.',

  codeTitle: 'E-postanıza bakın',
  codeSent: (email: string) => `Altı rakamlı kodu ${email} adresine gönderdik.`,
  codeAction: { signIn: 'Giriş yap', signUp: 'Hesabı oluştur' },
  changeEmail: 'Adresi değiştir',

  signedIn: 'Giriş yapıldı',
  signedUp: 'Hesap oluşturuldu',
  welcome: (name: string) => (name ? `Hoş geldiniz, ${name}.` : 'Hoş geldiniz.'),
  failed: 'İşlem başarısız oldu',
};

/** The second step of everything that a code confirms. */
export const codeTexts = {
  label: 'Kod',
  hint: `Altı rakam; yapıştırabilirsiniz. Kod ${CODE_MINUTES} dakika geçerli.`,
  spam: 'Gelmediyse istenmeyen (spam) klasörüne de bakın.',
  incomplete: 'Kod altı rakamdan oluşur',
  resend: 'Yeni kod gönder',
  inSeconds: (seconds: number) => `(${seconds} sn)`,
  resent: 'Yeni kod yolda',
  resentText: 'Önceki kod artık geçmez; son gelen kodu yazın.',
  canResend: 'İsterseniz yeni bir kod gönderebiliriz.',
};

/** Said where a session has ended under a member's screen. */
export const memberTexts = {
  overTitle: 'Oturumunuz kapandı',
  overText: 'Giriş yapınca kaldığınız sayfaya dönersiniz; yazdıklarınız da yerinde durur.',
};

/** Words of /account. */
export const accountTexts = {
  title: 'Hesabım',
  description: 'Bilgileriniz, açık oturumlarınız ve verileriniz.',
  loading: 'Hesabınız yükleniyor...',
  failedTitle: 'Hesabınız açılamadı',
  strangerTitle: 'Önce giriş yapın',
  strangerText: 'Hesabınızı görmek için e-postanıza gelen kodla giriş yapın.',
  signIn: 'Giriş Yap',
  signOut: 'Çıkış yap',
  signedOut: 'Çıkış yapıldı',
  signedOutText: 'Yine bekleriz.',
  failed: 'İşlem başarısız oldu',

  linksTitle: 'Sizin olanlar',

  detailsTitle: 'Bilgilerim',
  summary: 'Düzeltilmesi gereken yerler var',
  name: 'Adınız',
  phone: 'Telefon',
  email: 'E-posta',
  emailNote: 'Girişte kullandığınız adres; değiştirilemez.',
  save: 'Kaydet',
  saved: 'Bilgileriniz kaydedildi',
  savedText: 'Değişiklik hemen geçerli.',

  sessionsTitle: 'Açık oturumlar',
  sessionsText: 'Hesabınızın açık olduğu cihazlar. Tanımadığınız biri varsa oturumunu kapatın.',
  sessionsLoading: 'Oturumlar yükleniyor...',
  sessionsFailed: 'Oturumlar yüklenemedi.',
  thisDevice: 'Bu cihaz',
  opened: (when: string) => `Giriş: ${when}`,
  seen: (when: string) => `Son görülme: ${when}`,
  end: 'Oturumu kapat',
  endOf: (device: string) => `Oturumu kapat: ${device}`,
  ended: 'Oturum kapatıldı',
  endAll: 'Her yerden çıkış yap',
  endedAll: 'Her yerden çıkış yapıldı',
  endedAllText: 'Bu cihaz da içinde: yeniden girmek için kod isteyin.',

  dataTitle: 'Verilerim',
  dataText: 'Hakkınızda tuttuğumuz her şeyi tek bir JSON dosyası olarak alın.',
  download: 'Verilerimi indir',
  fileName: 'verilerim.json',

  removalTitle: 'Hesabımı sil',
  removalText:
    'Adınız, e-postanız, telefonunuz, favorileriniz ve paylaştığınız liste bağlantısı, değerlendirmeleriniz, açık oturumlarınız silinir; başvurularınız ve rezervasyonlarınızdaki adınız kaldırılır. Rehbere eklediğiniz işletmelerin sayfaları kalır. Geri alınamaz.',
  removalAsk: 'Silme kodunu gönder',
  removalCodeSent: (email: string) => `Silme kodunu ${email} adresine gönderdik.`,
  removalConfirm: 'Hesabımı kalıcı olarak sil',
  removed: 'Hesabınız silindi',
  removedText: 'Yolunuz yine Adana’ya çıkarsa bekleriz.',
};
