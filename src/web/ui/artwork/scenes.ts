import type { Motif } from './motif.ts';
import { BazaarAwning, BazaarAwningIcon } from './motifs/BazaarAwning.tsx';
import { BookAndSimit, BookAndSimitIcon } from './motifs/BookAndSimit.tsx';
import { BridalDress, BridalDressIcon } from './motifs/BridalDress.tsx';
import { ClockTower, ClockTowerIcon } from './motifs/ClockTower.tsx';
import { GarageLight, GarageLightIcon } from './motifs/GarageLight.tsx';
import { HotelKey, HotelKeyIcon } from './motifs/HotelKey.tsx';
import { Mirror, MirrorIcon } from './motifs/Mirror.tsx';
import { Mortar, MortarIcon } from './motifs/Mortar.tsx';
import { NeonSign, NeonSignIcon } from './motifs/NeonSign.tsx';
import { PlaneTreePicnic, PlaneTreePicnicIcon } from './motifs/PlaneTreePicnic.tsx';
import { RoofPitch, RoofPitchIcon } from './motifs/RoofPitch.tsx';
import { Skewer, SkewerIcon } from './motifs/Skewer.tsx';
import { TeaGlass, TeaGlassIcon } from './motifs/TeaGlass.tsx';

const fallback: Motif = { Scene: ClockTower, Icon: ClockTowerIcon, isOutdoors: true, ground: 170 };

/** Slug → drawing. A slug that is not here gets the clock tower. */
export const motifs: ReadonlyMap<string, Motif> = new Map<string, Motif>([
  ['restoranlar', { Scene: Skewer, Icon: SkewerIcon, isOutdoors: true, ground: 174 }],
  ['oteller', { Scene: HotelKey, Icon: HotelKeyIcon, ground: 136 }],
  ['kafeler', { Scene: TeaGlass, Icon: TeaGlassIcon, ground: 148 }],
  ['barlar', { Scene: NeonSign, Icon: NeonSignIcon, isSkyTaken: true, ground: 168 }],
  ['gelinlik', { Scene: BridalDress, Icon: BridalDressIcon, ground: 168 }],
  ['piknik', { Scene: PlaneTreePicnic, Icon: PlaneTreePicnicIcon, isOutdoors: true, ground: 162 }],
  ['saglik', { Scene: Mortar, Icon: MortarIcon, ground: 162 }],
  ['guzellik', { Scene: Mirror, Icon: MirrorIcon, ground: 164 }],
  ['alisveris', { Scene: BazaarAwning, Icon: BazaarAwningIcon, isOutdoors: true, ground: 172 }],
  ['spor', { Scene: RoofPitch, Icon: RoofPitchIcon, isOutdoors: true, ground: 158 }],
  ['egitim', { Scene: BookAndSimit, Icon: BookAndSimitIcon, ground: 152 }],
  ['otomotiv', { Scene: GarageLight, Icon: GarageLightIcon, ground: 170 }],
]);

export const motifOf = (slug: string): Motif => motifs.get(slug) ?? fallback;
