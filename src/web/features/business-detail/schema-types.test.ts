import { expect, test } from 'vitest';
import { siteFrameTexts } from '#web/texts/site-frame.ts';
import { schemaType } from './schema-types.ts';

test('each of the twelve categories has a type of its own', () => {
  for (const slug of Object.keys(siteFrameTexts.categories)) {
    expect(schemaType(slug, null), slug).not.toBe('LocalBusiness');
  }
  expect(schemaType('yeni-kategori', null)).toBe('LocalBusiness');
});

test('the subcategory leads to a closer type where it leaves no doubt', () => {
  const closer = {
    Eczane: ['saglik', 'Pharmacy'],
    'Diş kliniği': ['saglik', 'Dentist'],
    'Çocuk doktoru': ['saglik', 'Physician'],
    'Erkek kuaförü': ['guzellik', 'HairSalon'],
    'Şehir oteli': ['oteller', 'Hotel'],
    Pansiyon: ['oteller', 'LodgingBusiness'],
    'Üçüncü dalga kahveci': ['kafeler', 'CafeOrCoffeeShop'],
    Kitapçı: ['alisveris', 'BookStore'],
    'Oto tamir': ['otomotiv', 'AutoRepair'],
    'Motosiklet servisi': ['otomotiv', 'MotorcycleRepair'],
    'Göl kıyısı': ['piknik', ['LocalBusiness', 'TouristAttraction']],
    'Dil kursu': ['egitim', ['LocalBusiness', 'EducationalOrganization']],
  } as const;
  for (const [subcategory, [slug, type]] of Object.entries(closer)) {
    expect(schemaType(slug, subcategory), subcategory).toEqual(type);
  }
});
