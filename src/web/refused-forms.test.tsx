import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { changesOf } from '#tests/support/outline.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import type { TriedForm } from '#tests/support/tried-forms/form.tsx';
import { advertisersForms } from '#tests/support/tried-forms/of-advertisers.tsx';
import { favoritesForms } from '#tests/support/tried-forms/of-favorites.tsx';
import { ownersForms } from '#tests/support/tried-forms/of-owners.tsx';
import { registeringForms } from '#tests/support/tried-forms/of-registering.tsx';
import { teamsForms } from '#tests/support/tried-forms/of-team.tsx';
import { visitorsForms } from '#tests/support/tried-forms/of-visitors.tsx';
import type { Api } from '#web/api/api.ts';
import { askAccount, changeShownAccount } from '#web/browser/account-context.ts';

beforeEach(() => {
  const nothing = { addEventListener() {}, removeEventListener() {}, getElementById: () => null };
  vi.stubGlobal('document', { cookie: '', ...nothing });
  vi.stubGlobal('window', nothing);
  vi.stubGlobal('location', { pathname: '/start' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...nothing }));
  historyInMemory();
});

const forms: Record<string, TriedForm> = {
  ...visitorsForms,
  ...advertisersForms,
  ...favoritesForms,
  ...ownersForms,
  ...registeringForms,
  ...teamsForms,
};

/** A browser puts blanks into no field of days and times. */
const emptied = (type: unknown) => (type === 'date' || type === 'time' ? '' : '   ');

/** The form as it was filled in; `blank`: a field in which only blanks are. */
async function filled(form: TriedForm, answer: (firstField?: string) => unknown, blank?: string) {
  const { part, read, member, way = [], typed = {}, chosen, looksUp } = form;
  const isQuestion = (asked: string) =>
    asked.startsWith('GET') || (looksUp !== undefined && asked.startsWith(looksUp));
  let firstField: string | undefined;
  if (member) changeShownAccount(member);
  else void askAccount({} as Api);
  const screen = screenWithApi(part, (asked) => {
    if (!isQuestion(asked)) return answer(firstField);
    return typeof read?.[0] === 'function' ? read[0](asked) : read?.[0];
  });
  if (read) await screen.until(read[1]);
  for (const step of way) {
    if (typeof step === 'string') screen.press(step);
    else await step(screen);
  }
  for (const [label, words] of Object.entries(typed))
    screen.type(label, label === blank ? emptied(screen.field(label).type) : words);
  if (blank === undefined) await chosen?.(screen);
  const [first] = Object.keys(typed);
  if (first) firstField = screen.field(first).name;
  const done = () => screen.sent.filter((one) => !isQuestion(one));
  return { ...screen, done };
}

/** The form as it was sent. */
async function sent(form: TriedForm, answer: (firstField?: string) => unknown) {
  const { typed = {}, button, asks } = form;
  const { done, ...screen } = await filled(form, answer);
  const before = screen.outline();
  const stood = Object.fromEntries(
    Object.keys(typed).map((label) => [label, screen.field(label).value]),
  );
  screen.submit(button);
  await vi.waitFor(() => expect(done()).toEqual([expect.stringContaining(asks)]), {
    timeout: 10_000,
  });
  const stands = (words: Record<string, unknown>) => {
    for (const [label, value] of Object.entries(words))
      expect(screen.field(label).value, label).toBe(value);
  };
  return { ...screen, stands, stood, before };
}

const problem = (status: number, detail: string, more = {}) =>
  Response.json({ detail, ...more }, { status });
/** What may come instead of what was hoped for, and the sentence that is said then. */
const failures: Record<string, [answer: () => unknown, sentence: string]> = {
  'the server refuses it as a whole': [() => problem(422, 'Bu kez olmadı.'), 'Bu kez olmadı.'],
  'the session is over': [() => problem(401, 'Önce giriş yapın.'), 'Önce giriş yapın.'],
  'the server fails': [() => problem(500, 'Beklenmeyen bir şey.'), 'Beklenmeyen bir şey.'],
  'there is no network': [
    () => {
      throw new TypeError('Failed to fetch');
    },
    UNEXPECTED_SENTENCE,
  ],
};

