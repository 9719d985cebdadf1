import { expect, test } from 'vitest';
import { readPin } from './cell-values.rules.ts';
import { decidePlace, type PlaceWords } from './place.rules.ts';

const nothing: PlaceWords = {
  district: '',
  city: '',
  province: '',
  country: '',
  neighbourhood: '',
  address: '',
};
const IN_SEYHAN = readPin('37.0007', '35.3137');
const place = (words: Partial<PlaceWords>, pin = readPin('', '')) => {
  const { district, refusal } = decidePlace({ ...nothing, ...words }, pin);
  return district ?? refusal;
};

test('the district column decides before the pin, the pin before the address', () => {
  expect(place({ district: 'YÜREĞIR', address: 'Seyhan/Adana' }, IN_SEYHAN)).toBe('Yüreğir');
  expect(place({ address: 'Toros Mah. 5. Sk., Çukurova/Adana' }, IN_SEYHAN)).toBe('Seyhan');
  expect(place({ address: '5. Sk., Kozan/Adana', city: 'Kozan' }, IN_SEYHAN)).toBe('Seyhan');
  expect(place({ address: 'Atatürk Cad. No:5' }, IN_SEYHAN)).toBe('Seyhan');
});

test('a neighbourhood that only one district has tells the district', () => {
  expect(place({ address: 'Reşatbey Mah. Atatürk Cad. No:5, Adana' })).toBe('Seyhan');
  expect(place({ address: 'Resatbey Mh.12.sok. No:40', province: 'Adana' })).toBe('Seyhan');
  expect(place({ address: 'Reşatbey, Atatürk Cd. No:5, 01120, Adana' })).toBe('Seyhan');
  expect(place({ address: 'Reşatbey Mah. Atatürk Cad.' })).toBe('Hangi ilçede olduğu anlaşılmadı');
  const { neighbourhood } = decidePlace(
    { ...nothing, district: 'Seyhan', address: 'RESATBEY MAH. 5' },
    {},
  );
  expect(neighbourhood).toBe('Reşatbey');
});

test('the other districts of the province are refused by name', () => {
  expect(place({ district: 'Ceyhan' }, IN_SEYHAN)).toBe('Ceyhan ilçesi rehberin dışında');
  expect(place({ address: 'Atatürk Cad., Kozan/Adana' })).toBe('Kozan ilçesi rehberin dışında');
  expect(place({ city: 'Karataş', province: 'Adana' })).toBe('Karataş ilçesi rehberin dışında');
});

test('other provinces and countries are refused by name, also with lost letters', () => {
  expect(place({ province: 'Gaziantep' }, IN_SEYHAN)).toBe('Gaziantep rehberin dışında');
  expect(place({ province: 'I?el', city: 'Tarsus' })).toBe('İçel rehberin dışında');
  expect(place({ city: 'İstanbul' }, IN_SEYHAN)).toBe('İstanbul rehberin dışında');
  expect(place({ country: 'CY' })).toBe('Türkiye dışında: CY');
  expect(place({ district: 'Kadıköy' })).toBe('Kadıköy rehberin dışında');
});

test('a wrong city beside the right province does not decide', () => {
  expect(place({ city: 'Mersin', province: 'Adana' }, IN_SEYHAN)).toBe('Seyhan');
  expect(place({ city: 'Ceyhan', province: 'Adana' }, IN_SEYHAN)).toBe('Seyhan');
  expect(place({ city: 'Seyhan', province: 'Adana' })).toBe('Seyhan');
  expect(place({ district: 'MERKEZ', city: 'Adana' }, IN_SEYHAN)).toBe('Seyhan');
});

test('without a word, a pin outside says so', () => {
  expect(place({}, readPin('37.2', '35.75'))).toBe('Konumu beş ilçenin dışında');
  expect(place({}, readPin('41.0', '29.0'))).toBe('Konumu Adana’dan uzak');
  expect(place({ city: 'Adana' }, readPin('35.3', '37.0'))).toBe('Seyhan');
  const outside = readPin('37.2011', '35.7511');
  const words = { ...nothing, address: 'X Cad., Seyhan/Adana' };
  expect(decidePlace(words, outside)).toMatchObject({
    district: 'Seyhan',
    warning: 'Konumu yazılan ilçenin dışında (Seyhan); Seyhan alındı',
  });
  expect(decidePlace(words, outside, undefined, { isExact: true }).refusal).toBe(
    'Konumu beş ilçenin dışında',
  );
});

test('a pin outside the district a row names is said', () => {
  const warningOf = (words: Partial<PlaceWords>) => {
    const read = decidePlace({ ...nothing, ...words }, IN_SEYHAN);
    return read.district && read.warning;
  };
  expect(warningOf({ district: 'Yüreğir' })).toBe(
    'Konumu yazılan ilçenin dışında (Yüreğir); Yüreğir alındı',
  );
  expect(warningOf({ address: 'X Cad., Karaisalı/Adana' })).toBe(
    'Konumu yazılan ilçenin dışında (Karaisalı); Seyhan alındı',
  );
  expect(warningOf({ district: 'Seyhan' })).toBeUndefined();
  // Borders are drawn coarsely: nobody is told off for standing on one.
  const behind = (metres: number) =>
    decidePlace(
      { ...nothing, address: 'Seyhan/Adana' },
      readPin('37.0137', String(35.3315 + metres / 88_900)),
    );
  expect(behind(300)).toEqual({ district: 'Seyhan', neighbourhood: null });
  expect(behind(900)).toMatchObject({ district: 'Yüreğir', warning: expect.any(String) });
});

