import type { Draw } from '#server/examples/seeded-draw.rules.ts';

/** Begin, what is said again and again, end: what patterns for addresses, numbers and words may stumble over. */
export const TRAPS = [
  ['a@', 'a.', '!'],
  ['a', '.a', '@'],
  ['"', '\\"', '@a.a'],
  ['a@', '-', '.com'],
  ['https://', 'a.', ''],
  ['https://a/', '../', ''],
  ['https://', 'a@', 'a'],
  ['https://a/?', 'a&', '#'],
  ['https://www.google.com/maps/place/', '%25', '/@37,35z'],
  ['+90', ' 5', 'x'],
  ['(', '0 ', ')'],
  ['0', '-', 'x'],
  ['', ' ', 'x'],
  ['', '\t\n', 'x'],
  ['', '\u00a0', 'x'],
  ['a', '\u200f\u202e', 'a'],
  ['', 'İ', 'i'],
  ['', 'ﷺ', ''],
  ['e', '\u0301\u0316', ''],
  ['', '\u1100\u1161', ''],
  ['', '👨‍👩‍👧', ''],
  ['', '\ud800', ''],
  ['', 'a\u0000', ''],
  ['', 'kebap’', ''],
  ['', 'açık ', ''],
  ['', '7/24', ''],
  ['', '"a" ', ''],
  ['', 'a-', ''],
  ['', 'mon-sun:09:00-18:00;', ''],
  ['', '9.', '00'],
  ['', '<a ', '>'],
  ['', '&amp;', ''],
  ['', '%', ''],
  ['', '_\\', ''],
  ['', '1', ''],
  ['', 'ocakbaşı', ''],
] as const;

/** What is inherited, or means something to a language. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '\u0000',
];
const RAW_NUMBERS = [
  ...['1e400', '-1e400', '-0', '-0.0', '9007199254740993', '1e-400', '5e-324', '1E+2'],
  ...['123456789012345678901234567890', '1.0000000000000000000000000001', '1e15', '2147483648'],
];
/** As they come in an address. */
export const TEXT_NUMBERS = [
  ...['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '١٢', '１２', ' 1', '1,5', '1n', '+1', ''],
  ...RAW_NUMBERS,
];

/** JSON whose tables have one of those names more. */
export const withNames = (json: string, draw: Draw): string =>
  json.replace(/\{(?=.)/g, (begin, at: number) => {
    const name = JSON.stringify(draw.of(NAMES));
    const value = draw.of(['1', 'null', '{"isAdmin":true}', '[]', '"x"', '{"prototype":{"a":1}}']);
    return json[at + 1] === '}' ? `{${name}:${value}` : `${begin}${name}:${value},`;
  });

/** JSON with other numbers in the places of its numbers. */
export const withNumbers = (json: string, draw: Draw): string =>
  json.replace(/(?<=[:[,])-?\d[\d.e+-]*(?=[,}\]])/g, () => draw.of(RAW_NUMBERS));

export const oddNames = (draw: Draw): string[] =>
  NAMES.filter(() => draw.chance(0.5)).map((name) => `${encodeURIComponent(name)}=1`);

/** Headers as long as the runtime lets them be, together below sixteen thousand letters. */
export function longHeaders(draw: Draw): Record<string, string> {
  const fill = (piece: string) => piece.repeat(Math.floor((12_000 * draw.random()) / piece.length));
  return draw.of([
    () => ({ Cookie: `${fill('a=1; ')}session=x` }),
    () => ({ Cookie: fill('session=a; browser=b; ') }),
    () => ({ Cookie: fill('%"=;,') }),
    () => ({ 'X-Forwarded-For': fill('10.0.0.1, ') }),
    () => ({ 'X-Forwarded-For': fill('::,') }),
    () => ({ 'User-Agent': fill(draw.of(['Mozilla/5.0 (', 'a ', '((', 'Chrome/1.', 'bot '])) }),
    () => ({ 'Accept-Language': fill('tr;q=0.1,') }),
    () => ({ 'Accept-Encoding': fill('br;q=0.1, ') }),
    () => ({ 'If-None-Match': fill('W/"a", ') }),
    () => ({ Range: `bytes=${fill('0-1,')}` }),
    () => ({ Referer: `https://a/${fill('a/')}` }),
    () => ({ Origin: fill('https://a.') }),
    () => ({ 'Idempotency-Key': fill('a') }),
    () => ({ 'Content-Type': `application/${fill('a.+')}json` }),
    () => ({ 'Sec-Fetch-Site': fill('same-origin,') }),
  ])();
}
