import { type Attributes, ownWordOf, textsOf } from '#contract/attributes/attributes.ts';
import type { Business, BusinessOnCard } from '#contract/businesses/businesses.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';
import type { Picture } from '#contract/uploads.ts';
import { doubtedBy } from '#server/calendar/on-holidays.rules.ts';

type Made =
  | 'kind'
  | 'attributes'
  | 'pictures'
  | 'specialDays'
  | 'specialDayNames'
  | 'holidays'
  | 'submittedAt'
  | 'approvedAt';

/** What was read besides of a card, and of a whole business. */
interface MadeOf {
  kindSlug: string | null;
  kindName: string | null;
  motif: string | null;
  onHolidays: OnHolidays;
  pictures: Picture[] | null;
  specialDays: Record<string, string> | null;
}

type CardRow = Omit<Card, 'kind' | 'pictures' | 'specialDays' | 'holidays'> & MadeOf;

interface Row extends Omit<Business, Made>, MadeOf {
  attributes: Attributes;
  schemaTypes: string | null;
  isEmailShown: boolean;
  specialDayNames: Record<string, string> | null;
  submittedAt: Date;
  approvedAt: Date | null;
}

/** With the place of its pin. */
export type Card = BusinessOnCard & Pick<Business, 'latitude' | 'longitude'>;

/** A row as a card says it, with as much of its photos as that shows. */
export function toCard(
  { kindSlug, kindName, motif, onHolidays, ...row }: CardRow,
  holidays: Holiday[],
): Card {
  const { images, pictures } = ofPlace(row);
  return {
    ...row,
    kind: kindSlug === null ? null : { name: kindName ?? '', motif: motif ?? '' },
    images: images.slice(0, 1),
    pictures: pictures.slice(0, 1),
    specialDays: row.specialDays ?? {},
    holidays: doubtedBy(holidays, onHolidays),
  };
}

/** A row as the public may see it: the e-mail only when its submitter agreed to show it. */
export const toBusiness = (
  { isEmailShown, kindSlug, kindName, schemaTypes, motif, onHolidays, ...row }: Row,
  holidays: Holiday[],
): Business => ({
  ...row,
  attributes: textsOf(row.attributes).map((one) => {
    const ownWord = ownWordOf(one, row.features);
    return ownWord === undefined ? one : { ...one, ownWord };
  }),
  kind:
    kindSlug === null
      ? null
      : {
          slug: kindSlug,
          name: kindName ?? '',
          schemaTypes: schemaTypes?.split(' ') ?? [],
          motif: motif ?? '',
        },
  email: isEmailShown ? row.email : null,
  ...ofPlace(row),
  specialDays: row.specialDays ?? {},
  specialDayNames: row.specialDayNames ?? {},
  holidays: doubtedBy(holidays, onHolidays),
  submittedAt: row.submittedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
});

/** A photo of prices stands on their own page: a menu is neither a cover nor a picture of the place. */
function ofPlace({ images, pictures }: Pick<Row, 'images' | 'pictures'>) {
  const all = pictures ?? [];
  return {
    // Own ones only: another site would be asked by every visitor's browser; `data:` runs what it likes.
    images: images.filter(
      (address) =>
        /^\/(?![/\\])/.test(address) &&
        !all.some(({ src, pricesOn }) => pricesOn && src === address),
    ),
    pictures: all.filter(({ pricesOn }) => !pricesOn),
  };
}
