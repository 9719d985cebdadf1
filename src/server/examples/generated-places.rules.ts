import { DISTRICT_OUTLINES, districtAt } from '#contract/city/district-outlines.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import { neighbourhoodNames } from '#server/places/neighbourhoods.rules.ts';
import { type Draw, runningSums, seededDraw } from './seeded-draw.rules.ts';

/**
 * Where made-up businesses stand: as in the city, most of them in its busy neighbourhoods, around the
 * middle of theirs. The middles are drawn around the centres below, not surveyed.
 */

interface CityPart {
  /** Of a hundred businesses, this many. */
  share: number;
  /** Longitude, latitude, kilometres it reaches. */
  centres: readonly (readonly [number, number, number])[];
  /** The busiest first; the rest of the district's neighbourhoods lie anywhere in it. */
  busy: string;
}

const PARTS: Record<District, CityPart> = {
  Seyhan: {
    share: 46,
    centres: [
      [35.327, 36.988, 0.9],
      [35.317, 37.0, 1.1],
      [35.305, 37.013, 1.2],
      [35.288, 36.998, 1.6],
      [35.265, 37.008, 1.8],
    ],
    busy: `Reşatbey, Cemalpaşa, Kurtuluş, Ziyapaşa, Gazipaşa, Çınarlı, Döşeme, Kuruköprü, Karasoku, Tepebağ, Ulucamii, Namık Kemal,
      Sümer, Pınar, Tellidere, Gürselpaşa, Yeşilyurt, Fevzipaşa, Bahçelievler, Barbaros, Şakirpaşa, Hurmalı, İstiklal, Kocavezir,
      Beşocak, Mirzaçelebi, Denizli, Gülbahçesi, Yeşiloba, Onur, Emek, Yenibaraj, Fatih, Dumlupınar, Meydan, Sucuzade, Yenibey,
      Alidede, Akkapı, Dağlıoğlu, Mithatpaşa, Narlıca, Yeşilevler, Demetevler, 2000 Evler, Barış, Hürriyet, Havuzlubahçe`,
  },
  Çukurova: {
    share: 26,
    centres: [
      [35.302, 37.042, 1.1],
      [35.288, 37.05, 1.2],
      [35.268, 37.043, 1.3],
      [35.242, 37.045, 1.6],
    ],
    busy: `Toros, Güzelyalı, Huzurevleri, Belediye Evleri, Yurt, Beyazevler, Kurttepe, Karslılar, Yüzüncüyıl, Esentepe, Kabasakal,
      Şambayadı`,
  },
  Yüreğir: {
    share: 17,
    centres: [
      [35.348, 36.99, 1],
      [35.362, 36.998, 1.2],
      [35.352, 36.972, 1.4],
    ],
    busy: `Kışla, Sinanpaşa, Yavuzlar, Cumhuriyet, Karacaoğlan, Dadaloğlu, Serinevler, Atakent, Köprülü, Yamaçlı, Akıncılar, Özgür,
      Levent, Başak, 19 Mayıs, Güneşli, Kazım Karabekir, Kiremithane, Yunus Emre, Yenidoğan, Mutlu`,
  },
  Sarıçam: {
    share: 9,
    centres: [
      [35.37, 37.035, 1.3],
      [35.355, 37.055, 1.2],
      [35.4, 37.02, 1.6],
    ],
    busy: `Balcalı, Mehmet Akif Ersoy, Gültepe, Orhangazi, Remzi Oğuz Arık, Yıldırım Beyazıt, Yavuz Sultan Selim, Osmangazi, Çarkıpare,
      Esentepe, Şahintepe`,
  },
  Karaisalı: { share: 2, centres: [[35.06, 37.255, 1]], busy: 'Saypınar, Çorlu, Bekirli' },
};

/** So much of a district's businesses stand in neighbourhoods that are not named above. */
const ELSEWHERE_SHARE = 0.1;
/** How far from its neighbourhood's middle most of them stand, in kilometres. */
const REACH = { busy: 0.35, elsewhere: 0.6 };
/** Degrees of a kilometre at 37° north. */
const LONGITUDE_PER_KM = 1 / 88.9;
const LATITUDE_PER_KM = 1 / 111;
/** The middles are the same whatever the seed: it is one city. */
const CITY_SEED = 1;

interface Neighbourhood {
  name: string;
  district: District;
  longitude: number;
  latitude: number;
  reach: number;
}

type MadeUpPlace = Pick<Neighbourhood, 'name' | 'district'> & {
  latitude: number;
  longitude: number;
};

function pinAround(
  draw: Draw,
  district: District,
  [longitude, latitude, reach]: readonly [number, number, number],
): [longitude: number, latitude: number] {
  // At a border it may take some throws.
  for (;;) {
    const pin: [number, number] = [
      longitude + draw.bell() * reach * LONGITUDE_PER_KM,
      latitude + draw.bell() * reach * LATITUDE_PER_KM,
    ];
    if (districtAt(pin[1], pin[0]) === district) return pin;
  }
}

function pinAnywhere(draw: Draw, district: District): [longitude: number, latitude: number] {
  const outline = DISTRICT_OUTLINES[district];
  const between = (values: number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return low + draw.random() * (high - low);
  };
  for (;;) {
    const longitude = between(outline.map(([one]) => one));
    const latitude = between(outline.map(([, one]) => one));
    if (districtAt(latitude, longitude) === district) return [longitude, latitude];
  }
}

function drawCity() {
  const draw = seededDraw(CITY_SEED);
  const neighbourhoods: Neighbourhood[] = [];
  const weights: number[] = [];
  for (const district of DISTRICTS) {
    const { share, centres, busy } = PARTS[district];
    const all = neighbourhoodNames(district);
    const known = busy.split(',').map((name) => name.trim());
    const inOrder = known.filter((name) => all.includes(name));
    const others = all.filter((name) => !known.includes(name));
    const ranks = runningSums(inOrder.map((_, rank) => (rank + 3) ** -0.7)).at(-1) ?? 1;
    for (const [rank, name] of inOrder.entries()) {
      const [longitude, latitude] = pinAround(draw, district, draw.of(centres));
      neighbourhoods.push({ name, district, longitude, latitude, reach: REACH.busy });
      weights.push(((share * (1 - ELSEWHERE_SHARE)) / ranks) * (rank + 3) ** -0.7);
    }
    for (const name of others) {
      const [longitude, latitude] = pinAnywhere(draw, district);
      neighbourhoods.push({ name, district, longitude, latitude, reach: REACH.elsewhere });
      weights.push((share * ELSEWHERE_SHARE) / others.length);
    }
  }
  return { neighbourhoods, sums: runningSums(weights) };
}

let city: ReturnType<typeof drawCity> | undefined;

/** A neighbourhood, the busy ones more often, and a pin in it. */
export function madeUpPlace(draw: Draw): MadeUpPlace {
  city ??= drawCity();
  const { name, district, reach, ...middle } = draw.weighted(city.neighbourhoods, city.sums);
  const [longitude, latitude] = pinAround(draw, district, [
    middle.longitude,
    middle.latitude,
    reach,
  ]);
  return {
    name,
    district,
    longitude: Number(longitude.toFixed(6)),
    latitude: Number(latitude.toFixed(6)),
  };
}
