import { Plus, X } from 'lucide-react';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import {
  addSpan,
  changeSpan,
  type DayEntry,
  MAX_SPANS,
  nightNote,
  readTime,
  removeSpan,
} from './hours-week.ts';

interface DayProps {
  /** Names the controls: `'Pazartesi'`, `'2. özel gün'`. */
  day: string;
  entry: DayEntry;
  onChange: (entry: DayEntry) => void;
}

/** Open, closed or round the clock. */
export const DayKind = ({ day, entry, onChange }: DayProps) => (
  <select
    aria-label={texts.state(day)}
    className="control control-select w-32 max-[22rem]:w-28"
    value={entry.kind}
    onChange={(event) => onChange({ ...entry, kind: event.target.value as DayEntry['kind'] })}
  >
    {Object.entries(texts.kinds).map(([kind, label]) => (
      <option key={kind} value={kind}>
        {label}
      </option>
    ))}
  </select>
);

/** The times of an open day; more than one span for a day with a pause. */
export function DaySpans({
  day,
  entry,
  onChange,
  problem,
  problemId,
}: DayProps & { problem: string | undefined; problemId: string }) {
  if (entry.kind !== 'open') return null;
  return (
    <div className="flex flex-col gap-2">
      {entry.spans.map((span, index) => {
        const number = index + 1;
        const isLast = number === entry.spans.length;
        const time = (end: 'from' | 'to') => (
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder={texts.timePlaceholder}
            aria-label={end === 'from' ? texts.opens(day, number) : texts.closes(day, number)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            className="control figures w-[4.6rem] max-[22rem]:w-16 px-2! text-center"
            value={span[end]}
            onChange={(event) => onChange(changeSpan(entry, index, { [end]: event.target.value }))}
            onBlur={() => {
              const read = readTime(span[end]);
              if (read && read !== span[end]) onChange(changeSpan(entry, index, { [end]: read }));
            }}
          />
        );
        const night = nightNote(span);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
          <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {time('from')}
            <span aria-hidden="true">–</span>
            {time('to')}
            {entry.spans.length > 1 && (
              <IconButton
                label={texts.removeSpan(day, number)}
                icon={<X className="size-4" aria-hidden="true" />}
                onClick={() => onChange(removeSpan(entry, index))}
              />
            )}
            {isLast && entry.spans.length < MAX_SPANS && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.addSpanTo(day)}
                className="px-2!"
                icon={<Plus aria-hidden="true" />}
                onClick={() => onChange(addSpan(entry))}
              >
                {texts.addSpan}
              </Button>
            )}
            {night && <span className="basis-full text-quiet text-sm">{night}</span>}
          </div>
        );
      })}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  );
}
