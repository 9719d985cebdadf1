import type { SceneName } from '../scene-places.ts';
import { variationOf } from '../variation.ts';

/** What is known of a business being open, as the contract has it. */
export type Light = 'open' | 'closing_soon' | 'closed' | 'unknown';

/** Awnings for trade and table, a slab over the door of a house or a yard, a gate where there is no house at all. */
export const frontStyles = ['shop', 'house', 'gate'] as const;
export type FrontStyle = (typeof frontStyles)[number];

const styles: Partial<Record<SceneName, FrontStyle>> = {
  restoranlar: 'shop',
  kafeler: 'shop',
  barlar: 'shop',
  gelinlik: 'shop',
  guzellik: 'shop',
  alisveris: 'shop',
  piknik: 'gate',
};

/** District → what is behind the street. */
const lands: Record<string, string> = {
  Seyhan: 'kopru',
  Yüreğir: 'ova',
  Çukurova: 'gol',
  Sarıçam: 'mahalle',
  Karaisalı: 'toros',
};

export const landOf = (district: string): string => `land-${lands[district] ?? 'mahalle'}`;

/** The same name always gives the same front. */
export function frontOf(name: string, scene: SceneName) {
  const { motif, ridgeShift, front } = variationOf(name);
  const style = styles[scene] ?? 'house';
  return {
    style,
    /** The name of its drawing. */
    front: `${style}-${front}${motif.isMirrored ? 'm' : ''}`,
    /** How far the land is pushed along. */
    shift: ridgeShift * 2,
  };
}
