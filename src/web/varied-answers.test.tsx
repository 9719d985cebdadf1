import { beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { askedParts } from '#tests/support/asked-parts/asked-parts.ts';
import { endpointAsked } from '#tests/support/endpoint-asked.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { settled } from '#tests/support/standing-still.ts';
import { toldParts } from '#tests/support/told-parts.tsx';
import { completed, Differences, filledIn, variationsOf } from '#tests/support/variations.ts';
import { type VariedPart, variedParts } from '#tests/support/varied-parts.tsx';
import { changeShownAccount, turnAccount } from '#web/browser/account-context.ts';

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('document', { cookie: 'principal=1', getElementById: () => null });
  historyInMemory();
  for (const name of ['HTMLInputElement', 'HTMLSelectElement']) vi.stubGlobal(name, class {});
});

/** What the server promises to answer. */
function answerOf(asks: string): z.ZodType {
  const endpoint = endpointAsked(...(asks.split(' ') as [string, string]));
  if (!endpoint) throw new Error(`Nobody answers ${asks}`);
  return endpoint.output;
}

function shown({ part, search, member, way = [], asks, beside }: VariedPart, answer: unknown) {
  if (member) changeShownAccount(member);
  else turnAccount(null);
  const screen = screenWithApi(
    part,
    (asked) => {
      if (asked !== asks && !asked.startsWith(`${asks}?`)) return beside?.(asked);
      return answer instanceof Function ? answer() : answer;
    },
    search,
  );
  for (const step of way) screen.press(step);
  return screen;
}

/**
 * What is asked once and kept (hearts of a member, late code) is asked by whoever comes first, in this file or before it:
 * what is compared comes later.
 */
async function seenBefore(row: VariedPart, answer: unknown, words: VariedPart['comes'][1][]) {
  const screen = shown(row, answer);
  for (const word of words) await screen.until(word);
  await settled(screen);
}

/** What each other answer shows otherwise, each difference once. */
async function differences(row: VariedPart): Promise<string> {
  const schema = answerOf(row.asks);
  const [given, ...words] = row.comes;
  const own = completed(schema, '', given);
  const seen = new Differences();
  for (const base of [own, filledIn(schema, '', own)]) {
    await seenBefore(row, base, base === own ? words : []);
    const stands = await settled(shown(row, base));
    for (const [said, varied] of variationsOf(schema, base)) {
      if (row.but?.test(said)) continue;
      const other = await settled(shown(row, varied));
      seen.add(said, stands, other);
    }
  }
  return seen.text();
}

const views = Object.entries(variedParts).filter(([name]) => !(name in askedParts));
test.each(views)('%s, as it stands', async (_, row) => {
  const [given, ...words] = row.comes;
  const answer = completed(answerOf(row.asks), '', given);
  await seenBefore(row, answer, words);
  expect(await settled(shown(row, answer))).toMatchSnapshot();
});

test.each(Object.entries(variedParts))('%s, as each field of the answer has it', async (_, row) => {
  expect(await differences(row)).toMatchSnapshot();
});

/** As whoever was refused it; without a number: nothing came at all. */
const refusals = [401, 403, 404, 409, 410, 422, 429, 503, undefined];
test.each(Object.entries(askedParts))('%s, as it is refused', async (_, row) => {
  const refused = async (status: number | undefined) => {
    const answer = () => {
      if (status === undefined) throw new TypeError('Failed to fetch');
      return Response.json({ detail: 'Olmadı.' }, { status });
    };
    return settled(shown(row, answer));
  };
  const stands = await refused(500);
  const seen = new Differences();
  for (const status of refusals)
    seen.add(String(status ?? 'cut off'), stands, await refused(status));
  if (seen.text() !== '') expect(seen.text()).toMatchSnapshot();
});

test.each(Object.entries(toldParts))(
  '%s, as each field has it',
  (_, { schema, value, draw, but }) => {
    const seen = new Differences();
    const sight = (of: unknown) => screenWithApi(draw(of as never)).outline();
    const whole = filledIn(schema, '', value);
    expect(sight(whole)).toMatchSnapshot();
    for (const base of [whole, completed(schema, '', value)]) {
      const stands = sight(base);
      for (const [said, varied] of variationsOf(schema, base))
        if (!but?.test(said)) seen.add(said, stands, sight(varied));
    }
    expect(seen.text()).toMatchSnapshot();
  },
);
