import { z } from 'zod';
import { listEndpoint } from '../api/endpoint.ts';
import { cursor, shortText, wholeNumber } from '../api/fields.ts';
import { Business, PAGE_LENGTH } from './businesses.ts';

/** What came before these is no news any more: five pages on the screen. */
export const NEW_BUSINESSES_LENGTH = 120;

export const listNewBusinesses = listEndpoint({
  summary: 'Rehbere en son girenler, en yenisi başta',
  method: 'GET',
  path: '/api/businesses/new',
  access: 'public',
  input: z.object({
    /** Opaque: taken from the `Link: rel="next"` of the answer before. */
    cursor: cursor().optional(),
    /** `all` and the empty text mean no filter. */
    category: shortText(100).optional(),
    district: shortText(100).optional(),
    limit: wholeNumber(1, NEW_BUSINESSES_LENGTH).default(PAGE_LENGTH),
  }),
  output: z.array(Business),
});
