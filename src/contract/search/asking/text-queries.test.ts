import { expect, test } from 'vitest';
import {
  type Question,
  readQuestion,
  shownQuestion,
  withPartedWords,
} from '#contract/search/understanding/question.ts';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { queryForBeginnings } from './beginnings.ts';
import { queryForAllButOne, queryForAny } from './partly.ts';
import { queryForAll, queryForMeaning } from './text-queries.ts';

const read = (text: string) => readQuestion(seededWords, text) as Question;

test('a question without a letter or digit asks nothing', () => {
  for (const text of ['', '   ', '?!…', '🙂🔥', "'; --", '%_\\', '& | !']) {
    expect(readQuestion(seededWords, text), text).toBeUndefined();
  }
});

test('a question is folded, each word once, eight at most', () => {
  expect(read('GÜZELLİK güzellik Salonu').words).toEqual(['guzellik', 'salonu']);
  expect(read('a b c d e f g h i j k l').words).toHaveLength(8);
});

test('words that tell no business from another are not required, unless there is nothing else', () => {
  expect(read('Adana en iyi kebapçı').required).toEqual(['kebapci']);
  expect(read('Reşatbey Mahallesi').required).toEqual(['resatbey']);
  expect(read('adana').required).toEqual(['adana']);
});

test('eczane, eczanesi and eczaneler ask for the same stem', () => {
  for (const word of ['eczane', 'eczanesi', 'eczaneler']) {
    expect(queryForAll(read(word)).head).toContain('ECZAN');
  }
});

test('a short word asks for itself only, a longer one for its short root as well', () => {
  expect(queryForAll(read('yol')).head).toBe('(YOL)');
  expect(queryForAll(read('göllerde')).head).toContain('(GOLLE | GOL | gollerde)');
});

test('from one to the other is asked for as it is written', () => {
  for (const q of ['evden eve', 'evden eve taşınma']) {
    const { head } = queryForAll(read(q));
    expect(head).toContain('(evden) & (eve)');
    expect(head).toContain('0NAKLI');
  }
  expect(queryForAll(read('kapıdan kapıya')).head).toContain('((kapidan) & (kapiya))');
  // Elsewhere an ending says nothing.
  expect(queryForAll(read('evden')).head).toContain('EV');
  expect(queryForAll(read('evden arabaya')).head).toContain('(EVDEN | EV)');
});

test('a number is only what it is', () => {
  expect(queryForAll(read('62002')).head).toBe('62002');
  expect(queryForBeginnings(read('62002'))).toBeUndefined();
});

test('a synonym counts as a name or a kind, beside other words that may stand anywhere', () => {
  const { head, anywhere, besides } = queryForAll(read('berber'));
  expect(head).toContain('(0BARBE)');
  expect([anywhere, besides]).toEqual(['(BERBE | berber)', []]);
  const [beside] = queryForAll(read('reşatbey berber')).besides;
  expect(beside?.head).toContain('(0BARBE)');
  expect(beside?.rest).toBe('(RESAT | resatbey | 1ARESAT | 1Aresatbey)');
  // A district is part of the head already.
  expect(queryForAll(read('seyhan berber')).besides).toEqual([]);
});

test('only a word that may still be typed is asked as a beginning', () => {
  expect(queryForBeginnings(read('keba'))?.head).toBe('keba:*');
  expect(queryForBeginnings(read('kebapçı'))).toBeUndefined();
  expect(queryForBeginnings(read('k'))).toBeUndefined();
});

test('a district alone does not stand for the business looked for there', () => {
  expect(queryForAllButOne(read('çukurova terzi'))?.head).toBe('(TERZI | TERZ)');
  expect(queryForAllButOne(read('terzi'))).toBeUndefined();
  expect(queryForAny(read('ucuz terzi'))).toBeUndefined();
  expect(queryForAny(read('ucuz iyi çabuk terzi'))?.head).toBe(
    '((UCUZ | 1AUCUZ)) | ((CABUK | 1ACABUK)) | ((TERZI | TERZ))',
  );
});

test('whatever is asked, the database gets letters, digits and operators of our own', () => {
  const hostile = ["a & b | !c:* <-> 'd'", "kebap') or 1=1 --", '\\:*A', 'é%_"$1', 'x'.repeat(200)];
  for (const text of hostile) {
    const question = read(text);
    for (const ask of [
      queryForAll(question),
      queryForBeginnings(question),
      queryForAny(question),
    ]) {
      for (const query of [ask?.head, ask?.anywhere, ...(ask?.boosts ?? []).map((m) => m.query)]) {
        expect(query ?? '').toMatch(/^(?:[a-z0-9A-Z]{1,60}|[ ()&|]|:\*?[ABCD]*)*$/);
      }
    }
  }
});

