import {
  AD_PACKAGE_WORDS,
  ADVERTISE_PACKAGES,
  type AdPackage,
} from '#contract/advertising/advertising.ts';
import { formatMoney } from '#contract/text/numbers.ts';

/** What an advertiser asked for. */
export interface BoughtPackage {
  packageType: AdPackage;
  /** Months. */
  duration: number;
  totalCost: number;
}

/** `Premium`, `3 ay`, `1.617,30 TL` */
export const boughtFacts = (bought: BoughtPackage): [string, string][] => [
  ['Paket', AD_PACKAGE_WORDS[bought.packageType]],
  [
    'Süre',
    ADVERTISE_PACKAGES[bought.packageType].isUnlimited ? 'Sınırsız' : `${bought.duration} ay`,
  ],
  ['Tutar', formatMoney(bought.totalCost)],
];
