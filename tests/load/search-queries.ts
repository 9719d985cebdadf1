import { DISTRICTS } from '#contract/city/districts.ts';
import { wordsByCategory } from '#server/examples/generated-words.rules.ts';
import { seededDraw } from '#server/examples/seeded-draw.rules.ts';

/** Questions as people type them, by what they are about; the same in every run over the same businesses. */
export interface Questions {
  kinds: string[];
  names: string[];
  twoWords: string[];
  places: string[];
  misspelt: string[];
  needs: string[];
}

/** Said of a need rather than of a kind, or in the words of the street. */
const NEEDS = `açık eczane, nöbetçi eczane, ucuz kebapçı, ucuz otel, yakınımda kahvaltı, yakınımda lastikçi, şu an açık market,
  gelinlik kiralama, diş çektirmek, saç kesimi, tırnak bakımı, çocuk dişçisi, düğün yemeği, canlı müzik, aile çay bahçesi,
  araba yıkatma, rot balans ayarı, tost ve ayran, şırdan, bici bici, künefe, halı saha kiralama, yüzme dersi, ehliyet kursu,
  ingilizce kursu, kedi veterineri, gözlük, perde diktirme, telefon tamiri, çiçek siparişi, piknik mangal, otopark, alkolsüz mekân,
  masaj, fön, berber pazar açık, 24 saat eczane, en iyi ciğerci, adanada nerede kebap yenir, züccaciye, dövüş sporları`;
const KINDS_IN_PLACES = 40;
const NAMES = 60;
const TWO_WORDS = 50;
const MISSPELT = 50;
/** Letters from which one can slip to another without noticing. */
const SLIPS: Record<string, string> = { ı: 'i', ş: 's', ç: 'c', ğ: 'g', ö: 'o', ü: 'u', a: 'e' };

/** @param names of businesses in the directory that is asked */
export function questionsAbout(names: readonly string[]): Questions {
  const draw = seededDraw(7);
  const kinds = Object.values(wordsByCategory)
    .flatMap((words) => words.kinds.split(','))
    .map((kind) => kind.trim().split('/')[0] ?? '');
  const many = (count: number, make: () => string) => Array.from({ length: count }, make);
  const mistyped = () => slip(draw.of(kinds), Math.floor(draw.random() * 8));
  return {
    kinds,
    names: many(NAMES, () => draw.of(names)),
    twoWords: many(TWO_WORDS, () => `${draw.of(names).split(' ')[0]} ${draw.of(kinds)}`),
    places: many(KINDS_IN_PLACES, () => `${draw.of(DISTRICTS)} ${draw.of(kinds)}`),
    misspelt: many(MISSPELT, mistyped),
    needs: NEEDS.split(',').map((need) => need.trim()),
  };
}

/** One letter left out, doubled, swapped with the next, or written without its mark. */
function slip(word: string, at: number): string {
  const place = 1 + (at % Math.max(1, word.length - 2));
  const letters = [...word];
  const here = letters[place] ?? '';
  const marked = letters.findIndex((letter) => letter in SLIPS);
  switch (at % 4) {
    case 0:
      return letters.toSpliced(place, 1).join('');
    case 1:
      return letters.toSpliced(place, 0, here).join('');
    case 2:
      return letters.toSpliced(place, 2, letters[place + 1] ?? '', here).join('');
    default:
      return letters.with(Math.max(0, marked), SLIPS[letters[marked] ?? ''] ?? here).join('');
  }
}

/** What stands in the field after each key, from the first letter to the eighth. */
export const beginningsOf = (questions: readonly string[]): string[] =>
  questions.flatMap((question) =>
    Array.from({ length: Math.min(8, question.length) }, (_, length) =>
      question.slice(0, length + 1),
    ),
  );
