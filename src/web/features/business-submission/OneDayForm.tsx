import { useForm } from '#web/browser/use-form.ts';
import { bayramHoursTexts as texts } from '#web/texts/bayram-hours.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { DayKind, DaySpans } from './DayFields.tsx';
import { type DayEntry, dayFromHours, dayProblem, hoursOfDay, usualDay } from './hours-week.ts';

interface OneDayFormProps {
  /** Names the controls: `'9 Mart Salı'`. */
  day: string;
  /** As they are stored: where it begins. */
  hours: string | null;
  /** As they would be stored. */
  onHours: (hours: string) => Promise<void>;
}

/** The hours of one day, typed as those of a week are. */
export function OneDayForm({ day, hours, onHours }: OneDayFormProps) {
  const form = useForm<{ entry: DayEntry }>({
    initial: { entry: (hours && dayFromHours(hours)) || usualDay },
    check({ entry }) {
      const problem = dayProblem(entry);
      return problem ? { entry: problem } : {};
    },
    send: ({ entry }) => onHours(hoursOfDay(entry)),
  });
  const { entry } = form.values;
  const id = form.idOf('entry');
  const props = { day, entry, onChange: (changed: DayEntry) => form.set('entry', changed) };
  return (
    <Form form={form} summary={texts.summary} className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout */}
      <div
        id={id}
        role="group"
        aria-label={texts.other}
        tabIndex={-1}
        className="flex flex-wrap items-start gap-2 outline-none"
      >
        <DayKind {...props} />
        <DaySpans {...props} problem={form.errors.entry} problemId={`${id}-problem`} />
      </div>
      <SubmitButton form={form} send={texts.save} className="self-start" />
    </Form>
  );
}
