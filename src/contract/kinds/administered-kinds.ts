import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { CountedKind } from './kinds.ts';

/** What a kind usually is on public holidays. */
export const ON_HOLIDAYS = ['open', 'closed', 'unknown'] as const;
/** `open` is a word for each of its businesses, the others say nothing of one; null of those without a kind. */
export type OnHolidays = (typeof ON_HOLIDAYS)[number] | null;

/** The words of a kind by who says them, each a list with commas: see `KindsTable`. */
export const WORD_LISTS = ['words', 'sells', 'needs', 'abroad', 'files'] as const;
export type WordList = (typeof WORD_LISTS)[number];
export const WORD_LIST_LENGTH = 3000;
/** Of one word: as long as a counted question is at most. */
const WORD_LENGTH = 60;

export const NAME_MISSING = 'Türün adını yazın';
export const PLURAL_MISSING = 'Adının çoğulunu yazın';
export const MOTIF_UNKNOWN = 'Böyle bir resim yok, gösterilenlerden seçin';

const nameText = (missing: string) => shortText(60).pipe(z.string().min(1, missing));
const wordList = shortText(WORD_LIST_LENGTH).default('');

/** A kind with everything the team may know and change. */
export const AdministeredKind = CountedKind.extend({
  id: z.number().int(),
  /** Name of its category. */
  category: z.string().nullable(),
  words: z.string(),
  sells: z.string(),
  needs: z.string(),
  abroad: z.string(),
  files: z.string(),
  /** Of schema.org, with spaces, the closest last. */
  schemaTypes: z.string(),
  takesReservations: z.boolean(),
  onHolidays: z.enum(ON_HOLIDAYS),
  /** The name of its drawing; empty where it has that of its category. */
  motif: z.string(),
});
export type AdministeredKind = z.infer<typeof AdministeredKind>;

const KindForm = z.object({
  name: nameText(NAME_MISSING),
  plural: nameText(PLURAL_MISSING),
  /** Empty: the directory lists none. */
  categorySlug: shortText(100).default(''),
  words: wordList,
  sells: wordList,
  needs: wordList,
  abroad: wordList,
  files: wordList,
  /** `LocalBusiness` when empty. */
  schemaTypes: shortText(120)
    .pipe(
      z
        .string()
        .regex(
          /^(?:[A-Z][A-Za-z]*(?: +[A-Z][A-Za-z]*)*)?$/,
          'schema.org’daki adıyla, boşlukla ayırarak yazın: Store BookStore',
        ),
    )
    .default(''),
  takesReservations: z.boolean().default(false),
  onHolidays: z.enum(ON_HOLIDAYS).default('unknown'),
  /** One that some kind has; left as it is where it is not said. */
  motif: shortText(40).optional(),
});

export const listAdministeredKinds = endpoint({
  summary: 'Bütün türler, ekibin gördüğü bütün sözleriyle',
  method: 'GET',
  path: '/api/admin/kinds',
  access: 'admin',
  input: z.object({}),
  output: z.array(AdministeredKind),
});

export const addKind = endpoint({
  summary: 'Yeni bir tür ekler',
  method: 'POST',
  path: '/api/admin/kinds',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  isIdempotent: true,
  input: KindForm,
  output: AdministeredKind,
});

export const changeKind = endpoint({
  summary: 'Bir türü ve sözlerini değiştirir; işletmelerin türü yeniden belirlenir',
  method: 'PUT',
  path: '/api/admin/kinds/:id',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: KindForm.extend({ id: Id }),
  output: AdministeredKind,
});

export const addWordToKind = endpoint({
  summary: 'Bir türe bir söz ekler; aranınca ve işletmelerde o tür anlaşılır',
  method: 'POST',
  path: '/api/admin/kinds/:id/words',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({
    id: Id,
    word: shortText(WORD_LENGTH).pipe(z.string().min(1, 'Bir söz yazın')),
  }),
  output: AdministeredKind,
});

export const deleteKind = endpoint({
  summary: 'Bir türü siler; işletmelerinin türü yeniden belirlenir',
  method: 'DELETE',
  path: '/api/admin/kinds/:id',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: z.object({}),
});
