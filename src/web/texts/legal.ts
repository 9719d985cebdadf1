// What the legal pages share: their shape, their date, the words around the text.
import type { Site } from '#contract/city/city.ts';

/** One heading of a legal page with its paragraphs and, below them, one optional list. */
export interface LegalSection {
  /** Anchor of the section, e.g. 'cerezler' for /privacy#cerezler. */
  id: string;
  heading: string;
  paragraphs: string[];
  items?: string[];
  /** The items begin with the letters of the law: 'ç) …'. */
  itemsAreLettered?: true;
  definitions?: { name: string; text: string }[];
}

export interface LegalText {
  title: string;
  /** As shown: '1 Ocak 2024' (specification 2, 'Terms and privacy'). */
  lastUpdated: string;
  intro: string;
  sections: LegalSection[];
}

/** What a legal text names of the site: it runs under another name and address for each operator. */
export type LegalSite = Pick<Site, 'name' | 'contactEmail'>;

export const LEGAL_LAST_UPDATED = '1 Ocak 2024';

/** How to reach the operator, fit for the middle of a sentence. */
export const contactPhrase = ({ contactEmail }: LegalSite) =>
  contactEmail ? `${contactEmail} adresine yazarak` : 'sitede yayımlanan iletişim adresine yazarak';

export const legalPageTexts = {
  lastUpdated: 'Son güncelleme:',
  contents: 'İçindekiler',
  otherText: 'Diğer metin:',
  write: 'Bize yazın:',
  termsDescription: (siteName: string) =>
    `${siteName} kullanım koşulları: işletme ekleme ve sahiplik, değerlendirme kuralları, reklam, içerik hakları ve sorumluluklar.`,
  privacyDescription: (siteName: string) =>
    `${siteName} gizlilik politikası ve KVKK aydınlatma metni: hangi veriler, ne kadar süreyle; çerezler, haklarınız ve başvuru yolu.`,
};
