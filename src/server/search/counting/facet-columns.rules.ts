import { toX, toY } from '../map/map-grid.rules.ts';

/**
 * What all published businesses can be filtered and sorted by, as numbers in columns: counting beside every
 * choice, or on the map, looks at each business once, and 100,000 of them take a few milliseconds so.
 */
export interface FacetRow {
  id: number;
  category: string;
  subcategory: string | null;
  district: string;
  price: string | null;
  rating: number;
  /** Minutes of the week as the database writes them: `{[540,1080)}`; null where nobody knows. */
  openWeek: string | null;
  isOpen: boolean;
  latitude: number | null;
  longitude: number | null;
  /** With FEATURE_SIGN between them. */
  features: string;
  reviewCount: number;
  /** A paid plan decides between equals: 0 premium, 1 basic, 2 free. */
  planRank: number;
}

/** Stands in no text: contract/api/fields.ts refuses it. */
export const FEATURE_SIGN = '\u001f';

/** Texts by number, in the order they were met. */
export class Codes {
  readonly texts: string[] = [];
  private readonly codes = new Map<string, number>();

  of(text: string): number {
    let code = this.codes.get(text);
    if (code === undefined) {
      code = this.texts.push(text) - 1;
      this.codes.set(text, code);
    }
    return code;
  }

  known(text: string): number | undefined {
    return this.codes.get(text);
  }
}

const NEVER = '';

export class FacetColumns {
  readonly categories = new Codes();
  readonly subcategories = new Codes();
  readonly districts = new Codes();
  readonly prices = new Codes();
  readonly features = new Codes();
  /** Distinct weeks; a business closed until further notice has the empty one. */
  readonly weeks = new Codes();
  readonly rowOfId = new Map<number, number>();
  readonly id: number[] = [];
  readonly category: number[] = [];
  readonly subcategory: number[] = [];
  readonly district: number[] = [];
  readonly price: number[] = [];
  /** Tenths of a star. */
  readonly rating: number[] = [];
  readonly week: number[] = [];
  readonly isOpen: boolean[] = [];
  readonly latitude: number[] = [];
  readonly longitude: number[] = [];
  /** On the flat map; NaN, which lies in no part of it, without a pin. */
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly reviewCount: number[] = [];
  readonly planRank: number[] = [];
  readonly featuresOf: (readonly number[])[] = [];
  private readonly featureLists = new Map<string, readonly number[]>();

  get length(): number {
    return this.category.length;
  }

  add(row: FacetRow): void {
    this.rowOfId.set(row.id, this.length);
    this.id.push(row.id);
    this.category.push(this.categories.of(row.category));
    this.subcategory.push(this.subcategories.of(row.subcategory ?? ''));
    this.district.push(this.districts.of(row.district));
    this.price.push(this.prices.of(row.price ?? ''));
    this.rating.push(Math.round(row.rating * 10));
    this.week.push(this.weeks.of(row.isOpen ? (row.openWeek ?? NEVER) : NEVER));
    this.isOpen.push(row.isOpen);
    this.latitude.push(row.latitude ?? Number.NaN);
    this.longitude.push(row.longitude ?? Number.NaN);
    this.x.push(toX(row.longitude ?? Number.NaN));
    this.y.push(toY(row.latitude ?? Number.NaN));
    this.reviewCount.push(row.reviewCount);
    this.planRank.push(row.planRank);
    this.featuresOf.push(this.featureList(row.features));
  }

  /** Whether each of the distinct weeks is open at a minute. */
  openWeeksAt(minute: number | null): boolean[] {
    if (minute === null) return [];
    return this.weeks.texts.map((week) => {
      for (const [, from, to] of week.matchAll(/\[(\d+),(\d+)\)/g)) {
        if (Number(from) <= minute && minute < Number(to)) return true;
      }
      return false;
    });
  }

  /** Many businesses have the same ones. */
  private featureList(text: string): readonly number[] {
    let list = this.featureLists.get(text);
    if (!list) {
      const names = new Set(text.split(FEATURE_SIGN).filter(Boolean));
      list = [...names].map((name) => this.features.of(name));
      this.featureLists.set(text, list);
    }
    return list;
  }
}
