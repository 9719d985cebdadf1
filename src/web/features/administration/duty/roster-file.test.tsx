import { beforeEach, expect, test, vi } from 'vitest';
import { ROSTER_MAX_BYTES } from '#contract/duty/administered-duty.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { turnAccount } from '#web/browser/account-context.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';
import { RosterForm } from './RosterForm.tsx';

vi.mock('./RosterPreview.tsx', () => ({ RosterPreview: () => 'Önizlenen' }));

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  turnAccount(null);
});

function form() {
  const screen = screenWithApi(<RosterForm onPublished={async () => undefined} />);
  const choose = (name: string, content: BlobPart = 'x', size?: number) => {
    const made = new File([content], name);
    if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
    const target = { files: [made], value: name };
    screen.field(texts.file).onChange({ target });
    return target;
  };
  const day = () => screen.field(texts.day).value;
  return { ...screen, choose, day };
}

test('the day in the name of a file is its own, and goes with it; one that was typed stays', () => {
  const { choose, day, press, type, text } = form();
  expect(choose('nobet-2026-11-29.csv').value, 'chosen again, corrected').toBe('');
  expect([day(), text().includes('nobet-2026-11-29.csv')]).toEqual(['2026-11-29', true]);
  choose('nobet-2026-11-30.csv');
  expect(day()).toBe('2026-11-30');
  choose('liste.csv');
  expect(day(), 'it names none').toBe('');
  choose('nobet-2026-11-30.csv');
  press(texts.noFile);
  expect([day(), text().includes('.csv')]).toEqual(['', false]);
  type(texts.day, '2026-12-01');
  choose('liste.csv');
  press(texts.noFile);
  expect(day()).toBe('2026-12-01');
  choose('nobet-2026-11-30.csv');
  type(texts.day, '2026-12-02');
  press(texts.noFile);
  expect(day()).toBe('2026-12-02');
});

test('a file goes byte by byte, and the text beside it does not', async () => {
  const { choose, type, submit, sent, until } = form();
  const bytes = Uint8Array.from({ length: 0x8000 + 300 }, (_, at) => at % 256);
  choose('nobet.xlsx', bytes);
  type(texts.text, 'Nar Eczanesi');
  type(texts.district, 'Seyhan');
  submit(texts.preview);
  await until('Önizlenen');
  const body = JSON.parse(sent[0]?.replace(/^[^{]*/, '') ?? '{}');
  expect(Buffer.from(body.file, 'base64').equals(Buffer.from(bytes))).toBe(true);
  expect(body).toMatchObject({ text: '', district: 'Seyhan' });
  expect(body).not.toHaveProperty('day');
});

test('what was read before is not published for what is chosen since', async () => {
  const { choose, type, submit, text, until } = form();
  type(texts.text, 'Nar Eczanesi');
  submit(texts.preview);
  await until('Önizlenen');
  choose('nobet.csv');
  expect(text()).not.toContain('Önizlenen');
});

test.each([
  [0, true],
  [1, false],
])('a file of %i bytes more than may be is read: %s', async (more, isRead) => {
  const { choose, submit, text, until, sent } = form();
  submit(texts.preview);
  expect(text(), 'nothing is given').toContain(texts.empty);
  choose('nobet.csv', 'x', ROSTER_MAX_BYTES + more);
  submit(texts.preview);
  await until(isRead ? 'Önizlenen' : texts.tooLarge);
  expect(sent).toHaveLength(isRead ? 1 : 0);
});
