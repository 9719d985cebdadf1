import { listedAs } from '#contract/advertising/listed-as.ts';
import { FIRST_ANSWER_HOURS, OWNER_PLANS, REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';

const { min, max } = REVIEW_WORKING_DAYS;
const promise = `ilk yanıt ${FIRST_ANSWER_HOURS} saat içinde, sonuç en geç ${max} iş günü içinde`;

/** Words of /business-owner-register. */
export const ownerTexts = {
  title: 'İşletme Sahibi Ol',
  description:
    'İşletmenizin sahibi olarak ücretsiz başvurun: sayfanızı siz yönetin, değerlendirmeleri yanıtlayın, kaç kişinin baktığını görün.',
  lead: `Başvurmak ücretsiz, üç adım: ${promise}.`,
  loading: 'Form geliyor...',
  withoutScript:
    'Bu form JavaScript ile çalışıyor. Tarayıcınızda açıp sayfayı yenilerseniz doldurabilirsiniz.',
  formLabel: 'İşletme sahibi başvurusu',
  progress: 'Adımlar',
  stepOf: (step: number) => `Adım ${step}/3`,
  done: 'tamamlandı',
  steps: ['Temel Bilgiler', 'İşletme Detayları', 'Belgeler'],
  summary: 'Devam etmeden önce bakılması gereken yerler var',

  requiredNote: '* işaretli alanlar zorunlu.',
  mark: '*',
  businessName: 'İşletme adı',
  ownerName: 'Sahibinin adı soyadı',
  email: 'E-posta',
  emailHint: 'Başvurunuz bu adrese bağlanır; sonucu buraya yazarız.',
  emailOfMember: (account: string) =>
    `Hesabınızdaki adres (${account}) doğrulanmış olduğu için onay beklemez; başka bir adrese önce onay bağlantısı gider.`,
  emailFixed: 'Başvurunun adresi değişmez.',
  phone: 'Telefon',
  phonePlaceholder: '0322 XXX XX XX',
  taxNumber: 'Vergi numarası',
  taxHint: 'Şirketse gerekli',
  taxKept: 'Şirketse gerekli. Önceki başvurunuza yazdıysanız bizde duruyor; boş bırakabilirsiniz.',
  address: 'Adres',
  addressHint: 'Mahalle, sokak, numara ve ilçe',
  website: 'Web sitesi',
  descriptionOf: 'İşletmenizi anlatın',
  plan: 'Üyelik planı',
  planHint:
    'Şimdi ödeme alınmaz; onaydan sonra ücretsiz planla başlar, seçtiğiniz plan için size yazarız.',
  plans: {
    free: listedAs('membership', 'Ücretsiz'),
    basic: `${listedAs('membership', 'Temel')} (${OWNER_PLANS.basic.priceTl} TL/ay)`,
    premium: `${listedAs('membership', 'Premium')} (${OWNER_PLANS.premium.priceTl} TL/ay)`,
  },
  planBenefits: 'Bu planda',

  wantedTitle: 'Hangi belgeler?',
  wanted: [
    'Ticaret sicil gazetesi ya da faaliyet belgesi',
    'Vergi levhası',
    'İş yeri fotoğrafları',
    'Sahibin kimlik fotokopisi (isteğe bağlı; üzerindeki numaraları kapatın)',
  ],
  wantedNote:
    'En az birini ekleyin. Belgelerinizi yalnızca yöneticiler görür; karardan 30 gün sonra silinir.',
  noDocuments: 'Belge eklemediniz',
  noDocumentsText:
    'Başvurunuzu yine de gönderebilirsiniz; ama işletmenin sizin olduğunu belgesiz anlayamayabiliriz, bu da sonucu geciktirir.',

  back: 'Geri',
  next: 'İleri',
  send: 'Başvuruyu Gönder',
  sending: 'Gönderiliyor...',
  startOver: 'Formu temizle',
  successToast: {
    title: 'Başvuru Gönderildi',
    description: `Başvurunuz ${min}-${max} iş günü içinde incelenecek.`,
  },
  failureTitle: 'Hata',
  failure: 'Başvuru gönderilirken bir hata oluştu',

  missing: {
    businessName: 'İşletme adı gereklidir',
    ownerName: 'Sahip adı gereklidir',
    email: 'Geçerli bir e-posta adresi giriniz',
    phone: 'Telefon gereklidir',
    address: 'Adres gereklidir',
  },

  sentTitle: 'Başvurunuz alındı',
  sentText: 'Teşekkürler, başvurunuz bize ulaştı.',
  proofTitle: 'E-posta doğrulaması gerekiyor',
  proofText: (email: string) =>
    `${email} adresine bir onay bağlantısı gönderdik. Bağlantıya dokunduğunuzda başvurunuz incelemeye girer. Gelmediyse istenmeyen (spam) klasörüne de bakın.`,
  provedTitle: 'E-posta adresiniz doğrulanmış',
  provedText: 'Yapmanız gereken bir şey yok; başvurunuz incelemeye girdi.',
  nextTitle: 'Sonraki adımlar',
  nextSteps: [
    { title: 'İnceleme', text: `Ekibimiz başvurunuza bakar: ${promise}.` },
    {
      title: 'Doğrulama',
      text: 'İşletmenin sizin olduğunu belgelerinizle doğrularız; eksik bir şey varsa size yazarız.',
    },
    { title: 'Onay', text: 'Onaylanınca işletme paneliniz açılır ve size haber veririz.' },
  ],
  resend: 'Bağlantıyı yeniden gönder',
  toApplications: 'Başvurularıma git',
  follow: 'Giriş yap ve takip et',

  reapplyTitle: 'Başvurunuzu düzeltip yeniden gönderin',
  reapplyReason: 'Onaylanmama nedeni',
  reapplyPending: 'Bilgilerinize bir bakın; gönderdiğinizde başvurunuz incelemeye girer.',
  rejectedNews: 'Onaylanmayan bir başvurunuz var',
  rejectedNewsText: (name: string) =>
    `${name} için yazdıklarınız duruyor; baştan yazmadan düzeltip yeniden gönderebilirsiniz.`,
  mend: 'Düzelt ve yeniden gönder',
  unprovedNews: 'E-posta onayı bekleyen bir başvurunuz var',
  unprovedNewsText: (name: string, email: string) =>
    `${name} başvurunuz, ${email} adresine gelen bağlantı açılınca incelemeye girer.`,
  pendingNews: 'Başvurunuz incelemede',
  pendingNewsText: (name: string) =>
    `${name} için başvurunuza bakıyoruz. Başka bir işletmeniz için aşağıdan başvurabilirsiniz.`,
  approvedNews: 'Bir işletme paneliniz var',
  approvedNewsText: 'Başka bir işletmeniz için aşağıdan başvurabilirsiniz.',
  toDashboard: 'İşletme panelini aç',
  signInToMend: 'Başvurunuzu düzeltmek için giriş yapın',
  signIn: 'Giriş yap',
  notMendable: 'Bu başvuru incelemede ya da sonuçlanmış; buradan düzeltilemiyor.',
  notYours: 'Bu başvuruyu bulamadık; başka bir adresle gönderilmiş olabilir.',
  failedText: 'Başvurunuzu şu anda açamadık. Bağlantınızı kontrol edip yeniden deneyin.',
  applyAnew: 'Yeni başvuru',

  whyTitle: 'Sahibi olunca',
  why: [
    'Sayfanızı siz güncellersiniz: fotoğraf, saat, telefon',
    'Değerlendirmeleri yanıtlar, rezervasyonları onaylarsınız',
    'Kaç kişi baktı, aradı, yol tarifi aldı, görürsünüz',
  ],
} as const;
