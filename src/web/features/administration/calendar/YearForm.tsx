import {
  type AdministeredYear,
  confirmCalendarYear,
} from '#contract/calendar/administered-calendar.ts';
import { PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { calendarTexts as texts } from '#web/texts/administration-calendar.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { ActButton } from '../ActButton.tsx';
import { Panel } from '../Panel.tsx';

interface YearFormProps {
  calendarYear: AdministeredYear;
  onSaved: (years: AdministeredYear[]) => void;
}

/** When the bayrams and Ramadan of one year begin and end. */
export function YearForm({ calendarYear, onSaved }: YearFormProps) {
  const { year, periods, isConfirmed, confirmedAt } = calendarYear;
  const api = useApi();
  const form = useForm({
    initial: Object.fromEntries(
      periods.flatMap(({ first, last }, at) => [
        [`first${at}`, first],
        [`last${at}`, last],
      ]),
    ) as Record<string, string>,
    async send(values) {
      const wanted = periods.map(({ name }, at) => ({
        ...{ name, first: values[`first${at}`] ?? '', last: values[`last${at}`] ?? '' },
      }));
      const years = await api
        .call(confirmCalendarYear, { year, periods: wanted })
        .catch((error: unknown) => {
          throw besideFields(error);
        });
      onSaved(years);
      await notify({ title: texts.saved(year), description: texts.savedNote, tone: 'success' });
    },
  });
  useTypedWords(`calendar ${year}`, form);
  const state = confirmedAt ? texts.confirmed(formatDate(confirmedAt)) : texts.waiting;
  return (
    <Panel title={String(year)} lead={state}>
      {!isConfirmed && <p className="text-quiet">{texts.waitingNote}</p>}
      <Form form={form} summary={administrationTexts.formProblems}>
        {periods.map(({ name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of a year that has two, each is its place
          <div key={at} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <TextField
              {...form.field(`first${at}`)}
              {...{ type: 'date', min: `${year}-01-01`, max: `${year}-12-31` }}
              label={texts.first(PERIOD_NAMES[name])}
            />
            <TextField
              {...form.field(`last${at}`)}
              {...{ type: 'date', min: form.values[`first${at}`] }}
              label={texts.last(PERIOD_NAMES[name])}
            />
          </div>
        ))}
        <p className="field-hint">{texts.eveNote}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            form={form}
            send={isConfirmed ? texts.change : texts.confirm(year)}
            variant={isConfirmed ? 'plain' : 'primary'}
          />
          {isConfirmed && (
            <ActButton
              variant="quiet"
              size="md"
              label={texts.takeBack}
              act={async () => {
                onSaved(await api.call(confirmCalendarYear, { year, periods: null }));
                return { title: texts.takenBack(year), description: texts.takenBackNote };
              }}
            />
          )}
        </div>
      </Form>
    </Panel>
  );
}

/** `periods.1.last` is the field `last1`; what is wrong with a period as a whole, its first day. */
function besideFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const issues = error.issues.map(({ path, message }) => ({
    path: path.replace(/^periods\.(\d+)(?:\.(\w+))?$/, (_, at, end = 'first') => `${end}${at}`),
    message,
  }));
  return new ApiError(error.status, error.detail, issues);
}
