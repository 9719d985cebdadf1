import { CODE_MINUTES, SESSION_DAYS } from './accounts/accounts.ts';
import type { ItemKind } from './moderation/moderation-words.ts';
import { DOCUMENT_DAYS, UNATTACHED_HOURS } from './uploads.ts';

/**
 * What the site keeps of people: for how long, and why. The privacy page prints this table and the job
 * `forget` works by it, so that the site keeps what the page promises.
 */

/** One unit is enough: a text says it as it stands here. */
type Term = { hours: number } | { days: number };

interface Named {
  /** The kind of record these are: they go some time after their decision, by the kind's own table. */
  of?: ItemKind;
  /** As the privacy page names it, in Turkish. */
  what: string;
  why: string;
}
export interface Timed extends Named {
  keep: Term;
  /** What the time is counted from, in Turkish: 'Gönderildikten sonra'. */
  since: string;
}
export interface Kept extends Named {
  /** How it ends where no clock ends it: 'Hesabınızı silene kadar'. */
  until: string;
}

const YEAR = 365;

export const RETENTION = {
  account: {
    what: 'Hesap, favoriler, değerlendirmeler',
    until: 'Siz silene kadar',
    why: 'hesabınız bunlardan oluşur',
  },
  publishedBusinesses: {
    what: 'Yayımlanan işletme bilgileri',
    until:
      'Rehberde kaldığı sürece, yayından çekilmiş ya da başka bir kayda katılmış olsa da; kaldırma isteğiniz haklı bulunduğunda silinir',
    why: 'rehber bunun için var',
  },
  ownership: {
    what: 'Onaylanan sahiplik başvurusu, ekip üyeliği',
    until: 'İşletmenin sahibi ya da ekibinden olduğunuz sürece',
    why: 'işletme adına işlem yapma yetkisi buna dayanır',
  },
  openRequests: {
    what: 'Henüz sonuçlanmamış başvuru, bildirim ve istekler',
    until: 'Sonuçlanıncaya kadar',
    why: 'yanıtlayabilmemiz için',
  },
  earlierWords: {
    what: 'İşletme sayfalarının önceki metinleri (ad, açıklama, adres)',
    keep: { days: YEAR },
    since: 'Değiştirildikten sonra',
    why: 'yanlışlıkla ya da kötü niyetle silinen bir metin geri konabilsin diye; kaldırma isteğiniz haklı bulunduğunda hemen silinir',
  },
  decisions: {
    what: 'Karar kayıtları',
    until: 'Site işletildiği sürece',
    why: 'kararların sonradan değiştirilmediği gösterilebilsin diye; ad, adres ya da yazdıklarınız değil, yalnızca kayıt numaraları tutulur',
  },
  signInCodes: {
    what: `Giriş kodu (${CODE_MINUTES} dakika geçerli, bir kez kullanılır)`,
    keep: { hours: 1 },
    since: 'İstendikten sonra',
    why: 'yanlış denemeler sayılabilsin diye',
  },
  sessions: {
    what: 'Oturumlar ve hesapsız kayıtlar (misafir favorileri)',
    keep: { days: SESSION_DAYS },
    since: 'En geç girişten ya da ilk favoriden sonra',
    why: 'yeniden giriş yapmadan sizi tanıyabilmek için; çıkış yapınca hemen silinir',
  },
  limits: {
    what: 'Kötüye kullanım sayaçları (adresin anahtarlı özeti)',
    keep: { hours: 24 },
    since: 'Son istekten sonra',
    why: 'sitenin tek bir yerden yorulmasını önlemek için',
  },
  repeatedAnswers: {
    what: 'Bir formun yanıtı',
    keep: { hours: 24 },
    since: 'Gönderildikten sonra',
    why: 'bağlantı koptuğunda aynı form iki kez işlenmesin diye',
  },
  unprovedRecords: {
    what: 'E-postası doğrulanmayan işletme ekleme ve işletme sahibi başvuruları',
    keep: { days: 30 },
    since: 'Gönderildikten sonra',
    why: 'doğrulama bağlantısına geç bakanlar olabildiği için',
  },
  endedApplications: {
    what: 'Reddedilen, geri çekilen ya da geri alınan işletme, sahiplik ve değişiklik başvuruları; biten plan istekleri',
    keep: { days: YEAR },
    since: 'Sonuçlandıktan sonra',
    why: 'karara itiraz edebilmeniz ve düzeltip yeniden gönderebilmeniz için',
  },
  documents: {
    what: 'Sahiplik belgeleri',
    keep: { days: DOCUMENT_DAYS },
    since: 'Karardan sonra',
    why: 'karar hemen sorgulanırsa yeniden bakılabilsin diye; sonra dosyalar silinir',
  },
  unusedUploads: {
    what: 'Yüklenip hiçbir kayıtta kullanılmayan dosyalar',
    keep: { hours: UNATTACHED_HOURS },
    since: 'Yüklendikten sonra',
    why: 'yarım kalan formlar tamamlanabilsin diye',
  },
  invitations: {
    what: 'Yanıtlanmayan ekip davetleri',
    keep: { days: 30 },
    since: 'Süresi dolduktan sonra',
    why: 'davet eden görebilsin diye',
  },
  reservations: {
    what: 'Rezervasyonlar',
    keep: { days: YEAR },
    since: 'Rezervasyon gününden sonra',
    why: 'siz ve işletme geçmişe bakabilin, bir anlaşmazlık çözülebilsin diye',
  },
  messages: {
    what: 'İşletmelere yazılan mesajlar',
    keep: { days: YEAR },
    since: 'Gönderildikten sonra',
    why: 'siz ve işletme konuşmaya dönebilin diye',
  },
  reports: {
    of: 'report',
    what: 'Hata bildirimleri (bir işletmenin kapandığını söyleyenlerde ağın anahtarlı özetiyle)',
    keep: { days: YEAR },
    since: 'Sonuçlandıktan sonra',
    why: 'aynı yanlış yeniden bildirilirse ne yapıldığı görülsün diye',
  },
  visitorAnswers: {
    what: 'İşletme sayfalarındaki sorulara verilen, henüz ikinci bir kişinin söylemediği yanıtlar (ağın anahtarlı özetiyle)',
    keep: { days: 180 },
    since: 'Yanıtlandıktan sonra',
    why: 'farklı ağlardan iki kişi aynı şeyi söylediğinde doğru sayılsın diye; o anda silinir',
  },
  removalRequests: {
    of: 'removal',
    what: 'Bilgi kaldırma istekleri',
    keep: { days: 2 * YEAR },
    since: 'Sonuçlandıktan sonra',
    why: 'isteğinizin yanıtlandığını gösterebilmek için',
  },
  inquiries: {
    of: 'inquiry',
    what: 'İletişim sayfasından yazdıklarınız ve yanıtlarımız',
    keep: { days: YEAR },
    since: 'Sonuçlandıktan sonra',
    why: 'yeniden yazdığınızda önceki konuşmaya bakabilmek için',
  },
  visitorPhotos: {
    of: 'photo',
    what: 'İşletme sayfaları için gönderdiğiniz fotoğrafların kaydı: e-posta adresiniz ve fotoğrafı kendiniz çektiğinize dair sözünüz',
    keep: { days: YEAR },
    since: 'Sonuçlandıktan sonra',
    why: 'fotoğrafı kimin çektiği sorulursa yanıtlayabilmek için; yayımlanmayan fotoğraf hemen silinir, yayımlanan sayfada kalır, hesabınızı sildiğinizde kalkar',
  },
  leads: {
    what: 'Kampanya başvuruları ve satışa dönüşmeyen reklam talepleri; verdiyseniz ticari ileti onayınız (hangi metne, ne zaman); reklamda istediğiniz değişiklik',
    keep: { days: YEAR },
    since: 'Son görüşmeden sonra',
    why: 'teklifimizi yenileyebilmek için',
  },
  soldAds: {
    what: 'Yayımlanan reklamların ilgili kişi bilgileri ve reklamı onayladığı an',
    keep: { days: 10 * YEAR },
    since: 'Son yayın gününden sonra',
    why: 'ticari kayıtları saklama yükümlülüğümüz için (6102 sayılı Kanun md. 82)',
  },
  importFileNames: {
    what: 'İçe aktarılan dosyaların adları',
    keep: { days: 90 },
    since: 'Aktarıldıktan sonra',
    why: 'yanlış bir dosya tanınıp geri alınabilsin diye',
  },
  letters: {
    what: 'Gönderilen e-postaların alıcısı ve türü (metni gönderilince silinir)',
    keep: { days: 30 },
    since: 'Yazıldıktan sonra',
    why: '“e-posta gelmedi” diyene yanıt verebilmek için',
  },
  visitorSalts: {
    what: 'Ziyaret ölçümünde kullanılan günlük rastgele anahtar',
    keep: { hours: 48 },
    since: 'Üretildikten sonra',
    why: 'bir ziyaretçi gün içinde bir kez sayılsın diye',
  },
  countedVisitors: {
    what: 'Bir işletmeye ya da reklama o gün hangi saatte kimlerin baktığının özeti',
    keep: { days: 1 },
    since: 'O günden sonra',
    why: 'aynı kişi aynı saatte iki kez sayılmasın diye',
  },
  visits: {
    what: 'Tek tek ziyaret kayıtları (IP adresi olmadan)',
    keep: { days: 60 },
    since: 'Ziyaretten sonra',
    why: 'günlük toplamlar doğru çıksın diye; sonra yalnızca toplamlar kalır',
  },
  searchWords: {
    what: 'Arama kutusuna yazılan sözler (kişiyle ilişkisiz)',
    keep: { days: 90 },
    since: 'Arandıktan sonra',
    why: 'neyin arandığı ve bulunamadığı görülebilsin diye',
  },
} as const satisfies Record<string, Timed | Kept>;

export type RetentionKey = keyof typeof RETENTION;
export type TimedKey = {
  [Key in RetentionKey]: (typeof RETENTION)[Key] extends Timed ? Key : never;
}[RetentionKey];

/** Rows that are one kind of record, and nothing else. */
export type KeyOfRecord = {
  [Key in TimedKey]: (typeof RETENTION)[Key] extends { of: ItemKind } ? Key : never;
}[TimedKey];

const HOUR_MS = 3_600_000;

export const termMs = (term: Term): number =>
  ('hours' in term ? term.hours : term.days * 24) * HOUR_MS;

/** As a sentence says it: '48 saat', '30 gün', '2 yıl'. */
export function termText(term: Term): string {
  if ('hours' in term) return `${term.hours} saat`;
  return term.days % YEAR === 0 ? `${term.days / YEAR} yıl` : `${term.days} gün`;
}