test('an ending behind an apostrophe says nothing of a name', () => {
  expect(read('Seyhan’da kuaför').words).toEqual(['seyhan', 'kuafor']);
  expect(read("Adana'nın Bedo'su").words).toEqual(['adana', 'bedo']);
  expect(read("Mc Donald's").words).toEqual(['mc', 'donald', 's']);
});

test('a question is shown with its own letters, a corrected word with those people write', () => {
  const question = read('Kıyı otolastik cukurova');
  const fixed = withPartedWords(question) as Question;
  expect(shownQuestion(fixed)).toBe('kıyı oto lastik cukurova');
  expect([question.isCorrected, fixed.isCorrected]).toEqual([false, true]);
  expect(withPartedWords(read('kuaför'))).toBeUndefined();
});

test('a need is asked without what else was said, but where it was said to be', () => {
  const ask = queryForMeaning(read('seyhanda sabah arabam birden bozuldu'), true);
  expect(ask?.head).toContain('(SEYHA | seyhanda)');
  expect(ask?.head).not.toContain('SABAH');
  expect(queryForMeaning(read('mesut usta'), true)).toBeUndefined();
});

test('when it is for, or how it should be, leaves nothing out, also before what ends like a compound', () => {
  for (const [q, kind] of [
    ['akşama pasta', '0KURAP'],
    ['akşama kuru pasta', '0PASTA'],
    ['yarın çiçek', '0BUKET'],
  ] as const)
    expect(queryForMeaning(read(q), true)?.head, q).toContain(kind);
  expect(queryForMeaning(read('zonka pasta'), true)?.head).toBe('zonka:A');
});

test('what another noun makes another thing answers a part only', () => {
  const heads = (text: string) =>
    [true, false].map((isWhole) => queryForMeaning(read(text), isWhole)?.head ?? '');
  const [whole, part] = heads('deve güreşi');
  // Somebody may be called so.
  expect(whole).toBe('deve:A');
  expect(part).toContain('0PEHLI');
  const [fresh] = heads('ucuz balık');
  expect(fresh).toContain('BALIK');
});

test('the columns keep name, kind, place and features apart', () => {
  const columns = searchColumns({
    name: 'Kıyı Ocakbaşı',
    category: 'Restoranlar',
    subcategory: 'Ocakbaşı',
    district: 'Seyhan',
    neighbourhood: 'Reşatbey',
    address: '62002 Sok. No: 4',
    description: 'Közde şiş.',
    features: ['Vale'],
    hours: null,
  });
  expect(columns.nameNorm).toBe('kiyi ocakbasi');
  const head = columns.searchHead.split(' ');
  const expected = ['kiyi:1A', 'ocakbasi:1A', 'ocakbasi:2B', 'RESTO:2B', 'seyhan:3C', 'vale:4D'];
  expect(head).toEqual(expect.arrayContaining(expected));
  const all = columns.searchAll.split(' ');
  expect(all).toEqual(expect.arrayContaining(['kozde', 'KOZ', '1A62002', 'vale', 'kiyi', 'SEYHA']));
  expect(new Set(all).size).toBe(all.length);
});

test('a business without any letter still gets columns, one of another script those of its letters', () => {
  const columnsOf = (name: string) =>
    searchColumns({ name, category: '', address: '', district: '', hours: null });
  const { searchHead, searchAll } = columnsOf('🙂');
  expect([searchHead, searchAll]).toEqual(['', '']);
  expect(columnsOf('Мир').searchHead.split(' ')).toContain('мир:1A');
});

test('beside the word of a kind a word of no line is a name', () => {
  expect(queryForMeaning(read('perfetti şeker'), true)?.head).toContain('perfetti:A');
  expect(queryForMeaning(read('seyhan şeker'), true)?.head).not.toContain(':A');
});

test('two words written as one are two, whatever their ending', () => {
  const parted = (text: string) => withPartedWords(read(text))?.words.join(' ');
  expect(parted('spormalzemeleri')).toBe('spor malzemesi');
  expect(parted('restoranlarımız')).toBeUndefined();
});

test('what a firm is by law answers for no part of a question', () => {
  expect(queryForMeaning(read('zonkiş ltd. şti.'), true)).toBeUndefined();
  expect(queryForMeaning(read('org san lokanta'), false)?.head).not.toContain('SANAY');
});
