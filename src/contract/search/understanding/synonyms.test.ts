import { expect, test } from 'vitest';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { expansionsOf, thingsOf } from './synonyms.ts';
import { thesaurusOf } from './thesaurus.ts';

const expand = (question: string, limit = 50) =>
  expansionsOf(seededWords, searchNorm(question).split(' '), limit).map(({ kept, found }) =>
    [...kept, ...found].join(' '),
  );

test('one word for a thing brings the others, whatever its ending', () => {
  expect(expand('kuaför')).toContain('hairdresser');
  expect(expand('kuaförler')).toContain('hairdresser');
  expect(expand('berberde')).toContain('barber');
  expect(expand('lokantası')).toContain('restoran');
  expect(expand('bara')).toContain('pub');
  expect(expand('dişçi')).toContain('ortodonti');
});

test('the rest of the question stays', () => {
  expect(expand('seyhan kuaför')).toContain('seyhan hairdresser');
  expect(expand('araba yıkama seyhan')).toContain('seyhan oto kuafor');
});

test('a need leads to what helps, in any order of words, and not back', () => {
  expect(expand('dişim çok ağrıyor')).toContain('cok dis');
  expect(expand('patladı lastiğim')).toContain('lastikci');
  expect(expand('arabam bozuldu')).toEqual(expect.arrayContaining(['oto servis', 'cekici']));
  expect(expand('diş hekimi').join()).not.toContain('agriyor');
});

test('a word inside a longer phrase does not speak for itself', () => {
  expect(expand('halı saha')).toContain('futbol');
  expect(expand('halı saha').join()).not.toContain('kilim');
  expect(expand('halı')).toContain('kilim');
});

test('a short word beside another of its line is known whatever its ending', () => {
  expect(expand('böbrek taşım')).toContain('urolog');
  expect(expand('oto müzik').join()).not.toContain('yikama');
});

test('a need in one word is that word, or the same verb', () => {
  expect(expand('hastayım')).toContain('doktor');
  expect(expand('hastane')).not.toContain('eczane');
  expect(expand('zayıflamam')).toContain('diyetisyen');
});

test('my car has to be corrected, a car may be anything for cars', () => {
  expect(expand('arabamın')).toContain('oto servis');
  expect(expand('araba')).not.toContain('oto servis');
  expect(expand('araba müziği')).toContain('oto teyp');
});

const things = (question: string) =>
  thingsOf(seededWords, searchNorm(question).split(' ')).join(' ');

test('a name that looks like a verb or a person is asked for', () => {
  for (const name of [
    'esin kuafor',
    'annem borek evi',
    'dedem kebap',
    'ferdi usta',
    'hayati avukati',
    'yildiz marketi',
    'hindi ciftligi',
    'guven uretim dagitim',
    'limak otel',
    'saricam kuafor',
    'gelecek koleji',
  ])
    expect(things(name), name).toBe(name);
});

test('a thing of mine is no verb, what I have to do is one', () => {
  expect(things('klimam soğutmuyor')).toBe('klimam');
  expect(things('araba boyamam lazım')).toBe('araba lazim');
});

test('verbs of a need, and for whom it is, are not asked for', () => {
  expect(things('dişim kırıldı')).toBe('disim');
  expect(things('ingilizce öğrenmek')).toBe('ingilizce');
  expect(things('misafirlere baklava')).toBe('baklava');
  expect(things('çocuğa bisiklet')).toBe('bisiklet');
  expect(things('bebeğime puset')).toBe('puset');
  expect(things('kadına hediye')).toBe('hediye');
  expect(things('çocuk bisikleti')).toBe('cocuk bisikleti');
  expect(things('kızım evleniyor çeyiz')).toBe('ceyiz');
  for (const said of [
    'saç kestir',
    'saç kestircem',
    'saç kestiricem',
    'saç kestirmem',
    'saç kestirsem',
  ])
    expect([things(said), expand(said)[0]], said).toEqual(['sac', 'berber']);
  for (const [said, left] of [
    ['araba öğrenicem', 'araba'],
    ['köpekle kalınır otel', 'kopekle otel'],
    ['ekmek alcam', 'ekmek'],
    ['fidan dikecez', 'fidan'],
    ['paket verecem', 'paket'],
    ['bahçem amcam yeşilçam', 'bahcem amcam yesilcam'],
    ['okey oynanan kahve', 'okey kahve'],
    ['lpg takan', 'lpg'],
    ['kuaför arıyom', 'kuafor'],
    ['dişçiye gitmeliyim', 'disciye'],
    ['dişçiye gitmem lazım', 'disciye lazim'],
    ['hamam', 'hamam'],
    ['ustaların kaldığı otel', 'ustalarin otel'],
    ['gömlek ütülensin', 'gomlek'],
    ['gömlek yapsınlar', 'gomlek'],
    ['gömlek alsın', 'gomlek'],
    ['telefon suya düştü', 'telefon suya'],
    ['ekran çatladı', 'ekran'],
    ['banka kartı', 'banka karti'],
    ['sarıçam kuaför', 'saricam kuafor'],
  ] as const)
    expect(things(said), said).toBe(left);
  expect(expand('gece acıkınca')).toContain('corbaci');
  expect(expand('lastiğim patlamış')).toContain('lastikci');
});

