import { ReadableStream } from 'node:stream/web';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { EXPORTED_KINDS } from '#contract/moderation/moderation-words.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { record as recordDecision } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { allRecords } from '#server/records/decide.service.ts';
import { exportHead, exportLine } from './item-fields.rules.ts';

type Exported = (typeof EXPORTED_KINDS)[number];

const FILE_NAMES: Record<Exported, string> = {
  lead: 'kampanya-kayitlari',
  advertisement_request: 'reklam-talepleri',
  advertisement: 'paket-reklam-talepleri',
};

/** All records of a kind as a file; who took it along is on record before its first line leaves. */
export async function downloadRecords(
  ctx: Context,
  { kind }: { kind: Exported },
): Promise<Response> {
  await inTransaction(ctx, (inside) =>
    recordDecision(inside, ctx.caller, {
      action: 'export.download',
      entity: 'export',
      entityId: kind,
    }),
  );
  const name = `${FILE_NAMES[kind]}-${dayInAdana(ctx.now())}.csv`;
  // The stream of Node and the one that a browser's types know are two names of one.
  return new Response(ReadableStream.from(linesOf(ctx, kind)) as never, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function* linesOf({ db }: Context, kind: Exported): AsyncGenerator<Uint8Array> {
  const record = decidedRecords[kind];
  const text = new TextEncoder();
  yield text.encode(exportHead(record));
  for await (const rows of allRecords(db, record)) {
    yield text.encode(rows.map((row) => exportLine(record, row)).join(''));
  }
}
