import { AD_PACKAGE_WORDS, type AdPackage } from './advertising.ts';
import type { AdKind } from './live-ads.ts';

const OF_LIST = { membership: 'üyelik', ad: 'ilan', request: 'aylık reklam' } as const;

/** How a plan or a package is called where its price stands: each of the three lists has a 'Temel' of its own. */
export const listedAs = (list: keyof typeof OF_LIST, name: string): string =>
  `${name} ${OF_LIST[list]}`;

/** The same of an ad, by the form that it was asked for with. */
export const packageName = (kind: AdKind, packageType: AdPackage): string =>
  listedAs(kind === 'advertisement' ? 'ad' : 'request', AD_PACKAGE_WORDS[packageType]);
