import { expect, test } from 'vitest';
import { seededWords } from '#tests/support/seeded-words.ts';
import { readName } from './names.ts';
import {
  corrected,
  readQuestion,
  shownQuestion,
  withJoinedWords,
  withPartedWords,
} from './question.ts';
import { isDistrict, isGeneral, namesAskedAbout, repaired } from './question-words.ts';
import { isKnownForm, partedPhrase, thesaurusOf } from './thesaurus.ts';

const read = (text: string) => {
  const question = readQuestion(seededWords, text);
  if (!question) throw new Error(`nothing in ${text}`);
  return question;
};

test('a question is its words, each once, and how they are written', () => {
  const question = read('Seyhan’daki KEBAPÇI, kebapçı!');
  expect(question).toMatchObject({
    norm: 'seyhan kebapci kebapci',
    words: ['seyhan', 'kebapci'],
    isCorrected: false,
  });
  expect(shownQuestion(question)).toBe('seyhan kebapçı');
  for (const nothing of ['', '?!', '💙'])
    expect(readQuestion(seededWords, nothing)).toBeUndefined();
});

test('nobody means more than eight words, or one without end', () => {
  expect(read('aa bb cc dd ee ff gg hh ii jj').words).toHaveLength(8);
  expect(read('a'.repeat(80)).words).toEqual(['a'.repeat(60)]);
});

test('fillers are asked for only where there is nothing else, verbs tell a need', () => {
  expect(read('en iyi kuaför')).toMatchObject({ required: ['kuafor'], telling: ['kuafor'] });
  expect(read('en iyi')).toMatchObject({ required: ['en', 'iyi'], words: ['en', 'iyi'] });
  expect(read('ingilizce öğrenmek')).toMatchObject({
    required: ['ingilizce'],
    telling: ['ingilizce', 'ogrenmek'],
  });
  expect(read('öğrenmek').required).toEqual(['ogrenmek']);
  // A thing that is known is none, though its ending looks like one.
  expect(read('bisiklet lastiği').required).toEqual(['bisiklet', 'lastigi']);
  expect(read('burnumu kestiği').required).toEqual(['burnumu']);
});

test('a filler that is a thing stays behind what it makes one thing with', () => {
  expect(read('cep telefonu').required).toEqual(['cep', 'telefonu']);
  expect(read('eczane telefonu').required).toEqual(['eczane']);
});

test('what it costs is not asked for', () => {
  expect(read('saç kesimi kaç para').required).toEqual(['sac', 'kesimi']);
  expect(read('oto yıkama kaç liraya').required).toEqual(['oto', 'yikama']);
  expect(read('para sayma makinesi').required).toEqual(['para', 'sayma', 'makinesi']);
});

test('a filler that says which stays before what it makes one thing with, not elsewhere', () => {
  expect(read('iş elbiseleri').required).toEqual(['is', 'elbiseleri']);
  expect(read('en yakın acil servis').required).toEqual(['yakin', 'acil', 'servis']);
  expect(read('is there a pharmacy').required).not.toContain('is');
  expect(read('acil çilingir').required).toEqual(['cilingir']);
  // Who is called by the other word alone is called so with a filler too, and the city only says where.
  expect(read('mahalle marketi').required).toEqual(['marketi']);
  expect(read('adana mutfağı').required).toEqual(['mutfagi']);
});

test('what something is meant for is not asked for, unless it is a thing of its own', () => {
  expect(read('pilavlık bulgur').required).toEqual(['bulgur']);
  expect(read('çorbalık mercimek almak').required).toEqual(['mercimek']);
  expect(read('bulgur pilavlık').required).toEqual(['bulgur', 'pilavlik']);
  expect(read('gelinlik modelleri').required).toContain('gelinlik');
  expect(read('kebapçılık okulu').required).toContain('kebapcilik');
});

test('how old, long or many something is is not asked for, but as the last word or a thing', () => {
  expect(read('9 aylık bebeği doktora götürmek').required).toEqual(['bebegi', 'doktora']);
  expect(read('üç kişilik masa').required).toEqual(['masa']);
  expect(read('5 yaşındaki oğluma yüzme').required).toEqual(['yuzme']);
  expect(read('bebek 9 aylık').required).toEqual(['bebek', '9', 'aylik']);
  expect(read('2 gelinlik modelleri').required).toContain('gelinlik');
});

test('a number is its ordinal where something is called so', () => {
  expect(read('2. el gelinlik').words).toEqual(['ikinci', 'el', 'gelinlik']);
  expect(read('2 kebap').words).toEqual(['2', 'kebap']);
  expect(read('40. el gelinlik').words).toEqual(['40', 'el', 'gelinlik']);
});

test('words put right are other words, shown as they are written', () => {
  const question = corrected(read('kebpcı Seyhan'), new Map([['kebpci', 'Kebapçı salonu']]));
  expect(question).toMatchObject({
    norm: 'kebapci salonu seyhan',
    words: ['kebapci', 'salonu', 'seyhan'],
    isCorrected: true,
  });
  expect(shownQuestion(question)).toBe('Kebapçı salonu seyhan');
  expect(corrected(read('kebap kebpp'), new Map([['kebpp', 'kebap']])).words).toEqual(['kebap']);
});

test('two words written as one are parted', () => {
  expect(withPartedWords(read('otolastik'))?.words).toEqual(['oto', 'lastik']);
  expect(withPartedWords(read('kebap'))).toBeUndefined();
});

test('the spelling of a known word is known where nobody wrote it', () => {
  expect(shownQuestion({ ...read('kebapci'), shown: new Map() })).toBe('kebapçı');
  expect(shownQuestion({ ...read('xyzzy'), shown: new Map() })).toBe('xyzzy');
});

