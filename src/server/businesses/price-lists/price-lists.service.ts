import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import type * as contract from '#contract/businesses/price-list.ts';
import type { PriceList } from '#contract/businesses/price-list.ts';
import {
  MOST_PRICE_LINES,
  type PricedLine,
  readPriceLines,
} from '#contract/businesses/price-text.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { lexemesOf, readWords } from '#contract/search/understanding/lexemes.ts';
import { actsFor, publicBusiness } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { publicPictures } from '#server/uploads/uploads.service.ts';
import { lockEditable } from '../editing/edit-by-owner.service.ts';
import { writeFacts } from '../facts/business-facts.queries.ts';
import { isOldPrice } from '../facts/said-facts.rules.ts';
import {
  dropPriceFact,
  findPricedBusiness,
  listPriceLines,
  writePriceLines,
} from './price-lists.queries.ts';

type Asking = Pick<Context, 'db' | 'now' | 'publicUrl'>;

async function priceListOf(ctx: Asking, id: number): Promise<PriceList | null> {
  const found = await findPricedBusiness(ctx.db, id);
  if (!found) return null;
  const { saidBy, confirmedAt, images, ...business } = found;
  const photos = await pricePhotosOf(ctx, images);
  const newest = photos
    .map(({ pricesOn }) => pricesOn)
    .toSorted()
    .at(-1);
  const on = confirmedAt ? dayInAdana(confirmedAt) : newest;
  if (!on) return null;
  return {
    ...business,
    ...{ lines: await listPriceLines(ctx.db, id), photos },
    by: saidBy === 'import' ? 'list' : (saidBy ?? 'owner'),
    ...{ on, isOld: isOldPrice(on, ctx.now()) },
  };
}

/** Those of its pictures that show prices, in their order. */
async function pricePhotosOf(ctx: Asking, images: string[]): Promise<PriceList['photos']> {
  const pictures = await publicPictures(ctx, images);
  const inOrder = images.flatMap((image) => pictures.find(({ src }) => src === image) ?? []);
  return inOrder.flatMap(({ pricesOn, ...picture }) =>
    pricesOn ? [{ ...picture, pricesOn, isOld: isOldPrice(pricesOn, ctx.now()) }] : [],
  );
}

/** What a public business says its things cost. */
export async function getPriceList(
  ctx: Asking,
  { id }: Input<typeof contract.getPriceList>,
): Promise<PriceList | null> {
  await publicBusiness(ctx.db, id);
  return priceListOf(ctx, id);
}

/** The word of whoever acts for it, or of the team. */
async function wordOf(ctx: Context, id: number): Promise<'owner' | 'team'> {
  if (await actsFor(ctx.db, memberId(ctx), id)) return 'owner';
  const { role } = ctx.caller;
  return role === 'moderator' || role === 'admin' ? 'team' : refuse('not_found');
}

/** The whole list anew, with today's date; without a line there is none. */
export const setPriceList = (ctx: Context, { id, text }: Input<typeof contract.setPriceList>) =>
  inTransaction(ctx, async (inside) => {
    const saidBy = await wordOf(inside, id);
    await lockEditable(inside, id);
    const { lines, unread } = readPriceLines(text);
    if (lines.length > MOST_PRICE_LINES)
      refuse('invalid_input', [
        { path: 'text', message: `En çok ${MOST_PRICE_LINES} satır yazın` },
      ]);
    if (lines.length === 0 && text.trim())
      refuse('invalid_input', [
        { path: 'text', message: 'Satırların sonuna fiyatını yazın: Adana dürüm 180' },
      ]);
    const [first] = unread;
    if (first)
      refuse('invalid_input', [
        {
          path: 'text',
          message: `Fiyatını okuyamadık: “${first}”. Satırın sonuna tek bir fiyat yazın`,
        },
      ]);
    const before = await listPriceLines(inside.db, id);
    await writePriceLines(
      inside.db,
      id,
      lines.map((line) => ({ ...line, words: wordsOf(line) })),
    );
    if (lines.length === 0) await dropPriceFact(inside.db, id);
    else
      await writeFacts(inside.db, id, {
        facts: saidBy === 'owner' ? ['prices', 'existence'] : ['prices'],
        ...{ saidBy, at: inside.now() },
      });
    await record(inside, inside.caller, {
      action: 'business.edit',
      entity: 'business',
      entityId: id,
      difference: { prices: [before.length, lines.length] },
    });
    return { list: await priceListOf(inside, id) };
  });

const wordsOf = ({ heading, name }: PricedLine) =>
  lexemesOf(readWords(`${heading ?? ''} ${name}`)).join(' ');
