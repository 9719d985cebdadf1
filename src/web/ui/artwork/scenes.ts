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
import { FALLBACK, type SceneName } from './scene-places.ts';

/** How each scene and its icon are drawn. Pages only name them (drawn-outside.ts). */
export const motifs: Record<SceneName, Motif> = {
  restoranlar: { Scene: Skewer, Icon: SkewerIcon },
  oteller: { Scene: HotelKey, Icon: HotelKeyIcon },
  kafeler: { Scene: TeaGlass, Icon: TeaGlassIcon },
  barlar: { Scene: NeonSign, Icon: NeonSignIcon },
  gelinlik: { Scene: BridalDress, Icon: BridalDressIcon },
  piknik: { Scene: PlaneTreePicnic, Icon: PlaneTreePicnicIcon },
  saglik: { Scene: Mortar, Icon: MortarIcon },
  guzellik: { Scene: Mirror, Icon: MirrorIcon },
  alisveris: { Scene: BazaarAwning, Icon: BazaarAwningIcon },
  spor: { Scene: RoofPitch, Icon: RoofPitchIcon },
  egitim: { Scene: BookAndSimit, Icon: BookAndSimitIcon },
  otomotiv: { Scene: GarageLight, Icon: GarageLightIcon },
  [FALLBACK]: { Scene: ClockTower, Icon: ClockTowerIcon },
};
