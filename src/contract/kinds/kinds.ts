import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';

/** With fewer published businesses a kind has no page of its own. */
export const KIND_PAGE_LEAST = 3;

/** What a business is: `Kebapçı`. */
export const KindOfBusiness = z
  .object({
    slug: z.string(),
    name: z.string(),
    /** Types of schema.org, the closest last. */
    schemaTypes: z.array(z.string()),
    /** The name of its drawing; empty where it has none of its own. */
    motif: z.string(),
  })
  .meta({ id: 'KindOfBusiness' });

/** With how many published businesses. */
export const CountedKind = z
  .object({
    slug: z.string(),
    name: z.string(),
    plural: z.string(),
    /** Null where the directory lists none. */
    categorySlug: z.string().nullable(),
    count: z.number().int(),
  })
  .meta({ id: 'CountedKind' });
export type CountedKind = z.infer<typeof CountedKind>;

export const countKindsOfCategory = endpoint({
  summary: 'Bir kategorinin türleri, kaçar yayında işletmeleriyle; çoktan aza',
  method: 'GET',
  path: '/api/categories/:slug/kinds',
  access: 'public',
  input: z.object({ slug: shortText(100), district: shortText(100).optional() }),
  output: z.array(CountedKind),
});
