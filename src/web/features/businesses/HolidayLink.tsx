import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus, type Holiday } from '#contract/calendar/holidays.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { holidayLink } from '#web/texts/holiday-link.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

const DAYS_BEFORE = 10;

/** Leads to who is open on the holiday that is near, or goes on; of no holiday it says nothing. */
export function HolidayLink({ businesses }: { businesses: readonly { holidays: Holiday[] }[] }) {
  const today = dayInAdana(useNow());
  // Those whose kind is always open have none.
  const holiday = businesses
    .flatMap(({ holidays }) => holidays)
    .find(
      ({ from, until }) =>
        until > `${today}T00:00` && from < `${dayPlus(today, DAYS_BEFORE + 1)}T00:00`,
    );
  if (!holiday) return null;
  return (
    <p className="mb-3">
      <Anchor href="/bayramda-acik" className="inline-flex min-h-11 items-center text-link">
        {holidayLink(holiday.name)}
      </Anchor>
    </p>
  );
}
