import { expect, test } from 'vitest';
import { Code, Email } from './accounts.ts';

test('an address is compared in small letters, of ASCII alone', () => {
  expect(Email.parse(' AYSE@Ornek.example ')).toBe('ayse@ornek.example');
  expect(Email.safeParse('İRFAN@ornek.example').success).toBe(false);
});

test('a code is typed with gaps or without', () => {
  expect(['123456', '123 456', '12-34 56'].map((text) => Code.parse(text))).toEqual(
    Array(3).fill('123456'),
  );
  for (const wrong of ['12345', '1234567', '12345a'])
    expect(Code.safeParse(wrong).success).toBe(false);
});
