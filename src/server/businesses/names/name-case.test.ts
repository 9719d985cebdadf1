import { expect, test } from 'vitest';
import { calmAddress, calmName } from './name-case.rules.ts';

test.each([
  ['CEMRE ECZANESİ', 'Cemre Eczanesi'],
  ['IŞIK OPTİK', 'Işık Optik'],
  ['CEMRE ECZANESI', 'Cemre Eczanesi'],
  ['KADINLAR KIRTASIYE', 'Kadınlar Kırtasiye'],
  ['ÖZ ADANA KEBAP VE LAHMACUN', 'Öz Adana Kebap ve Lahmacun'],
  ['ŞOK MARKET', 'ŞOK Market'],
  ['A101 REŞATBEY', 'A101 Reşatbey'],
  ['M1 AVM PIZZA', 'M1 AVM Pizza'],
  ['YILDIZ GIDA SAN. VE TİC. LTD. ŞTİ.', 'Yıldız Gıda San. ve Tic. Ltd. Şti.'],
  ['ÇUKUROVA İNŞAAT A.Ş.', 'Çukurova İnşaat A.Ş.'],
  ['DR. AYŞE İNCİ', 'Dr. Ayşe İnci'],
  ['LCW ADANA', 'LCW Adana'],
  ['DİŞ-TEK KLİNİĞİ', 'Diş-Tek Kliniği'],
  ['KFC', 'KFC'],
  ['Cemre ECZANESİ', 'Cemre ECZANESİ'],
  ['Nar Kuaför', 'Nar Kuaför'],
  ['123', '123'],
  // Five letters are no abbreviation any more.
  ['ANTEP', 'Antep'],
  ['ADA A', 'ADA A'],
  ['MARKET şube', 'MARKET şube'],
  // Each I by the vowel before it, the first by the one behind.
  ['SERIN BERIL KADIN', 'Serin Beril Kadın'],
  ['DENIZ KAPISI', 'Deniz Kapısı'],
  ['BIR KAPISI', 'Bir Kapısı'],
  ['GUL BISIKLET', 'Gul Bisiklet'],
  ['TÜRKÇE IRMAK', 'Türkçe Irmak'],
  // Only I: as it is typed, unless a word beside it or the word itself is known to lack its points.
  ['YILDIZ KAPISI', 'Yıldız Kapısı'],
  ['KIZIL KISIK', 'Kızıl Kısık'],
  ['YILDIZ ECZANESI', 'Yıldız Eczanesi'],
  ['GIYIM DÜNYASI', 'Giyim Dünyası'],
  ['MINIK DENIZ', 'Minik Deniz'],
  ['KITABEVI', 'Kitabevi'],
  // Known words tell their own also where other letters lack their signs, and so do places.
  ['ISIK ECZANESI', 'Isık Eczanesi'],
  ['CUMHURIYET ECZANESI', 'Cumhuriyet Eczanesi'],
  ['KARAISALI KEBAP', 'Karaisalı Kebap'],
  ['BALIK RESTAURANT ADANA', 'Balık Restaurant Adana'],
  ['MAVI ISTANBUL', 'Mavi İstanbul'],
  // Words of other tongues have no ı.
  ['ÇİĞDEM BOUTIQUE', 'Çiğdem Boutique'],
  ['WIN ADANA', 'Win Adana'],
  // Brands by their owners, with what hangs on them.
  ['MCDONALD’S ADANA', 'McDonald’s Adana'],
  ['IKEA, ADANA', 'IKEA, Adana'],
  // Letters with their points, and titles.
  ['T.C. ADANA', 'T.C. Adana'],
  ['A.Ş ADANA', 'A.Ş Adana'],
  ['ADANA ŞUBESİ C.', 'Adana Şubesi C.'],
  ['SANDR ADANA', 'Sandr Adana'],
  ['A.B.C. ADANA', 'A.B.C. Adana'],
  ['A.BERK ADANA', 'A.Berk Adana'],
  ['YILDIZ GIDA SAN.VE TİC.LTD.ŞTİ.', 'Yıldız Gıda San.ve Tic.Ltd.Şti.'],
  ['GÜNEŞ (MERKEZ) ECZANESİ', 'Güneş (Merkez) Eczanesi'],
  ['VE KAHVE, VE ÇAY', 'Ve Kahve, ve Çay'],
  ['HACI’NIN YERİ', 'Hacı’nın Yeri'],
  ['FAVMD ADANA', 'Favmd Adana'],
  ['XYZT ADANA', 'XYZT Adana'],
  // Little words, but not at the beginning.
  ['DE GUSTO VE MUTFAK', 'De Gusto ve Mutfak'],
  ['ADANA   &  KEBAP', 'Adana   &  Kebap'],
  ['ADANA - 5 - KEBAP', 'Adana - 5 - Kebap'],
])('%s is written %s', (shouted, calm) => {
  expect(calmName(shouted)).toBe(calm);
});

test.each([
  [
    'REŞATBEY MAH. CUMHURİYET CAD. NO:18 SEYHAN / ADANA',
    'Reşatbey Mah. Cumhuriyet Cad. No:18 Seyhan / Adana',
  ],
  ['KURTULUŞ MAH.64006 SOK NO 5/A', 'Kurtuluş Mah.64006 Sok No 5/A'],
  ['CUMHURIYET MAH. D:5', 'Cumhuriyet Mah. D:5'],
  ['YENİ SANAYİ SİTESİ 15. SOK. PTT VE AVM YANI', 'Yeni Sanayi Sitesi 15. Sok. PTT ve AVM Yanı'],
  ['Toros Mah. NO:5', 'Toros Mah. NO:5'],
  ['5/A', '5/A'],
])('the address %s is written %s', (shouted, calm) => {
  expect(calmAddress(shouted)).toBe(calm);
});

test('what joins two words of a name of old is small', () => {
  expect(calmName('SOFRA-İ ŞARK LOKANTASI')).toBe('Sofra-i Şark Lokantası');
});

test('titles before a name in capitals stay', () => {
  expect(calmName('Op.Dr. AYŞE KAYA MUAYENEHANESİ')).toBe('Op.Dr. Ayşe Kaya Muayenehanesi');
  expect(calmName('Uzm. Dr. ALİ AK')).toBe('Uzm. Dr. Ali Ak');
  expect(calmName('Dr. AK')).toBe('Dr. AK');
});
