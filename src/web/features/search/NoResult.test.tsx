import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { SearchAnswer } from '#contract/search/search.ts';
import { NoResult } from './NoResult.tsx';
import { noSearch, type SearchQuery } from './search-query.ts';

const drawn = (
  words: string,
  lack: SearchAnswer['lack'],
  opensNext: SearchAnswer['opensNext'] = null,
  unknownPlace: string | null = null,
  isBeyond = false,
  filters: Partial<SearchQuery> = {},
  cheapest: SearchAnswer['cheapest'] = [],
) =>
  renderToString(
    <Router ssrPath="/search">
      <NoResult
        title="Bulunamadı"
        query={{ ...noSearch, q: words, ...filters }}
        answer={{
          ...{ words, meant: null, readings: [], loosen: [] },
          ...{ lack, opensNext, unknownPlace, isBeyond, cheapest },
        }}
        nearest={<p>Yakın</p>}
      />
    </Router>,
  );
const headings = (words: string, lack: SearchAnswer['lack']) =>
  [...drawn(words, lack).matchAll(/<h2[^>]*>(.*?)<\/h2>|>(Bildiğiniz[^<]*)</g)].map(
    ([, heading, link]) => (heading ?? link)?.replaceAll('<!-- -->', ''),
  );

test('it says what is missing, what stands below all the same, and asks for what nobody added yet', () => {
  const add = 'Bildiğiniz bir yer mi var? Ekleyin';
  expect(
    headings('zürafa kiralama', {
      ...{ missing: ['zürafa'], found: ['kiralama'], isKind: false, isPart: true },
    }),
  ).toEqual(['Bulunamadı', add, '“zürafa” bulunamadı; “kiralama” geçenler']);
  expect(
    headings('iyi terzi', { missing: [], found: ['iyi', 'terzi'], isKind: false, isPart: true }),
  ).toEqual(['Bulunamadı', add, 'Sözlerinizin bir kısmı geçen yerler']);
  const nearest = 'Aradığınıza en yakın olanlar';
  // Who stands below has none of the words, but does something like it.
  expect(
    headings('oto lastik', { missing: ['lastik'], found: ['oto'], isKind: true, isPart: false }),
  ).toEqual(['Rehberde henüz oto lastik yok', add, nearest]);
  expect(
    headings('klycı', { missing: ['klycı'], found: [], isKind: false, isPart: false }),
  ).toEqual([...['Bulunamadı', add, nearest]]);
  // Other conditions leave nothing: what was asked for is there.
  expect(headings('kuaför', null)).toEqual(['Bulunamadı', nearest]);
});

test('what a price list names is not said to be missing', () => {
  const lack = { missing: ['tantuni'], found: ['et'], isKind: true, isPart: true };
  const line = { businessId: 7, businessName: 'A', line: 'Tantuni', price: 160, on: '2026-11-03' };
  const html = drawn('et tantuni', lack, null, null, false, {}, [line]);
  expect(html).toContain('Bulunamadı');
  expect(html).not.toMatch(/Rehberde henüz|bulunamadı;|Bildiğiniz bir yer/);
  expect(drawn('et tantuni', lack)).toMatch(/Rehberde henüz.*bulunamadı;/s);
});

test('who asks by a telephone number is told that none is searched', () => {
  const says = (words: string) => drawn(words, null).includes('Telefon numaralarında arama');
  for (const number of ['0322 591 26 41', '+905321112233', '(0532) 111-22-33'])
    expect(says(number), number).toBe(true);
  for (const words of ['2026', '12345', 'kafe 24', 'kebap']) expect(says(words), words).toBe(false);
});

test('filters are told of only where there are some', () => {
  expect(drawn('klycı', null)).toContain('Daha kısa yazın ya da başka bir sözcükle arayın.');
  const inSeyhan = drawn('klycı', null, null, null, false, { district: 'Seyhan' });
  expect(inSeyhan).toContain('ya da filtreleri kaldırın');
});

test('where all are closed it says when the first one opens', () => {
  const says = (daysAhead: number) =>
    /Şu an açık[^<]*/.exec(
      drawn('kebapçı', null, { minutes: 450, daysAhead, day: 'Pazartesi' }),
    )?.[0];
  expect([0, 1, 3, 7].map(says)).toEqual([
    'Şu an açık olan yok; ilki 07.30’da açılır',
    'Şu an açık olan yok; ilki yarın 07.30’da açılır',
    'Şu an açık olan yok; ilki pazartesi 07.30’da açılır',
    'Şu an açık olan yok; ilki haftaya pazartesi 07.30’da açılır',
  ]);
});

test('a place nobody knows is named, with what is elsewhere below', () => {
  const page = drawn('kuaför', null, null, 'Xyz Sokağı').replaceAll('<!-- -->', '');
  expect(page).toContain('“Xyz Sokağı” diye bir yer bilmiyoruz');
  expect(page).toContain('Şehrin başka yerlerinde');
});

test('a town that is not covered is named as such', () => {
  const page = drawn('diş doktoru', null, null, 'Ceyhan', true).replaceAll('<!-- -->', '');
  expect(page).toContain('Ceyhan bu rehberin dışında');
  expect(page).not.toContain('bilmiyoruz');
  expect(page).toContain('Bu ilçelerde olanlar');
});

test('where nobody is known to have what was wished for, those below may be asked', () => {
  const readings = [{ kind: 'features' as const, words: 'otoparkı olan', value: 'Otopark' }];
  const titleOf = (loosen: SearchAnswer['loosen']) =>
    /<section[^>]*><h2[^>]*>(.*?)<\/h2>/.exec(
      renderToString(
        <Router ssrPath="/search">
          <NoResult
            title="Bulunamadı"
            query={{ ...noSearch, q: 'otoparkı olan kuaför' }}
            answer={{
              ...{ words: 'kuaför', meant: null, readings, loosen },
              ...{ lack: null, opensNext: null, unknownPlace: null, isBeyond: false, cheapest: [] },
            }}
            nearest={<p>Yakın</p>}
          />
        </Router>,
      ),
    )?.[1];
  expect(titleOf([{ drop: 'features', total: 3 }])).toBe(
    '“Otopark” bilgisi olan yok; sorabileceğiniz yerler',
  );
  expect(titleOf([])).toBe('Aradığınıza en yakın olanlar');
});
