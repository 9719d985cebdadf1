import { describe, expect, test } from 'vitest';
import { withDaysTold } from './roster-dates.rules.ts';
import { readRosterText } from './roster-entries.rules.ts';

const TODAY = '2026-12-01';
const read = (...lines: string[]) => readRosterText(lines.join('\n'), TODAY);

describe('a page', () => {
  test('links of a page in one line are no header of a table', () => {
    const { entries, unread } = read(
      ...['Ana Sayfa | Nöbetçi Eczaneler | İletişim', '1 Aralık 2026 Salı', 'SEYHAN'],
      ...['NAR ECZANESİ', 'Kurtuluş Mah. No:5', '0322 453 11 22'],
      ...['ADA ECZANESİ', 'Reşatbey Mah. No:8', '0322 453 11 33'],
    );
    expect(unread).toEqual([]);
    expect(entries).toMatchObject([
      { name: 'NAR ECZANESİ', day: '2026-12-01', phone: '0322 453 11 22' },
      { name: 'ADA ECZANESİ', address: 'Reşatbey Mah. No:8' },
    ]);
  });

  test('an address and a number that go on in the next line are whole', () => {
    const { entries } = read(
      ...[
        'SEYHAN',
        '01.12.2026 NAR ECZANESİ Reşatbey Mah. Uzun',
        'Cad. No:18 karşısı 0322 453 11 22',
      ],
      ...['02.12.2026 ADA ECZANESİ Kısa Sok. No:7 0322', '351 22 33'],
    );
    expect(entries).toMatchObject([
      { address: 'Reşatbey Mah. Uzun Cad. No:18 karşısı', phone: '0322 453 11 22' },
      { address: 'Kısa Sok. No:7', phone: '351 22 33' },
    ]);
  });

  test('the heading of the list on its next page leaves the district, elsewhere it begins anew', () => {
    const list = (between: string[]) =>
      read(
        ...['ARALIK 2026 NÖBET LİSTESİ', 'SEYHAN', '01.12.2026 Salı NAR ECZANESİ'],
        ...[...between, 'ARALIK 2026 NÖBET LİSTESİ', '02.12.2026 Çarşamba ADA ECZANESİ'],
      ).entries.at(-1);
    expect(list(['Sayfa 1/3'])?.district).toMatch(/seyhan/i);
    expect(list([])?.district).toBe('');
  });

  test('labels and the district of a line are no part of its address', () => {
    const { entries } = read(
      '1 Aralık 2026',
      '1) Nar Eczanesi (Seyhan) Tel: 0322 453 11 22 Adres: Kurtuluş Mah. No:5',
    );
    expect(entries).toMatchObject([
      { district: 'Seyhan', address: 'Kurtuluş Mah. No:5', phone: '0322 453 11 22' },
    ]);
  });

  test('an ending is not the beginning of an address', () => {
    const { entries } = read(
      ...[
        '1 Aralık 2026 Salı',
        'SEYHAN',
        'Nar Eczanesi',
        'Kurtuluş Mah. No:5 (Ada Eczanesinin yanı)',
      ],
      ...['0322 453 11 22'],
    );
    expect(entries).toMatchObject([
      {
        ...{ name: 'Nar Eczanesi', phone: '0322 453 11 22' },
        address: 'Kurtuluş Mah. No:5 (Ada Eczanesinin yanı)',
      },
    ]);
  });

  test('what was copied without anything between is parted', () => {
    const { entries } = read(
      'SEYHAN 1 ARALIK 2026',
      'NAR ECZANESİKurtuluş Mah. No:5/A0322 453 11 22ADA ECZANESİReşatbey Mah. No:80322 453 11 33',
    );
    expect(entries).toMatchObject([
      { name: 'NAR ECZANESİ', address: 'Kurtuluş Mah. No:5/A', phone: '0322 453 11 22' },
      { name: 'ADA ECZANESİ' },
    ]);
  });

  test('so is what was written in capitals throughout', () => {
    const { entries } = read(
      ...['SEYHAN 1 ARALIK 2026', 'NAR ECZANESİKURTULUŞ MAH. NO:5 0322 453 11 22'],
      ...['ADA ECZANESİ', 'REŞATBEY MAH. NAR ECZANESİNİN YANI', '0322 453 11 33'],
    );
    expect(entries).toMatchObject([
      { name: 'NAR ECZANESİ', address: 'KURTULUŞ MAH. NO:5' },
      { name: 'ADA ECZANESİ', address: 'REŞATBEY MAH. NAR ECZANESİNİN YANI' },
    ]);
  });

  test.each([
    ['MERKEZ SEYHAN - ÇARŞI BÖLGESİ', /seyhan/i],
    ['ÇUKUROVA - GÜZELYALI', /çukurova/i],
    ['Seyhan Barajyolu Bölgesi', /seyhan/i],
    ['Ceyhan - Merkez Çarşı', /ceyhan/i],
    ['Barajyolu Bölgesi', /^$/],
  ])('the heading %s is of its district', (heading, district) => {
    const { entries } = read('1 Aralık 2026', heading, 'NAR ECZANESİ', '0322 453 11 22');
    expect(entries[0]?.district).toMatch(district);
  });

  test('turns that stand below their pharmacies are theirs', () => {
    const list = (...lines: string[]) => read(...lines).entries.map(({ name, day }) => [name, day]);
    const [one, other] = [
      '01.12.2026 18:00 / 02.12.2026 08:30',
      '02.12.2026 18:00 / 03.12.2026 08:30',
    ];
    expect(list('NAR ECZANESİ', '0322 453 11 22', one, 'ADA ECZANESİ', other)).toEqual([
      ['NAR ECZANESİ', '2026-12-01'],
      ['ADA ECZANESİ', '2026-12-02'],
    ]);
    // Where one stands above a name, so do the others.
    expect(list(one, 'NAR ECZANESİ', other, 'ADA ECZANESİ')).toEqual([
      ['NAR ECZANESİ', '2026-12-01'],
      ['ADA ECZANESİ', '2026-12-02'],
    ]);
  });

  test('an address that ends with its district is no heading', () => {
    const { entries } = read(
      ...['1 Aralık 2026', 'SEYHAN', 'NAR ECZANESİ', 'Kurtuluş Mah. No:5', 'Kurtuluş - Seyhan'],
      ...['0322 453 11 22'],
    );
    expect(entries).toMatchObject([{ address: 'Kurtuluş Mah. No:5 Kurtuluş - Seyhan' }]);
  });
});

test('a column called Nöbet says when turns begin and end, also in Markdown', () => {
  const { entries } = read(
    ...['| Eczane | İlçe | Nöbet |', '|---|---|---|'],
    '| Nar Eczanesi | Seyhan | 01.12.2026 18:00 – 02.12.2026 08:30 |',
  );
  expect(entries).toMatchObject([
    { name: 'Nar Eczanesi', from: '01.12.2026 18:00 – 02.12.2026 08:30' },
  ]);
  // What says no times is none.
  expect(read('Eczane;Nöbet;Tarih', 'Nar;Gece;1.12.2026').entries).toMatchObject([{ from: '' }]);
});

test('a list that says the month first says so by one of its days', () => {
  expect(withDaysTold('12/1/2026 12/13/26')).toBe('2026-12-01 2026-12-13');
  for (const text of [
    '12/1/2026',
    '12/1/2026 13/12/2026',
    '12/13/2026 13/12/2026',
    '1/12/5',
    '12.13.2026',
  ])
    expect(withDaysTold(text)).toBe(text);
});
