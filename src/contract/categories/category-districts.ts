import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';

export const countDistrictsOfCategory = endpoint({
  summary: 'Bir kategorinin her ilçede kaç işletmesi var; kategori adıyla',
  method: 'GET',
  path: '/api/businesses/category/:categoryName/districts',
  access: 'public',
  input: z.object({ categoryName: shortText(100) }),
  output: z.array(z.object({ district: z.string(), count: z.number().int() })),
});
