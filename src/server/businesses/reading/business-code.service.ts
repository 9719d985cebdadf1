import { toString as toSvg } from 'qrcode';
import { refuse } from '#contract/api/errors.ts';
import type { Context } from '#server/platform/context.ts';
import { findApproved } from './businesses.queries.ts';

const DAY_SECONDS = 86_400;

/** The address of a business's page as a code to photograph from paper. */
export async function readBusinessCode(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  { id }: { id: number },
): Promise<Response> {
  const business = (await findApproved(ctx, id)) ?? refuse('business_not_found');
  const svg = await toSvg(`${ctx.publicUrl}/business/${business.id}`, {
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
