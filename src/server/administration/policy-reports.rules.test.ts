import { expect, test } from 'vitest';
import { readBreaches } from './policy-reports.rules.ts';

const reported = (blockedURL: string | null | undefined, effectiveDirective = 'img-src') =>
  readBreaches([{ type: 'csp-violation', body: { effectiveDirective, blockedURL } }])?.[0];

test.each([
  ['https://kotu.example/x.js?kim=ayse', 'kotu.example'],
  ['http://kotu.example:8080/', 'kotu.example:8080'],
  ['wss://kotu.example', 'kotu.example'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(50)}.example/`, 'other'],
  ['https://k_tu.example/', 'other'],
  ['inline', 'inline'],
  ['chrome-extension://abc/x.js', 'chrome-extension'],
  ['data', 'data'],
  ['Uydurma', 'other'],
  ['', 'other'],
  [null, 'other'],
  [undefined, 'other'],
])('what was blocked at %s is told as %s', (blockedURL, blocked) => {
  expect(reported(blockedURL)).toEqual({ directive: 'img-src', blocked });
});

test.each([
  ["img-src 'self'", 'img-src'],
  ['a'.repeat(50), 'a'.repeat(40)],
  ['x"\n{}', 'x'],
  ['!img-src', 'other'],
])('the directive %j is told as %s', (given, directive) => {
  expect(reported('inline', given)).toEqual({ directive, blocked: 'inline' });
});

test('older browsers tell one, in their own names', () => {
  const told = (report: object) => readBreaches({ 'csp-report': report });
  expect(told({ 'violated-directive': 'img-src x', 'blocked-uri': 'inline' })).toEqual([
    { directive: 'img-src', blocked: 'inline' },
  ]);
  expect(told({ 'effective-directive': 'font-src', 'violated-directive': 'img-src' })).toEqual([
    { directive: 'font-src', blocked: 'other' },
  ]);
  expect(told({})).toEqual([{ directive: 'other', blocked: 'other' }]);
});

test('twenty of one sending, those about the policy, and none of what is no report', () => {
  const one = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'eval' },
  };
  expect(readBreaches(Array.from({ length: 30 }, () => one))).toHaveLength(20);
  expect(readBreaches([one, { ...one, type: 'deprecation' }])).toHaveLength(1);
  for (const body of [undefined, 7, {}, [1], [{ type: 'x' }]])
    expect(readBreaches(body)).toBeUndefined();
});
