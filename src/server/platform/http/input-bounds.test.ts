import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/api/api.ts';
import { shortText, tableOf, wholeNumber } from '#contract/api/fields.ts';
import { cutToBounds, readInput } from './input-bounds.ts';

const Form = z.object({
  name: shortText(5).pipe(z.string().min(1)),
  tags: z.array(shortText(3)).max(2).default([]),
  hours: z.union([z.string().max(4), tableOf(z.string().max(3), z.string().max(2), 2)]).optional(),
  kind: z.enum(['büyük', 'küçük']).optional(),
  people: wholeNumber(1, 9).optional(),
  months: z.coerce.number().optional(),
  honey: z.string().max(3).optional().catch(undefined),
});
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const refusalOf = (given: Record<string, unknown>) => {
  try {
    return readInput(Form, { name: 'Ad', ...given });
  } catch (refusal) {
    return (refusal as { issues: unknown }).issues;
  }
};

test('what is within its bounds is read as it was sent', () => {
  const given = { name: 'Kebap', tags: ['a', 'b'], hours: { mon: '09' }, people: '3', months: '4' };
  expect(refusalOf(structuredClone(given))).toEqual({ ...given, people: 3, months: 4 });
});

test.each([
  ['name', 'Kebapç', 'En çok 5 karakter olabilir'],
  ['name', 'ş'.repeat(1e6), 'En çok 5 karakter olabilir'],
  ['tags', Array(40_000).fill('a'), 'En çok 2 tane olabilir'],
  [
    'hours',
    Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`${at}`, ''])),
    undefined,
  ],
  ['people', 10, 'En çok 9 olabilir'],
  ['people', '10', 'En çok 9 olabilir'],
  ['months', deep(10_000), undefined],
  ['tags', deep(10_000), undefined],
])('too much of %s is refused in its own words', (field, value, message = expect.any(String)) => {
  const issues = refusalOf({ [field]: value });
  expect(issues).toContainEqual({ path: expect.stringContaining(field), message });
});

test('of forty thousand wrong ones no more is looked at than may be sent', () => {
  let looked = 0;
  const Counted = z.object({
    list: z.array(shortText(9).refine(() => Boolean(++looked))).max(3),
    table: tableOf(
      z.string().max(9),
      shortText(9).refine(() => Boolean(++looked)),
      3,
    ),
  });
  const list = Array(40_000).fill('kötü');
  expect(() => readInput(Counted, { list, table: { ...list } })).toThrow();
  expect(looked).toBeLessThanOrEqual(8);
});

test('keys that objects inherit stay keys', () => {
  const sent = JSON.parse('{"name":"Ad","hours":{"__proto__":"a","mon":"b"}}');
  const { hours } = cutToBounds(Form)(sent) as { hours: object };
  expect(Object.keys(hours)).toEqual(['__proto__', 'mon']);
  expect(refusalOf({ __proto__: { tags: deep(5) } })).toMatchObject({ name: 'Ad' });
});

test('a field that refuses nobody takes nothing', () => {
  expect(refusalOf({ honey: deep(10_000) })).toMatchObject({ name: 'Ad', honey: undefined });
});

test.each([
  z.object({ text: z.string().regex(/^a*$/) }),
  z.object({ list: z.array(z.boolean()) }),
  z.object({ table: z.record(z.string().max(3), z.boolean()) }),
  z.object({ anything: z.unknown() }),
])('an input without a bound is a fault of ours', (schema) => {
  expect(() => cutToBounds(schema)).toThrow('without a bound');
});

test.each(endpoints)('$name bounds what it takes', ({ input }) => {
  expect(() => cutToBounds(input)).not.toThrow();
});
