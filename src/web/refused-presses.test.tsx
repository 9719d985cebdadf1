import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changesOf } from '#tests/support/outline.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { ownersPresses } from '#tests/support/tried-presses/of-owners.tsx';
import { teamsPresses } from '#tests/support/tried-presses/of-team.tsx';
import { visitorsPresses } from '#tests/support/tried-presses/of-visitors.tsx';
import type { Press } from '#tests/support/tried-presses/press.tsx';
import { changeShownAccount } from '#web/browser/account-context.ts';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { heartTexts } from '#web/texts/hearts.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
});

const presses: Record<string, Press> = { ...visitorsPresses, ...ownersPresses, ...teamsPresses };

/** The screen, as far as the press, and how it stood at first and before that. */
async function pressed(press: Press, answer: unknown) {
  const { part, read, search, member, way = [], button, asks } = press;
  if (member) changeShownAccount(member);
  let isDone = false;
  const screen = screenWithApi(
    part,
    (asked) => {
      if (asked === asks) {
        isDone = !(answer instanceof Error);
        return answer;
      }
      return typeof read?.[0] === 'function' ? read[0](asked, isDone) : read?.[0];
    },
    search,
  );
  if (read) await screen.until(read[1]);
  const stands = () => [screen.text(), ...screen.buttons(), ...screen.ways];
  const first = stands();
  for (const step of way) {
    if (typeof step === 'string') screen.press(step);
    else await step(screen);
  }
  const stood = stands();
  const before = screen.outline();
  screen.pressOneOf(button, screen.buttons().filter((name) => name === button).length - 1);
  const asked = () => screen.sent.filter((one) => one === asks || one.startsWith(`${asks} `));
  await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 10_000 });
  return { stands, first, stood, asked, before, outline: screen.outline };
}

describe.each(Object.entries(presses))('%s', (_, press) => {
  test('the server agrees: it is seen, and said once', async () => {
    const shown = await pressed(press, press.agrees ?? {});
    const { stands, first, stood, asked, before, outline } = shown;
    const said = press.said ? [press.said] : [];
    await vi.waitFor(() => expect(toasts).toEqual(said), { timeout: 10_000 });
    await vi.waitFor(() => expect(stands()).not.toEqual(stood), { timeout: 10_000 });
    // A question that is over has changed nothing yet.
    await vi.waitFor(() => expect(stands()).not.toEqual(first), { timeout: 10_000 });
    expect(asked()).toHaveLength(1);
    expect(changesOf(before, outline())).toMatchSnapshot();
  });

  test('the server refuses: that is said, and everything stands as it stood', async () => {
    const { stands, stood } = await pressed(press, new Error('Bu kez olmadı.'));
    await vi.waitFor(() => expect(toasts).toEqual([press.refused]), { timeout: 10_000 });
    await vi.waitFor(() => expect(stands()).toEqual(stood), { timeout: 10_000 });
  });
});

test('every acting button has its press here', () => {
  const features = join(import.meta.dirname, 'features');
  const buttons = globSync('**/*.tsx', { cwd: features })
    .filter((file) => !file.endsWith('.test.tsx') && basename(file) !== 'ActButton.tsx')
    .map((file) => {
      const text = readFileSync(join(features, file), 'utf8');
      return { file, count: text.match(/<Act(?:ing)?Button\b/g)?.length ?? 0 };
    });
  expect(buttons.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
  const tried = Object.values(presses).map(({ of }) => of);
  expect(
    buttons.filter(({ file, count }) => tried.filter((of) => of === file).length < count),
  ).toEqual([]);
});

test('a heart that the server did not hear is empty again', async () => {
  const { element, sent } = screenWithApi(
    <FavoriteButton business={{ id: 9, name: 'Nar' }} />,
    () => new Error('Bu kez olmadı.'),
  );
  const heart = () => element('aria-label', heartTexts.add('Nar')).props;
  heart().onClick();
  expect(heart()['aria-pressed'], 'at once').toBe(true);
  await vi.waitFor(() => expect(toasts).toEqual([heartTexts.addFailed]), { timeout: 10_000 });
  expect(heart()['aria-pressed']).toBe(false);
  expect(sent.at(-1)).toContain('POST /api/favorites');
});