test('a word of many names or of other trades brings no wrong shops', () => {
  for (const [question, wrong] of [
    ['hastane', 'norolog'],
    ['çelik kebap', 'demir kebap'],
    ['altın otel', 'kuyum otel'],
    ['gölge otel', 'kuafor otel'],
    ['toprak otel', 'cicekci otel'],
    ['kapı açma', 'kapi firin'],
    ['motor sarma', 'motor ev yemekleri'],
    ['kontak anahtarı', 'anahtari nalbur'],
    ['bebek otel', 'cocuk giyim otel'],
  ] as const)
    expect(expand(question), question).not.toContain(wrong);
  expect(expand('nöroloji')).toContain('hastane');
  expect(expand('kapı açma')).toContain('cilingir');
  expect(expand('motor sarma')).toContain('bobinajci');
  expect(expand('baby')).toContain('bebek');
});

test('needs that lead to one thing tell it together', () => {
  expect(expand('köpekle kedimle gitmek')).toContain('gitmek evcil hayvan dostu');
  expect(expand('köpekle kedimle gitmek')).not.toContain('kedimle gitmek evcil hayvan dostu');
});

test('what is dispensable stays only where a line was read with it', () => {
  const expansions = expansionsOf(
    seededWords,
    ['fitness', 'salonu'],
    50,
    (word) => word === 'salonu',
  );
  expect(expansions.map(({ found }) => found.join(' '))).toContain('spor merkezi');
  expect(expansions.every(({ kept }) => kept.length === 0)).toBe(true);
});

test('what was said itself is marked among what it leads to', () => {
  const said = expansionsOf(seededWords, ['tekel', 'bufe'], 50).filter(({ isSaid }) => isSaid);
  expect(said.map(({ found }) => found.join(' '))).toEqual(
    expect.arrayContaining(['bufe', 'tekel']),
  );
});

test('an unknown question has no other form, none has itself, and there are not too many', () => {
  expect(expand('mesut usta')).toEqual([]);
  expect(expand('')).toEqual([]);
  expect(expand('kuaför')).not.toContain('kuafor');
  expect(expand('oto', 3)).toHaveLength(3);
});

test('who sells is not asked for, unless the word says what is sold', () => {
  expect(things('inci akü bayii')).toBe('inci aku');
  expect(things('ford yetkili servisi')).toBe('ford servisi');
  expect(things('su bayii')).toBe('su bayii');
});

test('what somebody would have done or could have done is a verb, an investment is none', () => {
  expect(things('arabamı boyatırım')).toBe('arabami');
  expect(things('elbise diktirebilirim')).toBe('elbise');
  expect(things('altın yatırım')).toBe('altin yatirim');
});

test('what a kind is called by doing is said in any person and tense as well', () => {
  for (const asked of ['temizletmek', 'temizletmeye', 'temizletsek', 'temizletecekler'])
    expect(things(`koltuk ${asked}`), asked).toBe('koltuk');
  const meant = (question: string) =>
    expansionsOf(seededWords, searchNorm(question).split(' '), 50)
      .filter(({ isNeed, isAside }) => !isNeed && !isAside)
      .flatMap(({ kindId }) => kindId ?? []);
  const called = new Set(meant('damatlık kiralama'));
  expect(called.size).toBeGreaterThan(0);
  for (const verb of ['kiralayacağım', 'kiralayacaklar', 'kiralamak', 'kiralarız', 'kiralasam'])
    expect(new Set(meant(`damatlık ${verb}`)), verb).toEqual(called);
});

test('what one kind is called just so is aside of what another is called with more behind it', () => {
  const by = thesaurusOf(
    ['Kahvaltı salonu', 'Şarküteri'].map((name, at) => ({
      ...{ id: at, name, sells: '', needs: '', abroad: '' },
      words: at === 0 ? 'kahvaltı, brunch' : 'kahvaltılık, zeytinci',
    })),
  );
  const asideOf = (question: string) =>
    expansionsOf(by, [question], 50).map(({ found, isAside }) => [found.join(' '), isAside]);
  expect(asideOf('kahvalti')).toEqual(
    expect.arrayContaining([
      ['brunch', false],
      ['zeytinci', true],
    ]),
  );
  expect(asideOf('kahvaltilik')).toContainEqual(['zeytinci', false]);
});

test('what a phrase has as a noun is no verb, however it ends', () => {
  expect(things('at nalbandi')).toBe('at nalbandi');
  expect(things('zonk nalbandi')).toBe('zonk nalbandi');
  expect(things('zonk boyandi')).toBe('zonk');
  expect(things('zonk tansiyon')).toBe('zonk tansiyon');
  expect(things('zonk ariyon')).toBe('zonk');
});

test('before the word that it makes one thing with nothing stands in a case', () => {
  const bees = thesaurusOf([
    { id: 1, name: 'Balcı', words: 'bal', sells: '', needs: '', abroad: '' },
    { id: 2, name: 'Evci', words: 'ev', sells: '', needs: '', abroad: '' },
  ]);
  const read = (q: string) => expansionsOf(bees, q.split(' '), 9).map(({ told }) => told.join());
  expect(read('balina zonk')).toContain('balina');
  expect(read('balina izleme')).toEqual([]);
  expect(read('balina evi')).not.toContain('balina');
});
