import { type Attributes, textsOf } from '#contract/attributes/attributes.ts';
import type { Business } from '#contract/businesses/businesses.ts';
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

interface Row extends Omit<Business, Made> {
  attributes: Attributes;
  kindSlug: string | null;
  kindName: string | null;
  schemaTypes: string | null;
  motif: string | null;
  onHolidays: OnHolidays;
  isEmailShown: boolean;
  pictures: Picture[] | null;
  specialDays: Record<string, string> | null;
  specialDayNames: Record<string, string> | null;
  submittedAt: Date;
  approvedAt: Date | null;
}

/** A row as the public may see it: the e-mail only when its submitter agreed to show it. */
export const toBusiness = (
  { isEmailShown, kindSlug, kindName, schemaTypes, motif, onHolidays, ...row }: Row,
  holidays: Holiday[],
): Business => ({
  ...row,
  attributes: textsOf(row.attributes),
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