describe.each(Object.entries(forms))('%s', (_, form) => {
  test('the server agrees: it is said once, and seen', async () => {
    const { stands, text, until, before, outline } = await sent(form, () => form.agrees);
    const said = form.said ? [form.said] : [];
    await vi.waitFor(() => expect(toasts).toEqual(said), { timeout: 10_000 });
    await until(form.shows ?? '');
    if (form.hides) expect(text()).not.toContain(form.hides);
    await vi.waitFor(() => stands(form.after ?? {}), { timeout: 10_000 });
    expect(changesOf(before, outline())).toMatchSnapshot();
  });

  test.each(Object.entries(failures))(
    '%s: that is said on top, all that was typed stays',
    async (name, [answer, words]) => {
      const own = { 'there is no network': form.cut };
      const sentence = own[name as keyof typeof own] ?? words;
      const { stands, stood, until, text, focused } = await sent(form, answer);
      await until(sentence);
      stands(stood);
      expect(text()).toContain(form.hides ?? '');
      expect(focused(), 'the summary has the focus').toContain(sentence);
      expect(toasts).toEqual(form.refused ? [form.refused] : []);
    },
  );
});

/** Of a form without a text field, or whose fields the server does not name, no field can be wrong. */
const withFields = Object.entries(forms).flatMap(([name, form]) => {
  const [label] = Object.keys(form.typed ?? {});
  return label && form.path !== null ? [{ name, form, label }] : [];
});
test.each(withFields)('$name: a field is wrong, on top and beside it', async ({ form, label }) => {
  const { stands, stood, until, field, focused } = await sent(form, (name) => {
    const issues = [{ path: form.path ?? name, message: 'Bu böyle olmaz.' }];
    return problem(422, 'Formda eksik var', { issues });
  });
  await until('Bu böyle olmaz.');
  stands(stood);
  expect(focused()).toContain('Bu böyle olmaz.');
  expect(field(label)['aria-invalid']).toBe(true);
  expect(toasts).toEqual(form.refused ? [form.refused] : []);
});

/** What is typed into a form, one after the other. */
const typedFields = Object.entries(forms).flatMap(([name, form]) =>
  Object.keys(form.typed ?? {}).map((label) => ({ name, form, label })),
);
test.each(typedFields)('$name: nothing stands for $label but blanks', async ({ form, label }) => {
  const screen = await filled(form, () => form.agrees, label);
  const { buttons, submit, field, done, focused, text } = screen;
  // What comes in steps is tried in register-wizard.test.tsx.
  if (!field(label).required || !buttons().includes(form.button)) return;
  submit(form.button);
  text();
  expect(done(), 'nothing is sent').toEqual([]);
  expect(field(label)['aria-invalid']).toBe(true);
  expect(focused(), 'the summary has the focus').toBeDefined();
});

/** What is found by typing is chosen then: words alone name nobody. */
const choosing = Object.entries(forms).flatMap(([name, form]) =>
  form.chosen && form.path !== undefined ? [{ name, form }] : [],
);
test.each(choosing)('$name: nothing is chosen among what was found', async ({ form }) => {
  const { submit, done, text, focused } = await filled(form, () => form.agrees, '');
  submit(form.button);
  text();
  expect(done(), 'nothing is sent').toEqual([]);
  expect(focused(), 'the summary has the focus').toBeDefined();
});

test('every form has its row here', () => {
  const features = join(import.meta.dirname, 'features');
  const written = globSync('**/*.{ts,tsx}', { cwd: features })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(features, file), 'utf8');
      return [...text.matchAll(/(?<!typeof )\buseForm[(<]/g)].map(() => file);
    });
  const tried = new Set(Object.values(forms).map(({ of }) => of));
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((file) => !tried.has(file))).toEqual([]);
  expect(
    [...tried].filter((file) => !written.includes(file)),
    'and is one',
  ).toEqual([]);
});
