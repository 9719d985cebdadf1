import type { ExampleFeature } from '#db/seed/example-features.ts';

/** One invented business of the example city; nothing here is a real name, number or address. */
export interface ExampleBusiness {
  /** Stable, unique slug, e.g. 'kiyi-ocakbasi'. Reviews refer to it; a second seeding adds nothing. */
  key: string;
  name: string;
  /** One of the 12 names in categories.ts. */
  category: string;
  subcategory: string;
  description: string;
  /** 'Reşatbey Mah. 62002 Sok. No: 4, Seyhan / Adana' */
  address: string;
  district: 'Seyhan' | 'Yüreğir' | 'Çukurova' | 'Sarıçam' | 'Karaisalı';
  /** WGS 84 degrees. */
  latitude: number;
  longitude: number;
  /**
   * '0322 000 xx xx': a block that belongs to nobody, so no real telephone rings. One hundred per
   * category, in the order of categories.ts: Restoranlar '0322 000 11 xx' … Otomotiv '0322 000 22 xx'.
   */
  phone: string;
  email: string;
  website?: string;
  priceRange: '₺' | '₺₺' | '₺₺₺' | 'Ücretsiz';
  /** Keys: mon..sun, ranges ('mon-sat'), lists; values '09:00-12:00,13:00-18:00', '18:00-02:00', '24 saat', 'kapalı'. */
  hours: Record<string, string>;
  /** 3 to 7 names from example-features.ts. */
  features: ExampleFeature[];
  isFeatured?: boolean;
}
