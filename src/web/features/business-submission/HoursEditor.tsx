import { ArrowDownToLine, CalendarCheck2 } from 'lucide-react';
import { useId } from 'react';
import { DAY_NAMES } from '#contract/calendar/opening-hours.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DayKind, DaySpans } from './DayFields.tsx';
import { changeDay, copyDown, dayProblem, type WeekEntry, weekInWords } from './hours-week.ts';

interface HoursEditorProps {
  /** Of the group, which takes the focus when the form's summary leads here. */
  id?: string;
  week: WeekEntry;
  onChange: (week: WeekEntry) => void;
  /** Says what is wrong with a day; before a first try to send, times are still being typed. */
  showsProblems?: boolean;
}

/** The week, day by day, and what it will look like. Knows nothing of the form around it. */
export function HoursEditor({ id, week, onChange, showsProblems = false }: HoursEditorProps) {
  const ownId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout
    <div id={id} role="group" aria-label={texts.group} tabIndex={-1} className="outline-none">
      <ul className="flex flex-col divide-y divide-line">
        {week.map((entry, index) => {
          const day = DAY_NAMES[index] ?? '';
          const problem = showsProblems || isTyped(entry) ? dayProblem(entry) : undefined;
          const props = {
            day,
            entry,
            onChange: (changed: typeof entry) => onChange(changeDay(week, index, changed)),
          };
          return (
            <li
              key={day}
              className="grid grid-cols-[minmax(max-content,1fr)_auto] max-[18rem]:grid-cols-1 gap-x-2 gap-y-2 py-2.5 sm:gap-x-3 sm:grid-cols-[6.5rem_8rem_minmax(0,1fr)_auto] sm:items-start"
            >
              <span className="self-center font-semibold sm:h-12 sm:content-center sm:self-start">
                {day}
              </span>
              <div className="flex items-center gap-1 sm:contents">
                <DayKind {...props} />
                {index < 6 && (
                  <IconButton
                    label={texts.copyDownFrom(day)}
                    icon={<ArrowDownToLine className="size-5" aria-hidden="true" />}
                    className="max-sm:-mr-2 sm:order-last"
                    onClick={() => onChange(copyDown(week, index))}
                  />
                )}
                {index === 6 && <span className="size-11 max-sm:-mr-2 sm:order-last" />}
              </div>
              {/* Its width is no reason for a wider column of buttons. */}
              <div className="max-sm:col-span-full max-sm:w-0 max-sm:min-w-full max-sm:empty:hidden">
                <DaySpans {...props} problem={problem} problemId={`${ownId}-${index}`} />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-2 rounded-md bg-sunken p-4">
        <p className="font-semibold text-quiet text-sm">{texts.summaryLabel}</p>
        <ul aria-live="polite" className="figures mt-1">
          {weekInWords(week).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 mt-1"
          icon={<CalendarCheck2 aria-hidden="true" />}
          onClick={() => onChange(copyDown(week, 0))}
        >
          {texts.copyToAll}
        </Button>
      </div>
    </div>
  );
}

/** All times are there, so what is wrong with them can be said. */
const isTyped = ({ spans }: WeekEntry[number]) =>
  spans.every(({ from, to }) => from.length > 3 && to.length > 3);
