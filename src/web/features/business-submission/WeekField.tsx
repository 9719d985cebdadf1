import { useState } from 'react';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { dayProblem, hoursOfWeek, usualWeek, weekFromHours } from './hours-week.ts';

/** What the server answers with 'cannot be read': a week that is still being typed. */
const UNREADABLE = '?';

/** The week of a business; none when nothing is known, and what a file wrote that nobody could read. */
export function WeekField({ hours, onHours }: { hours: string; onHours: (hours: string) => void }) {
  const [week, setWeek] = useState(() => (hours ? weekFromHours(hours) : undefined));
  const change = (next: typeof week) => {
    setWeek(next);
    if (!next) return onHours('');
    onHours(next.some((day) => dayProblem(day)) ? UNREADABLE : hoursOfWeek(next));
  };
  if (!week) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-quiet">{hours ? texts.unreadHours(hours) : texts.noHours}</span>
        <Button size="sm" onClick={() => change(usualWeek())}>
          {texts.addHours}
        </Button>
      </div>
    );
  }
  return (
    <>
      <HoursEditor week={week} onChange={change} showsProblems />
      <Button size="sm" variant="quiet" className="self-start" onClick={() => change(undefined)}>
        {texts.dropHours}
      </Button>
    </>
  );
}
