import type { ContactSetting } from '#contract/city/unset-contacts.ts';

const CONTACTS: Record<ContactSetting, string> = {
  contactEmail: 'e-posta',
  contactPhone: 'telefon',
  operatorName: 'siteyi işleten',
  address: 'adres',
};

/** Words around every screen of the team. */
export const adminFrameTexts = {
  title: 'Yönetim',
  description: 'Rehberin ekibi için.',
  navigation: 'Yönetim menüsü',
  section: (name: string) => `Bölüm: ${name}`,
  loading: 'Yükleniyor...',

  strangerTitle: 'Önce giriş yapın',
  strangerText: 'Bu sayfalar rehberin ekibi içindir. Ekip hesabınızla giriş yapın.',
  signIn: 'Giriş yap',
  overTitle: 'Oturumunuz kapandı',
  overText:
    'Ekip oturumu bir saat kullanılmazsa, en geç 12 saat sonra da kendiliğinden kapanır. Giriş yapınca kaldığınız sayfaya dönersiniz; yazdıklarınız da yerinde durur.',
  outsiderTitle: 'Bu sayfa ekibe açık',
  outsiderText: (email: string) =>
    `${email} hesabının burada bir görevi yok. Ekiptenseniz bir yöneticiden rol isteyin.`,
  adminsOnlyTitle: 'Bu bölüm yöneticilere açık',
  adminsOnlyText: 'Onay kuyruğu ve size açık olan bölümler menüde.',
  toInbox: 'Onay kuyruğuna git',
  failedTitle: 'Hesabınız öğrenilemedi',

  contactGaps: {
    title: 'İletişim sayfasında yazmayanlar var',
    text: (unset: readonly ContactSetting[]) =>
      `Ayarlarda boş: ${unset.map((name) => CONTACTS[name]).join(', ')}. İletişim sayfasında bunlar görünmez.`,
    toSettings: 'Ayarlara git',
  },

  groups: { records: 'Kayıtlar', city: 'Şehir', running: 'İşleyiş' },
  links: {
    inbox: 'Onay kuyruğu',
    businesses: 'İşletmeler',
    categories: 'Kategoriler',
    kinds: 'Türler',
    places: 'Yerler',
    calendar: 'Takvim',
    duty: 'Nöbetler',
    users: 'Kişiler',
    imports: 'İçe aktarma',
    statistics: 'İstatistikler',
    outbox: 'Giden e-postalar',
    jobs: 'Arka plan işleri',
    audit: 'Karar defteri',
    settings: 'Ayarlar',
    security: 'Güvenlik',
  },
} as const;
