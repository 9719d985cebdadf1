import type { Dependencies } from '#server/platform/context.ts';
import { businessCalendarText } from './business-calendar.rules.ts';
import { getBusiness } from './businesses.service.ts';

export async function readBusinessCalendar(
  ctx: Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl'>,
  { id }: { id: number },
): Promise<Response> {
  const business = await getBusiness(ctx, { id });
  const body = businessCalendarText(business, { now: ctx.now(), publicUrl: ctx.publicUrl });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="saatler-${business.id}.ics"`,
    },
  });
}
