import { ArrowDownToLine } from 'lucide-react';
import { useId, useState } from 'react';
import { DAY_NAMES } from '#contract/calendar/opening-hours.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DayKind, DaySpans } from './DayFields.tsx';
import {
  changeDay,
  copyDown,
  dayProblem,
  isAlikeEveryDay,
  usualDay,
  type WeekEntry,
  weekInWords,
} from './hours-week.ts';

interface HoursEditorProps {
  /** Of the group, which takes the focus when the form's summary leads here. */
  id?: string;
  label?: string;
  week: WeekEntry;
  onChange: (week: WeekEntry) => void;
  /** Says what is wrong with a day; before a first try to send, times are still being typed. */
  showsProblems?: boolean;
}

/** One row for every day of a week that has no others, else day by day, and what it will look like. */
export function HoursEditor({
  id,
  label = texts.group,
  week,
  onChange,
  showsProblems = false,
}: HoursEditorProps) {
  const ownId = useId();
  const [wantsDays, setWantsDays] = useState(false);
  const isAlike = !wantsDays && isAlikeEveryDay(week);
  const days = isAlike ? [texts.everyDay] : DAY_NAMES;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      <CheckField
        label={texts.alike}
        checked={isAlike}
        onChange={({ target: { checked } }) => {
          setWantsDays(!checked);
          if (checked) onChange(copyDown(week, 0));
        }}
      />
      <ul className="flex flex-col divide-y divide-line">
        {days.map((day, index) => {
          const entry = week[index] ?? usualDay;
          const problem = showsProblems || isTyped(entry) ? dayProblem(entry) : undefined;
          const props = {
            day,
            entry,
            onChange: (changed: typeof entry) => {
              const next = changeDay(week, index, changed);
              onChange(isAlike ? copyDown(next, 0) : next);
            },
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
                {!isAlike && index < 6 && (
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
      </div>
    </div>
  );
}

/** All times are there, so what is wrong with them can be said. */
const isTyped = ({ spans }: WeekEntry[number]) =>
  spans.every(({ from, to }) => from.length > 3 && to.length > 3);
