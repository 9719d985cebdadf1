import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const Review = z
  .object({
    id: z.number().int(),
    businessId: z.number().int(),
    /** First name and initial; never a whole name. */
    author: z.string(),
    rating: z.number().int(),
    title: z.string().nullable(),
    content: z.string(),
    isVerified: z.boolean(),
    isExample: z.boolean(),
    helpfulCount: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

export const listReviewsOfBusiness = endpoint({
  name: 'listReviewsOfBusiness',
  summary: 'Bir işletmenin yayındaki değerlendirmeleri, yeniden eskiye',
  method: 'GET',
  path: '/api/businesses/:id/reviews',
  access: 'public',
  input: z.object({ id: Id }),
  output: z.array(Review),
});
