import { CalendarPlus, X } from 'lucide-react';
import { useId } from 'react';
import { businessFields } from '#contract/businesses/fields.ts';
import { SPECIAL_NAME_LENGTH } from '#contract/calendar/special-days.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DayKind, DaySpans } from './DayFields.tsx';
import { type DayEntry, dayProblem } from './hours-week.ts';
import { newSpecialDay, type SpecialDayEntry, specialDayProblem } from './special-days.ts';

interface SpecialDaysEditorProps {
  /** Of the group, which takes the focus when the form's summary leads here. */
  id?: string;
  days: SpecialDayEntry[];
  onChange: (days: SpecialDayEntry[]) => void;
  /** Whether a day can have a name. */
  hasNames?: boolean;
  showsProblems?: boolean;
}

/** Dated exceptions to the week: closed, or other hours. */
export function SpecialDaysEditor({
  id,
  days,
  onChange,
  hasNames = false,
  showsProblems = false,
}: SpecialDaysEditorProps) {
  const ownId = useId();
  const change = (index: number, changes: Partial<SpecialDayEntry>) =>
    onChange(days.map((day, at) => (at === index ? { ...day, ...changes } : day)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout
    <div id={id} role="group" aria-label={texts.special} tabIndex={-1} className="outline-none">
      <h3 className="text-base">{texts.special}</h3>
      <p className="field-hint">{texts.specialHint}</p>
      {days.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {days.map((entry, index) => {
            const number = index + 1;
            const day = texts.specialDay(number);
            const found = specialDayProblem(days, index);
            const problem = showsProblems || entry.date ? found : undefined;
            const problemId = `${ownId}-${index}`;
            const props = {
              day,
              entry,
              onChange: (changed: DayEntry) => change(index, changed),
            };
            // What is not wrong with its hours is wrong with its dates.
            const isDateWrong = problem !== undefined && problem !== dayProblem(entry);
            const date = (end: 'date' | 'until', label: string) => (
              <input
                type="date"
                aria-label={label}
                aria-invalid={isDateWrong || undefined}
                aria-describedby={isDateWrong ? problemId : undefined}
                min={end === 'until' ? entry.date : undefined}
                className="control figures min-w-0 px-2.5! max-sm:grow sm:w-44"
                value={entry[end]}
                onChange={(event) => change(index, { [end]: event.target.value })}
              />
            );
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the list
              <li key={index} className="flex flex-col gap-2 py-3">
                {hasNames && (
                  <input
                    aria-label={texts.specialName(number)}
                    placeholder={texts.specialNamePlaceholder}
                    maxLength={SPECIAL_NAME_LENGTH}
                    className="control w-full px-2.5! sm:w-96"
                    value={entry.name}
                    onChange={(event) => change(index, { name: event.target.value })}
                  />
                )}
                <div className="flex flex-wrap items-center gap-2">
                  <div className="flex items-center gap-2 max-sm:w-full">
                    {date('date', texts.specialDate(number))}
                    <span aria-hidden="true">–</span>
                    {date('until', texts.specialUntil(number))}
                  </div>
                  <DayKind {...props} />
                  <IconButton
                    label={texts.specialRemove(number)}
                    icon={<X className="size-5" aria-hidden="true" />}
                    className="-mr-2"
                    onClick={() => onChange(days.filter((_, at) => at !== index))}
                  />
                </div>
                <DaySpans
                  {...props}
                  problem={isDateWrong ? undefined : problem}
                  problemId={problemId}
                />
                {isDateWrong && <FieldError id={problemId}>{problem}</FieldError>}
              </li>
            );
          })}
        </ul>
      )}
      {days.length < businessFields.specialDays.most && (
        <Button
          size="sm"
          className="mt-2"
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={() => onChange([...days, newSpecialDay()])}
        >
          {texts.specialAdd}
        </Button>
      )}
    </div>
  );
}
