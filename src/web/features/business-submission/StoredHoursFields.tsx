import { useState } from 'react';
import { hoursTexts } from '#web/texts/business-submission.ts';
import { editTexts } from '#web/texts/owner-workspace.ts';
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
  ramadanHours: string | null;
  specialDays: Record<string, string>;
  specialDayNames: Record<string, string>;
  showsProblems: boolean;
  /** As they would be stored; undefined while something in them cannot be. */
  onChange: (
    value:
      | {
          hours: string;
          ramadanHours: string;
          specialDays: Record<string, string>;
          specialDayNames: Record<string, string>;
        }
      | undefined,
  ) => void;
}

/** Week, Ramadan's week and special days of a business that stands: stored texts in, stored texts out. */
export function StoredHoursFields({
  id,
  showsProblems,
  onChange,
  ...stored
}: StoredHoursFieldsProps) {
  const [state, setState] = useState(() => {
    const week = stored.hours ? weekFromHours(stored.hours) : undefined;
    const ramadanWeek = stored.ramadanHours ? weekFromHours(stored.ramadanHours) : undefined;
    return {
      // Hours that the editor cannot show stay as they are until somebody touches them.
      hours: stored.hours ?? '',
      hasHours: week !== undefined,
      week: week ?? usualWeek(),
      hasRamadan: ramadanWeek !== undefined,
      ramadanWeek,
      days: fromSpecialDays(stored.specialDays, stored.specialDayNames),
    };
  });
  const change = (changes: Partial<typeof state>) => {
    const now = { ...state, ...changes };
    const isWrong =
      (now.hasHours && now.week.some(dayProblem)) ||
      (now.hasRamadan && now.ramadanWeek?.some(dayProblem)) ||
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
            ramadanHours: now.hasRamadan && now.ramadanWeek ? hoursOfWeek(now.ramadanWeek) : '',
            specialDays: toSpecialDays(now.days),
            specialDayNames: toSpecialDayNames(now.days),
          },
    );
  };
  return (
    <>
      <div>
        <CheckField
          checked={state.hasHours}
          onChange={(event) => change({ hasHours: event.target.checked })}
          label={editTexts.hoursStated}
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
      <div>
        <CheckField
          checked={state.hasRamadan}
          onChange={({ target: { checked } }) =>
            change({ hasRamadan: checked, ramadanWeek: state.ramadanWeek ?? state.week })
          }
          label={hoursTexts.ramadan}
        />
        {state.hasRamadan && state.ramadanWeek && (
          <>
            <p className="text-quiet text-sm">{hoursTexts.ramadanHint}</p>
            <HoursEditor
              id={`${id}-ramadan`}
              label={hoursTexts.ramadanGroup}
              week={state.ramadanWeek}
              onChange={(ramadanWeek) => change({ ramadanWeek })}
              showsProblems={showsProblems}
            />
          </>
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