test('a neighbourhood of one district is held against the pin, one of several is not', () => {
  const IN_CUKUROVA = readPin('37.0412', '35.2841');
  const read = (address: string) => decidePlace({ ...nothing, address }, IN_CUKUROVA);
  expect(read('Reşatbey Mah. 5')).toMatchObject({
    ...{ district: 'Çukurova', warning: expect.stringContaining('Seyhan') },
  });
  expect(read('Emek Mah. 5')).toEqual({ district: 'Çukurova', neighbourhood: null });
});

test('a source that is sure of its pins is believed where it names the same district', () => {
  const exact = (words: Partial<PlaceWords>, pin = IN_SEYHAN) =>
    decidePlace({ ...nothing, ...words }, pin, undefined, { isExact: true });
  expect(exact({ address: 'X Cad., Seyhan/Adana' })).toEqual({
    district: 'Seyhan',
    neighbourhood: null,
  });
  expect(exact({ district: 'Seyhan' }, readPin('41.0', '29.0')).refusal).toBe(
    'Konumu Adana’dan uzak',
  );
});

test('a pin that many have, or the middle of a town, tells less than words', () => {
  const address = 'Toros Mah. 5. Sk., Çukurova/Adana';
  const shared = decidePlace({ ...nothing, address }, IN_SEYHAN, undefined, {
    isShared: () => true,
  });
  expect(shared.district).toBe('Çukurova');
  expect(place({ address }, readPin('37.0', '35.32'))).toBe('Çukurova');
  // One of its degrees with three decimals is fine enough.
  expect(place({ address }, readPin('37.001', '35.32'))).toBe('Seyhan');
  // But it tells more than a neighbourhood that is elsewhere too.
  const emek = { ...nothing, address: 'Emek Mah. 5, Adana' };
  expect(decidePlace(emek, readPin('37.04', '35.28'))).toEqual({
    district: 'Çukurova',
    neighbourhood: null,
  });
});

test('the outline of a neighbourhood that holds the pin tells it: first where pins are exact', () => {
  const neighbourhoodOf = (address: string, isExact: boolean) =>
    decidePlace({ ...nothing, district: 'Seyhan', address }, IN_SEYHAN, undefined, {
      isExact,
      neighbourhoodAt: () => 'Reşatbey',
    }).neighbourhood;
  expect(neighbourhoodOf('Emek Mah. 5', true)).toBe('Reşatbey');
  expect(neighbourhoodOf('Emek Mah. 5', false)).toBe('Emek');
  expect(neighbourhoodOf('X Cad. 5', false)).toBe('Reşatbey');
});

test('a neighbourhood that two of the five have tells nothing, one that only others have too does', () => {
  expect(place({ address: 'Bahçelievler Mah. 5, Adana' })).toBe(
    'Bahçelievler Mahallesi birden çok ilçede var: Seyhan, Yüreğir',
  );
  expect(decidePlace({ ...nothing, address: 'Bahçelievler Mah. 5, Adana' }, {})).toMatchObject({
    isUnplaced: true,
  });
  expect(decidePlace({ ...nothing, address: 'Reşatbey Mah. 5, Adana' }, {})).toEqual({
    ...{ district: 'Seyhan', neighbourhood: 'Reşatbey' },
  });
  const emek = decidePlace({ ...nothing, address: 'Emek Mah. 5, Adana' }, {});
  expect(emek).toMatchObject({
    district: 'Seyhan',
    warning: 'İlçesi mahallesinden anlaşıldı: Seyhan (Ceyhan ilçesinde de var)',
  });
});

test.each<[Partial<PlaceWords>, string]>([
  [{ province: 'Türkiye - Gaziantep' }, 'Gaziantep rehberin dışında'],
  [{ province: 'Gaziantep ili' }, 'Gaziantep rehberin dışında'],
  [{ province: 'K??ahya' }, 'Kütahya rehberin dışında'],
  // Lost letters tell nothing where too few are left, or two provinces are written so.
  [{ province: 'V?n' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ province: 'Ma?i?' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ province: '???' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ country: 'Türkiye', city: 'Seyhan' }, 'Seyhan'],
  [{ address: 'Adapınar Mah. 5, Adana' }, 'Ceyhan ilçesi rehberin dışında'],
  [{ neighbourhood: 'Adapınar Mahallesi', city: 'Adana' }, 'Ceyhan ilçesi rehberin dışında'],
  [{ neighbourhood: 'Adapınar' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ neighbourhood: 'Reşatbey Mah.', province: 'Adana' }, 'Seyhan'],
  [{ address: 'Eski Ahmet Remzi Yüreğir Mah. 5, Adana' }, 'Seyhan'],
  [{ address: 'Güzel Reşatbey Mah. 5 Adana' }, 'Seyhan'],
  [{ address: 'Reşatbey 5 Adana' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ address: 'Reşatbey 5, Adana' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ address: 'Emek Mah. 5', city: 'Yüreğir', province: 'Adana' }, 'Yüreğir'],
  [{ address: 'Hamidiye Mah. 5, Adana' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ district: 'MERKEZ' }, 'Hangi ilçede olduğu anlaşılmadı'],
  [{ city: 'Bilinmeyen' }, 'Bilinmeyen rehberin dışında'],
  [{ district: 'Bilinmeyen', city: 'Adana' }, 'Hangi ilçede olduğu anlaşılmadı'],
])('%j belongs to %s', (words, expected) => {
  expect(place(words)).toBe(expected);
});
