import type { z } from 'zod';
import { tr } from 'zod/locales';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: 'Metin',
  number: 'Sayı',
  int: 'Tam sayı',
  boolean: 'Evet ya da hayır',
  array: 'Liste',
};
/** What is counted: letters of a text, things of a list; of a number nothing. */
const UNITS: Record<string, string> = { string: ' karakter', array: ' tane' };

const library = tr().localeError;

/** What is wrong with a field, without the library's own words for kinds and comparisons. */
export const issueSentence: z.core.$ZodErrorMap = (issue: Issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'Bu alan gerekli';
    return issue.expected in KINDS ? `${KINDS[issue.expected]} bekleniyor` : 'Geçersiz değer';
  }
  if (issue.code === 'too_small')
    return `En az ${issue.minimum}${UNITS[issue.origin] ?? ''} olmalı`;
  if (issue.code === 'too_big')
    return `En çok ${issue.maximum}${UNITS[issue.origin] ?? ''} olabilir`;
  return library(issue);
};
