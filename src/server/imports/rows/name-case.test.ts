import { expect, test } from 'vitest';
import { calmName } from './name-case.rules.ts';

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
])('%s is written %s', (shouted, calm) => {
  expect(calmName(shouted)).toBe(calm);
});
