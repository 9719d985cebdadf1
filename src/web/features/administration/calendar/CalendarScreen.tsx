import { listCalendarYears } from '#contract/calendar/administered-calendar.ts';
import { dayAndMonth } from '#contract/calendar/day-words.ts';
import { dayPlus, holidaysOf } from '#contract/calendar/holidays.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { calendarTexts as texts } from '#web/texts/administration-calendar.ts';
import { Failed, Waiting } from '../Loading.tsx';
import { Panel } from '../Panel.tsx';
import { YearForm } from './YearForm.tsx';

const dayOf = (moment: string) => dayAndMonth(moment.slice(0, 10));

/** The bayrams of this year and the next ones, to be confirmed, and the days that need no word. */
export function CalendarScreen() {
  const api = useApi();
  const asked = useAsked('calendar', (signal) => api.call(listCalendarYears, {}, { signal }));
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  return (
    <div className="flex flex-col gap-5">
      {asked.data.map((one) => (
        // What another year's form holds stays as it was typed.
        <YearForm
          key={`${one.year} ${one.confirmedAt}`}
          calendarYear={one}
          onSaved={(years) => asked.set(years)}
        />
      ))}
      <NationalDays year={asked.data[0]?.year ?? 0} />
    </div>
  );
}

const NationalDays = ({ year }: { year: number }) => (
  <Panel title={texts.nationalTitle} lead={texts.nationalLead}>
    <dl className="figures">
      {holidaysOf([{ year, isConfirmed: true, periods: [] }]).map(({ name, from }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt>{name}</dt>
          <dd className="text-quiet">
            {dayOf(from)}
            {from.endsWith('T00:00') ? '' : texts.afternoon(dayOf(dayPlus(from.slice(0, 10), 1)))}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
);
