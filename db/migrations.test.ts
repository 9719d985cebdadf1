import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Beginnings of the sums of what was written down once: each new file adds a line. */
const SUMS = {
  '0101-platform.sql': '5c8d00e6edd8829a',
  '0102-accounts-and-uploads.sql': '58902af1d62b6d11',
  '0103-categories.sql': 'a89703675e6cf107',
  '0104-search-words.sql': 'c78dd22c4d7fc844',
  '0105-businesses.sql': 'b22f0204ccecbebf',
  '0106-owners.sql': 'ae2f3cdff4d99a0f',
  '0107-visitors.sql': '03cd31ff845e5e63',
  '0108-advertising.sql': '6fa6038d1edee444',
  '0109-statistics.sql': '691095ed5d8186ac',
  '0110-business-people.sql': 'fee2ddfdb8284e83',
  '0112-emails-of-decisions.sql': '4f0bfc58a15fdcb0',
  '0113-merged-rows.sql': '79b9fd585792df87',
  '0115-reservation-links.sql': 'ff7daa2516830f68',
  '0116-reservations-off.sql': '0e0601bef95698e0',
  '0117-special-day-names.sql': '2f1cd6ecd1ed5af4',
  '0118-ad-previews.sql': '4a408fbce9a73296',
  '0121-counted-ways.sql': 'ed026cb2e45c1956',
  '0122-corrected-answers.sql': '4b4e5d4dfd4ba630',
  '0123-contested-claims-and-earlier-words.sql': '6980eb05c5d57068',
  '0126-kinds.sql': '24a7d8e2e8c2d1f9',
  '0140-kinds-of-renamed-categories.sql': 'f5b46404298f49b0',
  '0141-answers-read-again.sql': '12c9366cdef2d53a',
  '0142-corrected-answers-that-wait.sql': '9a64ede97ec7f9e3',
  '0145-neighbourhood-of-a-business.sql': '3fbef6b692f3a4ae',
  '0146-businesses-of-a-neighbourhood.sql': '20d0c2ff5381c65c',
  '0147-calendar-years.sql': '25c33eec2c2a841c',
  '0148-duty-turns.sql': '0e7bc99ec12f38b0',
  '0149-nobetci-is-no-kind.sql': 'aa0a9639ea0ff0dd',
  '0152-places.sql': '6ca7c84aef4ce091',
  '0154-bayram-questions.sql': '71012379a4d24e3b',
  '0155-days-of-duty.sql': '23f1dc83ccd4fe2c',
  '0156-what-changed.sql': 'a532f32c097802ea',
  '0157-licence-of-an-import.sql': '45035f366bf2fd38',
  '0158-attributes-of-a-business.sql': '8c49d10d1584357a',
  '0159-kinds-said-by-names.sql': '5e36ee150c27788a',
  '0161-sources-of-a-business.sql': '6cf3387814e63507',
  '0163-facts-of-a-business.sql': 'a9be77c1870a6ebf',
  '0164-newer-files.sql': '9312fbec5306dc5a',
  '0165-kinds-told-by-parts-of-names.sql': '2c298ddef29b88ed',
  '0166-inquiries.sql': '732d8c6fea9b6194',
  '0167-emptied-tables.sql': '5a91f9b672915fbb',
  '0168-lists-of-a-change.sql': 'b741a89f8a01fb26',
  '0169-answers-of-visitors.sql': '8bdde72a79e1cfc1',
  '0170-who-reports-a-closing.sql': '3e8d7ed2423bfb8f',
  '0172-alike-categories.sql': 'b68251aa9c385b1b',
  '0173-general-words-of-files.sql': '85372f0b109755b9',
  '0174-motifs-of-kinds.sql': '4875be75f12cf197',
  '0175-city-pack.sql': '24743a1d5c7b79f2',
  '0176-kinds-of-many.sql': 'ff8f8440762fa2b2',
  '0177-cells-by-name.sql': 'ac2d2528bd52e8b5',
  '0178-photos-of-visitors.sql': 'e8306206ad2862bf',
  '0179-asked-facts.sql': '4388d9b6064edd66',
  '0181-words-are-counted-in-memory.sql': '71ff7f4c021f3b4a',
  '0183-ratings-of-few.sql': '233e861953601564',
  '0184-not-asked-again.sql': 'c1a0f63df98e659c',
  '0189-ramadan-hours.sql': 'b04fe085557de4ec',
  '0190-other-names.sql': '8644333bbadabe94',
  '0197-kinds-beside-by-their-names.sql': '25d8dda1a4a42977',
  '0200-website-checks.sql': '500e9f28928a54aa',
  '0201-told-apart.sql': '22ad5756fd63b2c4',
  '0202-trips-stays-and-parts-of-names.sql': '5be54c6a86563a1c',
  '0206-duty-in-the-city-pack.sql': 'c31ae3159a7600eb',
  '0207-goods-are-no-trade.sql': '7f304651b67c7033',
  '0214-names-against-files.sql': '40254f976da927ce',
  '0215-what-visitors-call-kinds.sql': '7cab7cc927346c71',
  '0218-parts-of-names.sql': '5f837cf26965007f',
  '0203-trades-of-their-own.sql': '58226a65980d1e5b',
  '0208-price-lists.sql': '74f3c0afc08efa6d',
  '0226-notes-and-lists-of-favorites.sql': 'fee150f539087b45',
  '0227-names-against-words-of-files.sql': 'a1c6973f78a655db',
  '0228-names-as-compounds.sql': '29643c71a64ef1f5',
  '0229-dealers-in-names.sql': '6f14b92e07df28a2',
  '0230-kinds-that-are-no-other.sql': '52a18951c7247753',
  '0232-shops-in-malls.sql': 'd04c03916fad7836',
  '0233-names-by-cell.sql': 'b4b8b27e05204222',
  '0234-many-changed-at-once.sql': '72d2e7d0aa504c3b',
  '0235-pictures-are-no-tests.sql': '09efd145b95f05c7',
  '0236-what-every-shop-has.sql': '5d0659df90d330cf',
  '0237-names-sought-by-beginnings.sql': 'a7d17ba54b97ca14',
  '0238-what-walls-are-built-of.sql': 'ffa2765c233a7253',
  '0239-names-of-no-other-trade.sql': 'a6c0ad89e25d9887',
  '0240-what-every-market-has.sql': '38bf7d763ea39417',
  '0241-who-sells-what.sql': 'a050b44a315088c1',
  '0242-who-is-also-of-a-kind.sql': 'dd3ec41b7b272546',
  '0243-more-makes-and-chains.sql': 'cc2b4bc7896f215c',
  '0244-what-all-of-a-trade-have.sql': '258a0d2da0b5657c',
  '0231-who-said-it-is-open.sql': 'b20bfa1a6b1e80fc',
  '0198-brands-of-kinds.sql': '29cdf408c9bda47e',
  '0224-links-of-duty-that-were-cut.sql': '73ae2df89e174ad5',
  '0221-price-photos.sql': '36f9fcbd985411e6',
  'of-0.1.0.txt': 'be00e0670aa1d1ea',
};

