import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { shortText } from './fields.ts';

export const Category = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    icon: z.string(),
    color: z.string(),
    description: z.string().nullable(),
    businessCount: z.number().int(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  name: 'listCategories',
  summary: 'Bütün kategoriler, yayındaki işletme sayılarıyla',
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  input: z.object({}),
  output: z.array(Category),
});

export const getCategory = endpoint({
  name: 'getCategory',
  summary: 'Bir kategori',
  method: 'GET',
  path: '/api/categories/:slug',
  access: 'public',
  input: z.object({ slug: shortText(100) }),
  output: Category,
});
