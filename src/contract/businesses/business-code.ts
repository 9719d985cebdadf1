import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';

/** Stands on the printed page of a business, so that paper leads back to it. */
export const readBusinessCode = endpoint({
  summary: 'İşletme sayfasının karekodu (SVG)',
  method: 'GET',
  path: '/api/businesses/:id/code.svg',
  access: 'public',
  isRaw: true,
  input: z.object({ id: Id }),
  output: z.unknown(),
});