test('neither text nor name of a migration changes', () => {
  const found = files.map((file) => [file, sha256(textOf(file)).slice(0, 16)]);
  expect(
    Object.fromEntries(found),
    'Databases have run the migrations that are here: leave them as they are, words and comments too. What is to change is a further file with the next number (and a line of its own in this table).',
  ).toEqual(SUMS);
});

/** Statements that would keep visitors or writers waiting while an index is built. */
function lockingBuilds(text: string): string[] {
  const own = [...text.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, table]) => table);
  return [
    ...[
      ...text.matchAll(
        /create (?:unique )?index (?<how>concurrently if not exists )?\w+\s+on (?<table>\w+)[^;]*;/gi,
      ),
    ]
      .filter(({ groups }) => !groups?.how && !own.includes(groups?.table))
      .map(([statement]) => statement),
    ...(text.match(/^\s*reindex (?!.*concurrently)[^;]*;/gim) ?? []),
    ...(text.match(/create (?:unique )?index\s+on [^;]*;/gi) ?? []),
  ];
}

test('a migration builds an index of a table that is there already beside the readers', () => {
  const made = 'create table notes (id int);\ncreate index notes_by_id on notes (id);';
  const beside =
    'create index concurrently if not exists reviews_by_day\n  on reviews (created_at);';
  expect(lockingBuilds(`${made}\n${beside}\nreindex index concurrently reviews_by_day;`)).toEqual(
    [],
  );
  for (const locking of [
    'create unique index reviews_once on reviews (id);',
    'create index on reviews (id);',
    'reindex table reviews;',
  ])
    expect(lockingBuilds(`${made}\n${locking}`)).toHaveLength(1);
  for (const file of files) expect(lockingBuilds(textOf(file)), file).toEqual([]);
});
