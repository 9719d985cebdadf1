import type { Business } from '#contract/businesses.ts';
import { searchNorm, turkishSortKey } from '#contract/turkish-fold.ts';
import type { Picture } from '#contract/uploads.ts';
import { lexemes, weightedLexemes } from './search.rules.ts';

interface Searchable {
  name: string;
  category: string;
  subcategory?: string | null | undefined;
  description?: string | null | undefined;
  address: string;
  neighbourhood?: string | null | undefined;
  district: string;
  features?: readonly string[] | undefined;
}

const joined = (...texts: (string | null | undefined)[]) =>
  searchNorm(texts.filter(Boolean).join(' '));

/**
 * The columns a business is found and sorted by; computed wherever a business is written.
 * `search_head` keeps name, kind, place and features apart by weight; `head_norm` is what a misspelt
 * word is compared with; `search_all` holds every word there is.
 */
export function searchColumns(business: Searchable) {
  const { name, category, subcategory, neighbourhood, district, address, description } = business;
  const kind = joined(category, subcategory);
  const place = joined(neighbourhood, district);
  const features = joined(...(business.features ?? []));
  const head = joined(name, kind, place);
  return {
    name_sort: turkishSortKey(name),
    name_norm: searchNorm(name),
    head_norm: head,
    search_head: weightedLexemes({ A: searchNorm(name), B: kind, C: place, D: features }),
    search_all: lexemes(joined(head, features, address, description)).join(' '),
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
