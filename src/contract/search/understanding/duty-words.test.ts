import { expect, test } from 'vitest';
import { dutyAskedFor } from './duty-words.ts';

test.each([
  ['nöbetçi eczane', 'pharmacy'],
  ['NÖBETÇİ ECZANELER', 'pharmacy'],
  ['seyhanda nöbetçi eczane', 'pharmacy'],
  ['Çukurova’da bu gece nöbetçi ecz', 'pharmacy'],
  ['nobetci eczane telefonu', 'pharmacy'],
  ['en yakın nöbetçi eczane nerede', 'pharmacy'],
  ['nöbet tutan eczane', 'pharmacy'],
  ['nöbetçi', 'pharmacy'],
  ['bugün nöbetçi kim', 'pharmacy'],
  ['nöbetçi noter', 'notary'],
  ['nöbetçi veteriner yüreğir', 'vet'],
  ['nöbetçi çilingir', undefined],
  ['nöbetçi kebapçı', undefined],
  ['gece açık eczane', undefined],
  ['eczane', undefined],
  ['', undefined],
])('%s asks for the duty of %s', (question, service) => {
  expect(dutyAskedFor(question)).toBe(service);
});
