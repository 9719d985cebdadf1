import { dayInAdana } from '#contract/calendar/days.ts';
import { type Holiday, nearHoliday } from '#contract/calendar/holidays.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { holidayLink } from '#web/texts/holiday-link.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

/** Leads to who is open on the holiday that is near, or goes on; of no holiday it says nothing. */
export function HolidayLink({ businesses }: { businesses: readonly { holidays: Holiday[] }[] }) {
  const today = dayInAdana(useNow());
  // Those whose kind is always open have none.
  const holiday = nearHoliday(
    businesses.flatMap(({ holidays }) => holidays),
    today,
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
