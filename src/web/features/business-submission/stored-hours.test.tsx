import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { administeredBusinessTexts } from '#web/texts/administration.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { editTexts } from '#web/texts/owner-workspace.ts';
import { StoredHoursFields } from './StoredHoursFields.tsx';
import { WeekField } from './WeekField.tsx';

const USUAL = '{"mon-sun":"09:00-18:00"}';
const stored = {
  hours: '{"mon-sun":"10:00-20:00"}' as string | null,
  ramadanHours: null as string | null,
  specialDays: { '2026-03-20': 'kapalı', '2026-03-21': 'kapalı' } as Record<string, string>,
  specialDayNames: { '2026-03-20': 'Bayram', '2026-03-21': 'Bayram' } as Record<string, string>,
};
type Stored = typeof stored;

function fields(change: Partial<Stored>, showsProblems = false) {
  const told: unknown[] = [];
  const screen = screenWithApi(
    <StoredHoursFields
      {...{ id: 'saat', ...stored, ...change, showsProblems }}
      onChange={(value) => told.push(value)}
    />,
  );
  const tick = (label: string, checked: boolean) =>
    screen.field(label).onChange({ target: { checked } });
  const change_ = (label: string, value: string) =>
    screen.element('aria-label', label).props.onChange({ target: { value } });
  return { ...screen, tick, change: change_, last: () => told.at(-1), told };
}
const { ramadanHours: _, ...same } = { ...stored, hours: stored.hours ?? '' };
const UNCHANGED = { ...same, ramadanHours: '' };

test('what was stored stands there, and is told to nobody before it is touched', () => {
  const { element, field, told, text } = fields({ ramadanHours: '{"mon-sun":"13:00-23:00"}' });
  expect(field(editTexts.hoursStated).checked).toBe(true);
  expect(field(texts.ramadan).checked).toBe(true);
  expect(text()).toContain('Her gün 10.00–20.00');
  expect(text()).toContain('Her gün 13.00–23.00');
  expect(element('aria-label', texts.specialName(1)).props.value).toBe('Bayram');
  expect(told).toEqual([]);
});

test('a week is withdrawn and comes back as it stood', () => {
  const { tick, text, last } = fields({});
  tick(editTexts.hoursStated, false);
  expect(text()).toContain(texts.notStatedNote);
  expect(last()).toEqual({ ...UNCHANGED, hours: '' });
  tick(editTexts.hoursStated, true);
  expect(text()).not.toContain(texts.notStatedNote);
  expect(last()).toEqual(UNCHANGED);
});

test('Ramadan’s week begins as the usual one, and is none when it is taken back', () => {
  const { tick, change, last } = fields({});
  tick(texts.ramadan, true);
  expect(last()).toEqual({ ...UNCHANGED, ramadanHours: UNCHANGED.hours });
  tick(editTexts.hoursStated, false);
  change(texts.closes(texts.everyDay, 1), '02:00');
  expect(last()).toEqual({ ...UNCHANGED, hours: '', ramadanHours: '{"mon-sun":"10:00-02:00"}' });
  tick(texts.ramadan, false);
  expect(last()).toEqual({ ...UNCHANGED, hours: '' });
  tick(texts.ramadan, true);
  expect(last(), 'as it was left').toMatchObject({ ramadanHours: '{"mon-sun":"10:00-02:00"}' });
});

test('hours that the editor cannot show stay until their box is touched', () => {
  const { tick, field, last } = fields({ hours: 'yaz kış değişir' });
  expect(field(editTexts.hoursStated).checked).toBe(false);
  tick(texts.ramadan, true);
  expect(last()).toEqual({ ...UNCHANGED, hours: 'yaz kış değişir', ramadanHours: USUAL });
  tick(editTexts.hoursStated, true);
  expect(last()).toEqual({ ...UNCHANGED, hours: USUAL, ramadanHours: USUAL });
});

test.each([
  ['the week', { ramadanHours: null }, editTexts.hoursStated],
  ['Ramadan', { hours: null, ramadanHours: '{"mon-sun":"13:00-23:00"}' }, texts.ramadan],
])('a time of %s that cannot be is told as nothing to keep, until it is away', (_, week, box) => {
  const { tick, change, last, element } = fields(week);
  const closes = texts.closes(texts.everyDay, 1);
  change(closes, '99');
  expect(last()).toBeUndefined();
  expect(element('aria-label', closes).props.value).toBe('99');
  tick(box, false);
  expect(last()).toEqual({ ...UNCHANGED, hours: '' });
});

test('a special day without its date is nothing to keep; with one it is kept with its name', () => {
  const { press, change, last } = fields({ specialDays: {}, specialDayNames: {} });
  press(texts.specialAdd);
  expect(last()).toBeUndefined();
  change(texts.specialDate(1), '2026-10-29');
  change(texts.specialName(1), ' Cumhuriyet Bayramı ');
  expect(last()).toEqual({
    ...UNCHANGED,
    specialDays: { '2026-10-29': 'kapalı' },
    specialDayNames: { '2026-10-29': 'Cumhuriyet Bayramı' },
  });
});

test.each([
  ['', administeredBusinessTexts.noHours],
  ['hafta içi', administeredBusinessTexts.unreadHours('hafta içi')],
])('the team adds a week to %j, changes it and takes it away', (hours, said) => {
  const told: string[] = [];
  const { text, press, element, buttons } = screenWithApi(
    <WeekField hours={hours} onHours={(now) => told.push(now)} />,
  );
  expect(text()).toContain(said);
  press(administeredBusinessTexts.addHours);
  expect(buttons()).not.toContain(administeredBusinessTexts.addHours);
  const closes = () => element('aria-label', texts.closes(texts.everyDay, 1)).props;
  closes().onChange({ target: { value: '9' } });
  expect(closes()['aria-invalid'], 'said at once').toBe(true);
  closes().onChange({ target: { value: '20:00' } });
  press(administeredBusinessTexts.dropHours);
  expect(told).toEqual([USUAL, '?', '{"mon-sun":"09:00-20:00"}', '']);
  expect(buttons()).toContain(administeredBusinessTexts.addHours);
});

test('the week that is stored is shown', () => {
  const { text } = screenWithApi(
    <WeekField hours={stored.hours ?? ''} onHours={() => undefined} />,
  );
  expect(text()).toContain('Her gün 10.00–20.00');
});
