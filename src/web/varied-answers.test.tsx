import { beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#contract/api/api.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
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
  const [method, address = ''] = asks.split(' ');
  const found = endpoints.filter(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
  const [exact] = found.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  if (!exact) throw new Error(`Nobody answers ${asks}`);
  return exact.output;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Waits until nothing is asked and nothing changes any more. */
async function settled(screen: { outline: () => string }): Promise<string> {
  let before: string | undefined;
  for (let turns = 0; turns < 200; turns += 1) {
    await turn();
    await turn();
    const now = screen.outline();
    if (now === before) return now;
    before = now;
  }
  throw new Error('It never stands still');
}

function shown({ part, search, member, way = [], asks, beside }: VariedPart, answer: unknown) {
  if (member) changeShownAccount(member);
  else turnAccount(null);
  const screen = screenWithApi(
    part,
    (asked) => (asked === asks || asked.startsWith(`${asks}?`) ? answer : beside?.(asked)),
    search,
  );
  for (const step of way) screen.press(step);
  return screen;
}

/** What each other answer shows otherwise, each difference once. */
async function differences(row: VariedPart): Promise<string> {
  const schema = answerOf(row.asks);
  const [given, ...words] = row.comes;
  const own = completed(schema, '', given);
  const seen = new Differences();
  for (const base of [own, filledIn(schema, '', own)]) {
    const screen = shown(row, base);
    if (base === own) {
      for (const word of words) await screen.until(word);
      await vi.dynamicImportSettled();
    }
    const stands = await settled(screen);
    for (const [said, varied] of variationsOf(schema, base)) {
      if (row.but?.test(said)) continue;
      const other = await settled(shown(row, varied));
      seen.add(said, stands, other);
    }
  }
  return seen.text();
}

test.each(Object.entries(variedParts))('%s, as each field of the answer has it', async (_, row) => {
  expect(await differences(row)).toMatchSnapshot();
});
