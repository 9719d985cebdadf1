import type { ImportWords } from '#server/imports/import-rows.service.ts';

const outside = (place: string) => `${place} is outside the directory`;
const pinProblems = {
  zero: 'its position is zero',
  far: 'its position is far away',
  unreadable: 'its position cannot be read',
} as const;

const texts: Partial<Record<string, string>> = {
  whatsapp: 'WhatsApp number',
  instagram: 'Instagram name',
};

/** What the report of an import says of its rows, in the operator's language. */
export const operatorImportWords: ImportWords = {
  noName: 'no name',
  headerAgain: 'the header again',
  closedForGood: 'closed for good',
  unknownCategory: (word) => `unknown category: ${word}`,
  unlistedKind: (name) => `the directory lists no such kind: ${name}`,
  noCategory: 'no category',
  unread: ({ isTooLong }) =>
    isTooLong ? 'longer than a million letters, not read' : 'a quote is never closed, not read',

  abroad: (country) => `outside Turkey: ${country}`,
  elsewhere: outside,
  otherDistrict: (name) => outside(`the district of ${name}`),
  outsideDistricts: 'its position is outside the five districts',
  farAway: 'its position is far from Adana',
  unknownDistrict: (problem) => `district unknown${problem ? ` (${pinProblems[problem]})` : ''}`,
  sharedNeighbourhood: (name, districts) =>
    `several districts have a neighbourhood ${name}: ${districts.join(', ')}`,

  shortened: (field, letters) => `${field} too long, cut to ${letters} letters`,
  categoryFromName: (category) => `no category, taken from its name: ${category}`,
  categoryAgainstName: (category, kind) => `its name says ${kind}, ${category} not taken`,
  districtFromNeighbourhood: (district, others) =>
    `district taken from its neighbourhood: ${district} (there is one in ${others.join(', ')} too)`,
  pin: {
    zero: 'position is zero, left out',
    far: 'position is far from Adana, left out',
    unreadable: 'position cannot be read, left out',
  },
  swappedPin: 'latitude and longitude were swapped, put right',
  pinElsewhere: (stated, believed) =>
    `position is outside the district it names (${stated}); taken as ${believed}`,
  halfPhone: 'digits of its telephone are missing, left out',
  noAddress: 'no address, only its district was written',
  wrongHours: 'hours cannot be read, taken as they are written',
  wrongEmail: 'e-mail is not valid, left out',
  wrongWebsite: 'web address is not valid, left out',
  wrongText: (field) => `${texts[field] ?? field} cannot be read, left out`,
  wrongSpecialDays: 'special days cannot be read, left out',
  wrongPrice: (text) => `price level not understood: ${text}`,

  likeness: {
    source: 'same record of the source',
    cid: 'same place of the map',
    phone: 'same telephone',
    place: 'same name and place',
  },
  unsure: 'its source is not sure enough, waits for a moderator',
  flagged: (flags) =>
    `users of its source say of it: ${flags.join(', ')}; it waits for a moderator`,
  doubted: (other, why) => {
    const said = typeof other === 'number' ? `row ${other} of this file` : other;
    return `may be the same as ${said ?? 'another one'} (${why}), waits for a moderator`;
  },
  sameAsLine: (line, why) => `the same as row ${line} of this file (${why})`,
  storedUnseen: (why) => `there already, not published (${why})`,
  stored: ({ id, name }, why, isPublishedNow) =>
    `there already: #${id} ${name} (${why})${isPublishedNow ? '; it waited and is published' : ''}`,
  newer: {
    facts: {
      existence: 'status',
      name: 'name',
      kind: 'kind',
      address: 'address',
      pin: 'position',
      phone: 'telephone',
      website: 'web address',
      hours: 'hours',
      prices: 'prices',
    },
    none: 'none',
    open: 'open',
    closedForNow: 'temporarily closed',
    saidBy: {
      owner: 'its owner',
      team: 'the team',
      visitor: 'a visitor',
      visitors: 'visitors',
      sender: 'whoever put it in',
    },
    kept: (fact, who) => `${fact} kept as ${who} said`,
    unsaid: (facts) => `no longer said: ${facts}`,
    older: 'older than what is known, nothing changed',
    missing: 'no longer in the file of its source',
    closed: 'closed, its source says',
  },
  others: 'others',
};
