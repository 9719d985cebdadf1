import type { Business } from '#contract/businesses.ts';
import { searchNorm, turkishSortKey } from '#contract/turkish-fold.ts';
import type { Picture } from '#contract/uploads.ts';
import { openWeekOf } from './open-week.rules.ts';
import {
  lexemesOf,
  lexemesOfKind,
  lexemesOfName,
  lexemesWithin,
  readNameWords,
  readWords,
  spelledWords,
  weightedLexemes,
} from './search-lexemes.rules.ts';

interface Searchable {
  name: string;
  category: string;
  subcategory?: string | null | undefined;
  description?: string | null | undefined;
  address: string;
  neighbourhood?: string | null | undefined;
  district: string;
  features?: readonly string[] | undefined;
  hours: string | null | undefined;
}

const joined = (...texts: (string | null | undefined)[]) =>
  searchNorm(texts.filter(Boolean).join(' '));

/** Rows computed by older rules are rewritten: raise it with every change of what `searchColumns` makes. */
export const SEARCH_VERSION = 6;

/**
 * The columns a business is found and sorted by; computed wherever a business is written.
 * `search_head` keeps name, kind, place and features apart by weight; `search_all` holds every word
 * there is; `head_words` feeds the vocabulary.
 */
export function searchColumns(business: Searchable) {
  const { subcategory, neighbourhood, district, address, description } = business;
  const name = readNameWords(business.name);
  const kinds = [business.category, subcategory ?? ''].map(readNameWords);
  const place = [neighbourhood ?? '', district].flatMap(readWords);
  const features = (business.features ?? []).map(readWords);
  const A = lexemesOfKind(name);
  const B = kinds.flatMap(lexemesOfKind);
  const C = lexemesOfName(place);
  const D = [...features.flatMap(lexemesOfName), ...lexemesWithin(name)];
  const prose = lexemesOf([address, description ?? ''].flatMap(readWords));
  return {
    name_sort: turkishSortKey(business.name),
    name_norm: searchNorm(business.name),
    head_norm: joined(business.name, business.category, subcategory, neighbourhood, district),
    search_head: weightedLexemes({ A, B: [...new Set(B)], C, D: [...new Set(D)] }),
    search_all: [...new Set([...A, ...B, ...C, ...D, ...prose])].join(' '),
    head_words: spelledWords([...name, ...kinds.flat(), ...place, ...features.flat()]),
    search_version: SEARCH_VERSION,
    open_week: openWeekOf(business.hours),
  };
}

interface Row extends Omit<Business, 'pictures' | 'specialDays' | 'submittedAt' | 'approvedAt'> {
  isEmailShown: boolean;
  pictures: Picture[] | null;
  specialDays: Record<string, string> | null;
  submittedAt: Date;
  approvedAt: Date | null;
}

/** A row as the public may see it: the e-mail only when its submitter agreed to show it. */
export const toBusiness = ({ isEmailShown, ...row }: Row): Business => ({
  ...row,
  email: isEmailShown ? row.email : null,
  // Own ones only: another site would be asked by every visitor's browser; `data:` runs what it likes.
  images: row.images.filter((address) => /^\/(?![/\\])/.test(address)),
  pictures: row.pictures ?? [],
  specialDays: row.specialDays ?? {},
  submittedAt: row.submittedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
});
