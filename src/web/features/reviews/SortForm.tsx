import { REVIEW_SORTS, type ReviewSort } from '#contract/reviews.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';

interface SortFormProps {
  /** Where the form leads without JavaScript. */
  path: string;
  sort: ReviewSort;
  onSort: (sort: ReviewSort) => void;
}

/** The order of the reviews; a choice takes effect at once. */
export const SortForm = ({ path, sort, onSort }: SortFormProps) => (
  <form action={path} method="get" className="mt-4 flex items-end gap-3">
    <Select
      name="sort"
      label={texts.sortLabel}
      className="w-52"
      value={sort}
      onChange={({ target }) => onSort(target.value as ReviewSort)}
      options={REVIEW_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
    />
    <Button type="submit" className="hidden noscript:inline-flex">
      {texts.sort}
    </Button>
  </form>
);
