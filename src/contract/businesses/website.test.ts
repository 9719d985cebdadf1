import { expect, test } from 'vitest';
import { readWebsite } from './website.ts';

const wrong = { wrong: expect.stringMatching(/./) };
const value = (one: unknown) => ({ value: one });

test.each<[string | undefined, unknown]>([
  [undefined, value(null)],
  ['', value(null)],
  ['ornek.com', value('https://ornek.com')],
  ['//ornek.com', value('https://ornek.com')],
  ['HTTP://Ornek.com/', value('http://ornek.com')],
  ['ornek.com:8080', value('https://ornek.com:8080')],
  ['https://ornek.com/a?b=1', value('https://ornek.com/a?b=1')],
  ['https://ornek.com/?b=1', value('https://ornek.com/?b=1')],
  ['https://ornek.com/#b', value('https://ornek.com/#b')],
  ['ftp://ornek.com', wrong],
  ['javascript:alert(1)', wrong],
  ['https://ayse@ornek.com', wrong],
  ['https://:gizli@ornek.com', wrong],
  ['https://localhost', wrong],
  ['https://10.0.0.1', wrong],
  ['https://a.b', wrong],
  ['https://ornek.com, https://baska.com', wrong],
  ['https://', wrong],
  [`ornek.com/${'a'.repeat(482)}`, value(`https://ornek.com/${'a'.repeat(482)}`)],
  [`ornek.com/${'a'.repeat(483)}`, wrong],
])('website %s', (text, read) => {
  expect(readWebsite(text)).toEqual(read);
});
