import type { z } from 'zod';
import { shownCategories } from '#contract/categories/categories.ts';
import { lookOfCategory } from '#contract/categories/category-look.ts';
import type { ConfiguredSite, Site } from '#contract/city/city.ts';
import type {
  CitySettings,
  changeCitySettings as changeContract,
} from '#contract/city/city-settings.ts';
import { unsetContacts } from '#contract/city/unset-contacts.ts';
import { listCategories } from '#server/categories/categories.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { withTimeout } from '#server/platform/timeout.ts';
import { listSettings, lockSettings, saveSetting } from './city-settings.queries.ts';
import { readSettings, SETTING_NAMES, siteWith } from './city-settings.rules.ts';

export const getCitySettings = async ({ db }: Pick<Basics, 'db'>): Promise<CitySettings> =>
  readSettings(await listSettings(db, SETTING_NAMES));

/** What /contact cannot say, by the names of the settings. */
export const listUnsetContacts = async (
  db: Basics['db'],
  configured: Parameters<typeof unsetContacts>[1],
): Promise<string[]> => unsetContacts(await getCitySettings({ db }), configured);

/** Only what is another one is written: each write draws every page anew. */
export const changeCitySettings = (
  ctx: Context,
  wanted: z.output<(typeof changeContract)['input']>,
): Promise<CitySettings> =>
  inTransaction(ctx, async (inside) => {
    await lockSettings(inside.db);
    const before = await getCitySettings(inside);
    const difference: Record<string, unknown> = {};
    for (const name of SETTING_NAMES) {
      const [old, given] = [before[name], wanted[name]];
      if (given === undefined || JSON.stringify(old) === JSON.stringify(given)) continue;
      await saveSetting(inside.db, name, given, ctx.now());
      // A person's address may stand in it.
      difference[name] = name === 'imprint' ? true : [old, given];
    }
    if (Object.keys(difference).length > 0) {
      await record(inside, ctx.caller, {
        action: 'settings.change',
        entity: 'settings',
        entityId: 'city',
        difference,
      });
    }
    return getCitySettings(inside);
  });

/**
 * What pages know of the site, read anew only after public data changed: a setting made on one instance
 * is on the pages of all.
 */
export function openSite(
  ctx: Basics,
  configured: ConfiguredSite,
  version: () => number,
): () => Promise<Site> {
  let kept: { version: number; site: Promise<Site> } | undefined;
  let last: Site | undefined;
  const read = async () => {
    const [settings, categories] = await Promise.all([getCitySettings(ctx), listCategories(ctx)]);
    const named = shownCategories(categories).map((category) => {
      const { name, slug } = category;
      const look = lookOfCategory(category);
      return { name, slug, ...((look.hue !== slug || look.motif !== slug) && { look }) };
    });
    const businessCount = categories.reduce((sum, one) => sum + one.businessCount, 0);
    last = siteWith(configured, settings, named, businessCount);
    return last;
  };
  return () => {
    // Noted before reading: a change that happens meanwhile makes this old at once.
    const now = version();
    if (kept?.version === now) return kept.site;
    const site = withTimeout(read()).catch((error: unknown) => {
      // A failure is not kept: the next page asks again. This one stands as the site was before.
      if (kept?.site === site) kept = undefined;
      if (last === undefined) throw error;
      return last;
    });
    kept = { version: now, site };
    return site;
  };
}
