import { useState } from 'react';
import { hoursTexts } from '#web/texts/business-submission.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { dayProblem, hoursOfWeek, usualWeek, weekFromHours } from './hours-week.ts';
import { SpecialDaysEditor } from './SpecialDaysEditor.tsx';
import {
  fromSpecialDays,
  specialDayProblem,
  toSpecialDayNames,
  toSpecialDays,
} from './special-days.ts';

interface StoredHoursFieldsProps {
  id: string;
  /** As they are stored. */
  hours: string | null;
  specialDays: Record<string, string>;
  specialDayNames: Record<string, string>;
  showsProblems: boolean;
  /** As they would be stored; undefined while something in them cannot be. */
  onChange: (
    value:
      | {
          hours: string;
          specialDays: Record<string, string>;
          specialDayNames: Record<string, string>;
        }
      | undefined,
  ) => void;
}

/** Week and special days of a business that stands: stored texts in, stored texts out. */
export function StoredHoursFields({
  id,
  showsProblems,
  onChange,
  ...stored
}: StoredHoursFieldsProps) {
  const [state, setState] = useState(() => {
    const week = stored.hours ? weekFromHours(stored.hours) : undefined;
    return {
      // Hours that the editor cannot show stay as they are until somebody touches them.
      hours: stored.hours ?? '',
      hasHours: week !== undefined,
      week: week ?? usualWeek(),
      days: fromSpecialDays(stored.specialDays, stored.specialDayNames),
    };
  });
  const change = (changes: Partial<typeof state>) => {
    const now = { ...state, ...changes };
    const isWrong =
      (now.hasHours && now.week.some(dayProblem)) ||
      now.days.some((_, index) => specialDayProblem(now.days, index));
    if ('week' in changes || 'hasHours' in changes) {
      now.hours = !now.hasHours ? '' : now.week.some(dayProblem) ? '' : hoursOfWeek(now.week);
    }
    setState(now);
    onChange(
      isWrong
        ? undefined
        : {
            hours: now.hours,
            specialDays: toSpecialDays(now.days),
            specialDayNames: toSpecialDayNames(now.days),
          },
    );
  };
  return (
    <>
      <div>
        <CheckField
          checked={!state.hasHours}
          onChange={(event) => change({ hasHours: !event.target.checked })}
          label={hoursTexts.notStated}
        />
        {state.hasHours ? (
          <HoursEditor
            id={id}
            week={state.week}
            onChange={(week) => change({ week })}
            showsProblems={showsProblems}
          />
        ) : (
          <p className="text-sm text-quiet">{hoursTexts.notStatedNote}</p>
        )}
      </div>
      <SpecialDaysEditor
        days={state.days}
        hasNames
        onChange={(days) => change({ days })}
        showsProblems={showsProblems}
      />
    </>
  );
}
