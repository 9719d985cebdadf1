import { toString as toSvg } from 'qrcode';
import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type { readBusinessCode as contract } from '#contract/businesses/business-code.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import type { Context } from '#server/platform/context.ts';
import { findApproved } from './businesses.queries.ts';

const DAY_SECONDS = 86_400;

/** The address of a business's page, or of its prices, as a code to photograph from paper. */
export async function readBusinessCode(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  { id, of }: z.output<(typeof contract)['input']>,
): Promise<Response> {
  const business = (await findApproved(ctx, id)) ?? refuse('business_not_found');
  const path = of === 'prices' ? pricesPath(business.id) : `/business/${business.id}`;
  const svg = await toSvg(`${ctx.publicUrl}${path}`, {
    type: 'svg',
    margin: 1,
    errorCorrectionLevel: 'M',
  });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
    },
  });
}
