import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskedPart } from '#tests/support/asked-parts/asked-part.ts';
import { askedParts as parts } from '#tests/support/asked-parts/asked-parts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { changeShownAccount, turnAccount } from '#web/browser/account-context.ts';
import { kitTexts } from '#web/texts/kit.ts';

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  // Somebody has a list of favourites here.
  vi.stubGlobal('document', { cookie: 'principal=1', getElementById: () => null });
});

const refusal = (status: number) => Response.json({ detail: 'Olmadı.' }, { status });

/** The part, with the answers to its question as they are given, one after the other. */
function standing({ part, search, member, way = [], asks, beside }: AskedPart) {
  if (member) changeShownAccount(member);
  else turnAccount(null);
  const waiting: ((answer: unknown) => void)[] = [];
  const screen = screenWithApi(
    part,
    (asked) =>
      asked === asks || asked.startsWith(`${asks}?`)
        ? new Promise((answer) => waiting.push(answer))
        : beside?.(asked),
    search,
  );
  for (const step of way) screen.press(step);
  const answer = async (next: unknown) => {
    await vi.waitFor(() => {
      screen.text();
      expect(waiting.length).toBeGreaterThan(0);
    }, 10_000);
    // A screen may ask one thing for two of its parts.
    for (const one of waiting.splice(0)) one(next instanceof Response ? next.clone() : next);
  };
  return { ...screen, answer };
}

describe.each(Object.entries(parts))('%s', (_, row) => {
  const { waits, comes, nothing, failed, missing } = row;
  const [answer, ...words] = comes;
  const noneOf = (screen: { text: () => string }) =>
    expect(words.filter((word) => screen.text().includes(word))).toEqual([]);

  test('it is on its way, then it has come', async () => {
    const screen = standing(row);
    await screen.until(waits);
    noneOf(screen);
    await screen.answer(answer);
    for (const word of words) await screen.until(word);
    // What it asks for then may still be on its way.
    await vi.waitFor(() => expect(screen.text()).not.toContain(waits), 10_000);
    expect(screen.text()).not.toContain(failed);
    if (nothing) expect(screen.text()).not.toContain(nothing[1]);
    expect(screen.outline()).toMatchSnapshot();
  });

  test('it did not come: that is said, and it is asked for again', async () => {
    const screen = standing(row);
    await screen.answer(refusal(500));
    await screen.until(failed);
    noneOf(screen);
    expect(screen.text()).not.toContain(waits);
    screen.press(kitTexts.again);
    await screen.answer(answer);
    for (const word of words) await screen.until(word);
    expect(screen.text()).not.toContain(failed);
  });

  if (nothing)
    test('there is nothing', async () => {
      const screen = standing(row);
      await screen.answer(nothing[0]);
      await screen.until(nothing[1]);
      noneOf(screen);
      expect(screen.outline()).toMatchSnapshot();
      expect(screen.buttons()).not.toContain(kitTexts.again);
    });

  if (missing)
    test.each(row.isNeverTyped ? [404] : [404, 400])(
      'it is not there, or its address is none: %i',
      async (status) => {
        const screen = standing(row);
        await screen.answer(refusal(status));
        await screen.until(missing);
        noneOf(screen);
        expect(screen.outline()).toMatchSnapshot();
        expect(screen.text()).not.toContain(failed);
      },
    );
});

test('every question that a part asks has its row here', () => {
  const features = join(import.meta.dirname, 'features');
  const questions = globSync('**/*.tsx', { cwd: features })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => {
      const text = readFileSync(join(features, file), 'utf8');
      return { file, count: text.match(/\buse(?:Asked|TeamList|Paged)(?=[<(])/g)?.length ?? 0 };
    });
  expect(questions.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(40);
  const told = [...Object.values(parts).map(({ of }) => of), ...goesWithout.map(([of]) => of)];
  expect(
    questions.filter(({ file, count }) => told.filter((of) => of === file).length < count),
  ).toEqual([]);
});

/** What is shown all the same without the answer, and what is seen meanwhile. */
const goesWithout: [of: string, seen: string][] = [
  ['administration/kinds/KindsScreen.tsx', 'the filter has no categories'],
  ['administration/businesses/BusinessesScreen.tsx', 'the filter has the category it is set to'],
  ['administration/businesses/BusinessForm.tsx', 'the field has the category that stands'],
  ['owner-desk/views/EditView.tsx', 'the field has the category that stands'],
  ['admin-frame/ContactGaps.tsx', 'the work that waits, without a word of what is unset'],
  ['owners/RegisterScreen.tsx', 'the form, without news of what was sent before'],
  ['maps/PinNow.tsx', 'the pin, without whether it is open'],
  // What this device keeps is no answer of the server: city-screen.test.tsx, city-business.test.tsx.
  ['offline/OfflineScreen.tsx', 'what is kept here'],
  ['offline/CityScreen.tsx', 'what is kept here'],
  ['offline/CityScreen.tsx', 'what is kept here, if older'],
  ['offline/CitySearch.tsx', 'what is kept here'],
];
