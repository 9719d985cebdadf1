import { describe, expect, test } from 'vitest';
import { kindNoun, singular } from './kind-nouns.ts';

describe('a word can follow a number', () => {
  test.each([
    'eczane',
    'kebapçı',
    'lastikçi',
    'gözlükçü',
    'kuyumcu',
    'tatlıcı',
    'diş hekimi',
    'oto yıkama',
    'kahveci',
    'dönerci',
    'çiçekçi',
    'sucu',
  ])('%s', (word) => expect(kindNoun(word)).toBe(word));

  test('in small letters', () => {
    expect(kindNoun(' KUAFÖR ')).toBe('kuaför');
    expect(kindNoun('Fırın')).toBe('fırın');
  });
});

describe('a word does not read well behind a number', () => {
  test.each([
    ['kebapci', 'without its letters'],
    ['kebabcı kadir usta yeri', 'a name'],
    ['eczaneler', 'a plural'],
    ['kahve', 'what is sold, not who sells it'],
    ['çay', 'the same'],
    ['Onbaşılar', 'a name'],
    ['7 mehmet', 'a name with a number'],
    ['', 'nothing'],
  ])('%s (%s)', (word) => expect(kindNoun(word)).toBeUndefined());
});

test('one of a category', () => {
  const pairs = {
    Kafeler: 'kafe',
    Oteller: 'otel',
    Barlar: 'bar',
    Restoranlar: 'restoran',
    'Piknik Alanları': 'piknik alanı',
    'Düğün Salonları': 'düğün salonu',
    'Spor Kulüpleri': undefined,
    Sağlık: undefined,
    Alışveriş: undefined,
  };
  for (const [name, one] of Object.entries(pairs)) {
    expect(singular(name), name).toBe(one);
  }
});
