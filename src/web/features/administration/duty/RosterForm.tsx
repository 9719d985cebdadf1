import { useState } from 'react';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import {
  DEFAULT_TURN,
  publishRoster,
  ROSTER_MAX_BYTES,
  type RosterReading,
  readRoster,
} from '#contract/duty/administered-duty.ts';
import { dayInFileName } from '#contract/duty/roster-file-name.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { ActButton } from '../ActButton.tsx';
import { Panel } from '../Panel.tsx';
import { RosterPreview } from './RosterPreview.tsx';

const initial = {
  ...{ text: '', file: '' },
  ...{ day: '', from: DEFAULT_TURN.from as string, until: DEFAULT_TURN.until as string },
  district: '',
};
type Values = typeof initial;

const PIECE = 0x8000;
async function asBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

const inputOf = ({ text, day, district, from, until }: Values, file: string) => ({
  ...{ file, text: file ? '' : text, from, until },
  ...(day && { day }),
  ...(district && { district: district as District }),
});

interface Read {
  input: ReturnType<typeof inputOf>;
  reading: RosterReading;
}

/** A roster as a file or as text; read first, then published as it was read. */
export function RosterForm({ onPublished }: { onPublished: () => Promise<void> }) {
  const api = useApi();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<Read>();
  const form = useForm<Values>({
    initial,
    check: ({ text }) => ({
      text: !file && !text.trim() ? texts.empty : '',
      file: file && file.size > ROSTER_MAX_BYTES ? texts.tooLarge : '',
    }),
    async send(values) {
      setRead(undefined);
      const input = inputOf(values, file ? await asBase64(file) : '');
      setRead({ input, reading: await api.call(readRoster, input) });
    },
  });
  useTypedWords('duty', form);
  /** A file's own day is taken for the one of its rows that say none, and goes with the file. */
  const choose = (chosen: File | undefined) => {
    const before = file && dayInFileName(file.name);
    const day = chosen && dayInFileName(chosen.name);
    if (day || (before && form.values.day === before)) form.set('day', day ?? '');
    setFile(chosen);
  };
  const publish = async ({ input }: Read) => {
    const { days } = await api.call(publishRoster, input);
    setRead(undefined);
    choose(undefined);
    form.set('text', '');
    await onPublished();
    const isSame = days.every(({ outcome }) => outcome === 'same');
    return { title: texts.published, description: isSame ? texts.same : texts.publishedNote };
  };
  return (
    <>
      <Panel title={texts.formTitle}>
        <Form form={form} summary={administrationTexts.formProblems}>
          <Field
            id={form.idOf('file')}
            label={texts.file}
            hint={texts.fileHint}
            error={form.errors.file}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.txt,.tsv,.xlsx,.json,.html,.htm,text/plain,text/csv"
                className="control py-2"
                onChange={({ target }) => {
                  setRead(undefined);
                  if (target.files?.[0]) choose(target.files[0]);
                  // The same file may be chosen again, corrected.
                  target.value = '';
                }}
              />
            )}
          </Field>
          {file && (
            <p className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 truncate">{file.name}</span>
              <Button size="sm" onClick={() => choose(undefined)}>
                {texts.noFile}
              </Button>
            </p>
          )}
          <TextArea {...form.field('text')} label={texts.text} hint={texts.textHint} rows={6} />
          <fieldset className="min-w-0">
            <legend className="field-label">{texts.defaults}</legend>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
              <TextField {...form.field('day')} type="date" label={texts.day} />
              <TextField {...form.field('from')} type="time" label={texts.from} />
              <TextField {...form.field('until')} type="time" label={texts.until} />
              <Select
                {...form.field('district')}
                label={texts.district}
                options={[{ value: '', label: texts.anyDistrict }, ...DISTRICTS]}
              />
            </div>
          </fieldset>
          <div>
            <SubmitButton form={form} send={texts.preview} variant={read ? 'plain' : 'primary'} />
          </div>
        </Form>
      </Panel>
      {read && (
        <RosterPreview reading={read.reading}>
          <ActButton variant="primary" size="md" label={texts.publish} act={() => publish(read)} />
        </RosterPreview>
      )}
    </>
  );
}
