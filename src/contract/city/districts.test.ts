import { expect, test } from 'vitest';
import {
  DISTRICTS,
  districtFromText,
  districtInAddress,
  OTHER_ADANA_DISTRICTS,
  otherAdanaDistrict,
} from '#contract/city/districts.ts';
import { fold, lowerTr, upperTr } from '#contract/text/turkish-fold.ts';

test('a district is known however its name is cased, composed or stripped of its letters', () => {
  for (const district of DISTRICTS) {
    for (const write of [fold, lowerTr, upperTr, (name: string) => name.normalize('NFD')]) {
      expect(districtFromText(write(district))).toBe(district);
      expect(districtFromText(` ${write(district)} / ADANA`)).toBe(district);
    }
  }
  for (const district of OTHER_ADANA_DISTRICTS) {
    expect(otherAdanaDistrict(upperTr(district))).toBe(district);
    expect(districtFromText(district)).toBeUndefined();
  }
});

test('district fields of real files are understood', () => {
  const seen: [string, string | undefined][] = [
    ['Yüreği\u0307r', 'Yüreğir'],
    ['YÜREĞIR', 'Yüreğir'],
    ['Sariçam', 'Sarıçam'],
    ['Sarı Çam', 'Sarıçam'],
    ['Karai\u0307sali', 'Karaisalı'],
    ['Seyhan/Adana', 'Seyhan'],
    ['Adana - Çukurova', 'Çukurova'],
    ['Adana/Seyhan/Türkiye', 'Seyhan'],
    ['SEYHAN İLÇESİ', 'Seyhan'],
    ['Seyhan Merkez', 'Seyhan'],
    ['01120 Seyhan', 'Seyhan'],
    ['Y?egir', 'Yüreğir'],
    ['?ukurova', 'Çukurova'],
    ['Sar\ufffd\ufffdam', 'Sarıçam'],
    ['MERKEZ', undefined],
    ['Merkez/Adana', undefined],
    ['Adana', undefined],
    ['', undefined],
    ['????', undefined],
    ['?eyhan', undefined],
    ['Ceyhan', undefined],
    ['Seyhan, Yüreğir', undefined],
    ['Seyhan Belediyesi', undefined],
    // Lost letters: four that are left at least, three lost at most, and no word of a page's length.
    ['Seyh??', 'Seyhan'],
    ['Sey???', undefined],
    ['Seyhan????', 'Seyhan'],
    ['S????????arıçam', 'Sarıçam'],
    [`Seyhan${'?'.repeat(34)}`, 'Seyhan'],
    [`Seyhan${'?'.repeat(35)}`, undefined],
    ['Seyhann?', undefined],
  ];
  for (const [text, district] of seen)
    expect([text, districtFromText(text)]).toEqual([text, district]);
});

test('the district of an address is the place, not the street, hotel or road that carries its name', () => {
  const seen: [string, string | undefined][] = [
    ['Reşatbey Mah. Atatürk Cad. No:5, Seyhan/Adana', 'Seyhan'],
    ['Reşatbey, Atatürk Cd. No:5, 01120 Seyhan/Adana, Türkiye', 'Seyhan'],
    ['Reşatbey, Atatürk Cd. No:5, 01120 Seyhan̈/Adana', 'Seyhan'],
    ['Seyhan Cad. No:3, Yüreğir', 'Yüreğir'],
    ['Seyhan Cad., Yüreğir', 'Yüreğir'],
    ['Yüreğir, Seyhan Cad. No:3', 'Yüreğir'],
    ['Çukurova Mah. 5. Sk. Seyhan Adana', 'Seyhan'],
    ['Toros Mah. 78178 Sk. No:4 ÇUKUROVA / ADANA', 'Çukurova'],
    ['Toros Mah. Çukurova 01170 Adana', 'Çukurova'],
    ['Toros Mah. Çukurova Adana Türkiye', 'Çukurova'],
    ['Balcalı Mah. Çukurova Üniversitesi, Sarıçam', 'Sarıçam'],
    ['Çukurova Üniversitesi Balcalı Kampüsü', undefined],
    ['Yüreğir/Adana, (eski adres: Seyhan)', 'Yüreğir'],
    ['Kızılay Cad. Görgün Pasajı No: 8 Seyhan', 'Seyhan'],
    ['Ceyhan Yolu 5.km. Y?egir', 'Yüreğir'],
    ['Karataş Yolu 12. km, Yüreğir Merkez', 'Yüreğir'],
    ['Kurtuluş Mah. Karaisalı Cad. No:78', undefined],
    ['Sari?m Mh. Kozan Yolu Üzeri No:224', undefined],
    ['Mersin Yolu 13. Km ?ukurova Plastik', undefined],
    ['T. Cemal Beriker Bulv. No:1seyhan Otel Karşısı', undefined],
    ['Seyhan/Adana Karayolu 3. km', 'Seyhan'],
    ['Adana Ceyhan Karayolu 7. km', undefined],
    ['Eski Ceyhan-Adana Yolu', undefined],
    ['Seyhan Cad. No:5, Ceyhan/Adana', undefined],
    ['', undefined],
  ];
  for (const [address, district] of seen) {
    expect([address, districtInAddress(address)]).toEqual([address, district]);
  }
});

test('the other ten districts of the province are named so that a row can be refused', () => {
  const seen: [string, string | undefined][] = [
    ['CEYHAN', 'Ceyhan'],
    ['Kozan/Adana', 'Kozan'],
    ['i̇mamoglu', 'İmamoğlu'],
    ['Karataş', 'Karataş'],
    ['Cumhuriyet Mah. No:1, 01920 Ceyhan/Adana', 'Ceyhan'],
    ['Inönü Bulvarı Ulus Mah. No:96 Ceyhan', 'Ceyhan'],
    ['Karataş Yolu 12. km, Yüreğir', undefined],
    ['Ceyhan Yolu 5. km', undefined],
    ['Seyhan', undefined],
    ['Tarsus', undefined],
  ];
  for (const [text, district] of seen)
    expect([text, otherAdanaDistrict(text)]).toEqual([text, district]);
});
