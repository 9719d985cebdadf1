import { ADVERTISE_PACKAGES, type AdPackage } from '#contract/advertising/advertising.ts';
import { packageName } from '#contract/advertising/listed-as.ts';
import type { AdKind } from '#contract/advertising/live-ads.ts';
import { formatMoney } from '#contract/text/numbers.ts';

/** What an advertiser asked for. */
export interface BoughtPackage {
  kind: AdKind;
  packageType: AdPackage;
  /** Months. */
  duration: number;
  totalCost: number;
}

/** `Premium ilan`, `3 ay`, `1.617,30 TL` */
export const boughtFacts = (bought: BoughtPackage): [string, string][] => [
  ['Paket', packageName(bought.kind, bought.packageType)],
  [
    'Süre',
    ADVERTISE_PACKAGES[bought.packageType].isUnlimited ? 'Sınırsız' : `${bought.duration} ay`,
  ],
  ['Tutar', formatMoney(bought.totalCost)],
];
