import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';

/** Stands on the printed page of a business, or on its printed prices, so that paper leads back to it. */
export const readBusinessCode = endpoint({
  summary: 'İşletme sayfasının ya da fiyat listesinin karekodu (SVG)',
  method: 'GET',
  path: '/api/businesses/:id/code.svg',
  access: 'public',
  isRaw: true,
  input: z.object({ id: Id, of: z.enum(['page', 'prices']).default('page') }),
  output: z.unknown(),
});