test('a question as a name asks for all of its words in a name', () => {
  expect(readName('Otel, Su')).toEqual({
    query: '(otel:A | OTEL:A) & (su:A | SU:A)',
    norm: 'otel su',
  });
  expect(readName('?!')).toBeUndefined();
});

test('words that say no kind, districts whatever their ending, and damaged words', () => {
  expect(['salonu', 'salonlari', 'kebap', 'aile'].map(isGeneral)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(['seyhan', 'cukurovada', 'ceyhan'].map(isDistrict)).toEqual([true, true, false]);
  expect(repaired('Kuaf?r var mı?')).toBe('kuafor var mı?');
});

test('endings behind an apostrophe are none of the name', () => {
  for (const typed of ['Optimum’da', "Optimum'dan", 'Optimum’ndan', "Optimum'ndeki", 'Optimum’nde'])
    expect(read(typed).words, typed).toEqual(['optimum']);
});

test('what visitors from abroad ask with says no kind', () => {
  for (const [asked, required] of [
    ['أين الصيدلية', 'صيدليه'],
    ['где аптека', 'аптека'],
    ['ich suche eine Apotheke', 'apotheke'],
  ] as const)
    expect(readQuestion(seededWords, asked)?.required).toEqual([required]);
});

test('how visitors from abroad begin to ask is not asked for, nor what they say before the city', () => {
  const required = (q: string) => read(q).required;
  expect(required('Where can I buy a phone?')).toEqual(['phone']);
  expect(required('I am looking for a dentist')).toEqual(['dentist']);
  expect(required('is there any hamam in Adana')).toEqual(['hamam']);
  expect(required('hamam in')).toEqual(['hamam']);
  expect(required('can simit')).toEqual(['can', 'simit']);
  expect(required('in yapı')).toEqual(['in', 'yapi']);
});

test('what a thing is wanted for is not asked for, unless it is one thing with it or the only one', () => {
  const required = (q: string) => read(q).required;
  expect(required('yılbaşı için hindi kasap')).toEqual(['hindi', 'kasap']);
  expect(required('bize ofisimiz için avize')).toEqual(['avize']);
  expect(required('düğün için salon')).toEqual(['dugun', 'salon']);
  expect(required('ofis için zonk')).toEqual(['ofis', 'zonk']);
  expect(required('kedi için doktor')).toEqual(['kedi', 'doktor']);
  expect(required('ofis için')).toEqual(['ofis']);
});

test('neighbours that are one known word are joined where one of them is none', () => {
  const joined = (text: string) => withJoinedWords(read(text));
  expect(joined('diş çi')?.words).toEqual(['disci']);
  expect(joined('seyhan diş çi kadın')?.words).toEqual(['seyhan', 'disci', 'kadin']);
  expect(joined('seyhan diş çi')).toMatchObject({
    ...{ isCorrected: true, norm: 'seyhan disci', shown: read('seyhan diş çi').shown },
  });
  for (const text of ['kuaför', 'kebap', 'zonk zink', 'diş hekimi', 'oto lastik'])
    expect(joined(text), text).toBeUndefined();
});

test.each([
  ['bedo kebap telefonu', 'bedo kebap'],
  ['  bedo  kebap   çalışma saatleri nedir ?', 'bedo kebap'],
  ['bedo menü kebap adres', 'bedo menü kebap'],
  ['bedo kebap nerede', 'bedo kebap'],
  ['bedo kebap', undefined],
  ['telefon numarası', undefined],
  ['', undefined],
])('%s asks about %s', (question, name) => {
  expect(namesAskedAbout(question)[0]).toBe(name);
});

test('a word is known with other endings, not as another that begins so', () => {
  const by = thesaurusOf([
    { name: 'Tabancacı', words: 'bar, şehirlerarası', sells: '', needs: '', abroad: '' },
  ]);
  const known = ['bar', 'bara', 'barlarda', 'tabancaci', 'tabancacilar', 'sehirlerarasi'];
  expect(known.filter((word) => isKnownForm(by, word))).toEqual(known);
  for (const word of ['baraj', 'taban', 'zonk', 'sehirl'])
    expect(isKnownForm(by, word)).toBe(false);
});

test('two words of what a kind is called are parted, behind oto any, where they are no word themselves', () => {
  const by = thesaurusOf([
    {
      ...{
        name: 'Spor mağazası',
        words: 'spor malzemesi, halı saha, konuk evi, konukevi, cam, jant',
      },
      ...{ sells: 'bira evi', needs: '', abroad: '' },
    },
  ]);
  const parted = (word: string) => partedPhrase(by, word);
  for (const whole of ['spormalzemesi', 'spormalzemeleri', 'spormalzemesinde'])
    expect(parted(whole), whole).toBe('spor malzemesi');
  expect(parted('halisaha')).toBe('halı saha');
  expect(parted('otojant')).toBe('oto jant');
  for (const none of ['konukevi', 'otocam', 'biraevi', 'spormalzemeciler', 'xyz'])
    expect(parted(none), none).toBeUndefined();
});

test('what is below or above a thing is no such thing where it says which, and a place else', () => {
  const by = thesaurusOf([
    { name: 'Gezici', words: 'dağ, gezi turları', sells: '', needs: '', abroad: '' },
    { name: 'Berber', words: 'tıraş', sells: '', needs: '', abroad: '' },
  ]);
  const narrowed = (q: string) => readQuestion(by, q)?.by.narrowed?.('dagalti');
  expect(narrowed('dağaltı turu')).toEqual(['dagalti']);
  expect(narrowed('dağaltı berber')).toBeUndefined();
});
