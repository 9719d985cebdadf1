import type { SceneName } from '../../scene-places.ts';
import { atTable } from './at-table.ts';
import { atWork } from './at-work.ts';
import { forPeople } from './for-people.ts';
import { inShops } from './in-shops.ts';
import type { WindowMotifs } from './window-motif.ts';

const own: WindowMotifs = { ...atTable, ...inShops, ...atWork, ...forPeople };

/** Kinds that have one drawing with another. */
const alike: Record<string, string> = { fincan: 'kahve', golkafe: 'caybahcesi', kaporta: 'araba' };

/** What stands in the window where the words of a business tell no kind. */
const ofCategories: Record<SceneName, string> = {
  restoranlar: 'tabak',
  oteller: 'yatak',
  kafeler: 'cay',
  barlar: 'kokteyl',
  gelinlik: 'duvak',
  piknik: 'sepet',
  saglik: 'steteskop',
  guzellik: 'ayna',
  alisveris: 'canta',
  spor: 'halter',
  egitim: 'kalem',
  otomotiv: 'araba',
  'saat-kulesi': 'tamir',
};

/** Every motif there is, by the name that kinds and categories give it. */
export const windowMotifs: WindowMotifs = {
  ...own,
  ...Object.fromEntries(
    Object.entries({ ...alike, ...ofCategories }).map(([name, drawn]) => [name, own[drawn] ?? []]),
  ),
};
