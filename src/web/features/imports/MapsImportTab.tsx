import { ExternalLink, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { BusinessDraft } from '#contract/businesses/business-submission.ts';
import { importMapsAddress } from '#contract/imports/imports.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { mapsImportTexts as texts } from '#web/texts/imports.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface MapsImportTabProps {
  /** Opens the form filled with the draft; the warnings say what to look at in it. */
  onDraft: (draft: BusinessDraft, warnings: string[]) => void;
}

type Answer = z.output<typeof importMapsAddress.output>;

/** A maps address becomes a draft for the form; nothing is stored. */
export function MapsImportTab({ onDraft }: MapsImportTabProps) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>();
  const form = useForm({
    initial: { url: '' },
    check: ({ url }) => (url.trim() ? {} : { url: texts.blank }),
    send: async ({ url }) => {
      setAnswer(undefined);
      try {
        const read = await api.call(importMapsAddress, { url });
        setAnswer(read);
        void notify({ ...texts.success, tone: 'success' });
        // One that may stand here already is looked at first.
        if (read.status !== 'duplicate') onDraft(read.draft, read.warnings);
      } catch (error) {
        void notify({ ...texts.failure, tone: 'danger' });
        throw error;
      }
    },
  });
  return (
    <Form
      form={form}
      summary={texts.summary}
      lead={
        <div>
          <h2>{texts.title}</h2>
          <p className="mt-2 measure">{texts.lead}</p>
          <p className="mt-1 measure text-quiet">{texts.leadMore}</p>
        </div>
      }
      aria-label={texts.title}
      className="flex flex-col gap-5"
    >
      <TextField
        {...form.field('url')}
        label={texts.label}
        placeholder={texts.placeholder}
        icon={<Link2 aria-hidden="true" />}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={4000}
      />
      <SubmitButton form={form} send={texts.submit} size="lg" className="sm:self-start" />
      {answer && answer.warnings.length > 0 && (
        <Notice tone="warning" isNews title={texts.warnings}>
          <ul className="mt-1 list-disc pl-5">
            {answer.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {answer?.status === 'duplicate' && (
        <Notice
          tone="warning"
          isNews
          title={texts.duplicates}
          action={
            <Button variant="river" onClick={() => onDraft(answer.draft, answer.warnings)}>
              {texts.goOn}
            </Button>
          }
        >
          <p>{texts.duplicatesText}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {answer.duplicates.map(({ id, name, address, likeness }) => (
              <li key={id}>
                <Anchor
                  href={`/business/${id}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center gap-2 py-1"
                >
                  <span>
                    <span className="font-semibold underline">{name}</span>, {address} (
                    {texts.likeness[likeness]})
                  </span>
                  <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
                  <span className="sr-only">({texts.opens})</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Form>
  );
}
