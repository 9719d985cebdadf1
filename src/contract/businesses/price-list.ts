import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Picture } from '../uploads.ts';
import { SAYERS } from './business-facts.ts';
import { MOST_PRICE_LINES, PRICE_TEXT_LENGTH } from './price-text.ts';

const PriceLine = z.object({
  /** `Dürümler`: what stands above it and the next ones. */
  heading: z.string().nullable(),
  name: z.string(),
  /** Lira. */
  price: z.number(),
});

/** A photo of a list, and when its prices were so. */
const PricePhoto = Picture.extend({
  pricesOn: z.string(),
  /** So long ago that they may have changed. */
  isOld: z.boolean(),
});

/** What things cost at a business, in its owner's order. */
export const PriceList = z
  .object({
    id: z.number().int(),
    name: z.string(),
    category: z.string(),
    address: z.string(),
    district: z.string(),
    phone: z.string().nullable(),
    lines: z.array(PriceLine).max(MOST_PRICE_LINES),
    /** Each with a day of its own. */
    photos: z.array(PricePhoto),
    /** Whose word the lines are; where there are none, the newest photo. */
    by: z.enum(SAYERS),
    /** When that was last said: `2026-11-03`. */
    on: z.string(),
    /** So long ago that it may have changed. */
    isOld: z.boolean(),
  })
  .meta({ id: 'PriceList' });
export type PriceList = z.infer<typeof PriceList>;

export const getPriceList = endpoint({
  summary: 'Bir işletmenin fiyat listesi, tarihiyle; verilmediyse null',
  method: 'GET',
  path: '/api/businesses/:id/prices',
  access: 'public',
  input: z.object({ id: Id }),
  output: PriceList.nullable(),
});

/** Null: it has none. */
const Kept = z.object({ list: PriceList.nullable() });

/** The whole list as it is written, a line each (`price-text.ts`); the empty text takes it away. Public at once, with today's date. */
export const setPriceList = endpoint({
  summary: 'Fiyat listesini yazar: her satırda bir ürün ve fiyatı, fiyatsız satır başlıktır',
  method: 'PUT',
  path: '/api/businesses/:id/prices',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, text: shortText(PRICE_TEXT_LENGTH) }),
  output: Kept,
});
