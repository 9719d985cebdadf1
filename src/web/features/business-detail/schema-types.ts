import { searchNorm } from '#contract/turkish-fold.ts';

type SchemaType = string | string[];

/** Picnic places and schools are no businesses in schema.org: the second type says what they are. */
const PARK: SchemaType = ['LocalBusiness', 'TouristAttraction'];
const SCHOOL: SchemaType = ['LocalBusiness', 'EducationalOrganization'];

interface CategoryTypes {
  usual: SchemaType;
  /** Beginnings of folded words of the subcategory → a closer type; the first that fits. */
  closer?: [words: string, type: SchemaType][];
}

/** schema.org types by category slug; a closer one only where the subcategory leaves no doubt. */
const types: Record<string, CategoryTypes> = {
  restoranlar: {
    usual: 'Restaurant',
    closer: [
      ['pastane firin', 'Bakery'],
      ['dondurma', 'IceCreamShop'],
      ['burger hamburger fast', 'FastFoodRestaurant'],
    ],
  },
  oteller: {
    usual: 'LodgingBusiness',
    closer: [
      ['otel', 'Hotel'],
      ['motel', 'Motel'],
      ['hostel', 'Hostel'],
      ['kamp', 'Campground'],
    ],
  },
  kafeler: { usual: 'CafeOrCoffeeShop' },
  barlar: { usual: 'BarOrPub', closer: [['kulup kulub', 'NightClub']] },
  gelinlik: { usual: 'ClothingStore' },
  piknik: { usual: PARK },
  saglik: {
    usual: 'MedicalBusiness',
    closer: [
      ['eczane', 'Pharmacy'],
      ['dis', 'Dentist'],
      ['optik gozluk', 'Optician'],
      ['veteriner', 'VeterinaryCare'],
      ['hastane', 'Hospital'],
      ['doktor hekim', 'Physician'],
      ['poliklinik tip', 'MedicalClinic'],
    ],
  },
  guzellik: {
    usual: 'BeautySalon',
    closer: [
      ['berber kuafor', 'HairSalon'],
      ['tirnak', 'NailSalon'],
      ['spa hamam masaj', 'DaySpa'],
    ],
  },
  alisveris: {
    usual: 'Store',
    closer: [
      ['avm', 'ShoppingCenter'],
      ['kitap kirtasiye', 'BookStore'],
      ['market bakkal manav supermarket', 'GroceryStore'],
      ['cicek', 'Florist'],
      ['elektronik bilgisayar', 'ElectronicsStore'],
      ['nalbur hirdavat', 'HardwareStore'],
      ['mobilya', 'FurnitureStore'],
      ['kuyum', 'JewelryStore'],
      ['ayakkabi', 'ShoeStore'],
      ['giyim butik', 'ClothingStore'],
      ['pet', 'PetStore'],
      ['oyuncak', 'ToyStore'],
    ],
  },
  spor: {
    usual: 'SportsActivityLocation',
    closer: [
      ['fitness', 'ExerciseGym'],
      ['yuzme havuz', 'PublicSwimmingPool'],
      ['tenis', 'TennisComplex'],
      ['stat stadyum', 'StadiumOrArena'],
    ],
  },
  egitim: {
    usual: SCHOOL,
    closer: [
      ['anaokul', ['LocalBusiness', 'Preschool']],
      ['kres', 'ChildCare'],
      ['kutuphane', 'Library'],
    ],
  },
  otomotiv: {
    usual: 'AutomotiveBusiness',
    closer: [
      ['yikama', 'AutoWash'],
      ['yedek', 'AutoPartsStore'],
      ['kiralama', 'AutoRental'],
      ['galeri bayi', 'AutoDealer'],
      ['akaryakit benzin petrol', 'GasStation'],
      ['lastik', 'TireShop'],
      ['motosiklet', 'MotorcycleRepair'],
      ['kaporta', 'AutoBodyShop'],
      ['tamir servis elektrik klima', 'AutoRepair'],
    ],
  },
};

/** schema.org type of a business: a subtype of LocalBusiness, or that beside what it is. */
export function schemaType(categorySlug: string, subcategory: string | null): SchemaType {
  const known = types[categorySlug];
  if (!known) return 'LocalBusiness';
  const words = searchNorm(subcategory ?? '').split(' ');
  const closer = known.closer?.find(([beginnings]) =>
    beginnings.split(' ').some((beginning) => words.some((word) => word.startsWith(beginning))),
  );
  return closer?.[1] ?? known.usual;
}
