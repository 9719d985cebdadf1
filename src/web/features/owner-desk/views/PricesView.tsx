import { useEffect, useState } from 'react';
import { getPriceList, type PriceList, setPriceList } from '#contract/businesses/price-list.ts';
import { PRICE_TEXT_LENGTH, priceText } from '#contract/businesses/price-text.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import { priceFormTexts as texts } from '#web/texts/business-prices.ts';
import { workspaceTexts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartLoading } from '#web/ui/Part.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { PricePhotosForm } from './PricePhotosForm.tsx';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Fiyat listesi': one text, a line for each thing, as people paste it from where they have it. */
export function PricesView() {
  const api = useApi();
  const { business } = useWorkspace();
  const { id } = business;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isUnsavedDay, setUnsavedDay] = useState(false);
  const asked = useAsked(`prices ${id}`, async (signal) => ({
    list: await api.call(getPriceList, { id }, { signal }),
  }));
  return (
    <ViewFrame title={texts.title} lead={texts.lead} isUnsaved={isUnsaved || isUnsavedDay}>
      {asked.state === 'failed' ? (
        <LoadFailure texts={workspaceTexts} onAgain={asked.again} />
      ) : asked.state === 'loading' ? (
        <PartLoading label={workspaceTexts.partLoading} shapes={['h-72']} />
      ) : (
        <PricesForm
          list={asked.data.list}
          onSaved={(list) => asked.set({ list })}
          onChanged={setUnsaved}
        />
      )}
      <PricePhotosForm onChanged={setUnsavedDay} />
    </ViewFrame>
  );
}

interface PricesFormProps {
  list: PriceList | null;
  onSaved: (list: PriceList | null) => void;
  onChanged: (isChanged: boolean) => void;
}

function PricesForm({ list, onSaved, onChanged }: PricesFormProps) {
  const api = useApi();
  const { business } = useWorkspace();
  const { id } = business;
  const text = list ? priceText(list.lines) : '';
  const form = useForm({
    initial: { text },
    async send(values) {
      const { list: now } = await api.call(setPriceList, { id, ...values });
      form.setValues({ text: now ? priceText(now.lines) : '' });
      onSaved(now);
      await notify(
        now?.lines.length
          ? { title: texts.saved, description: texts.savedText(now.lines.length), tone: 'success' }
          : { title: texts.removed, description: texts.removedText },
      );
    },
  });
  useTypedWords(`prices ${id}`, form);
  const hasLines = list !== null && list.lines.length > 0;
  const isChanged = form.values.text.trim() !== text;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  return (
    <Form form={form} summary={texts.summary}>
      <Card as="section" className="gap-4 p-4 sm:p-6">
        <TextArea
          {...form.field('text')}
          label={texts.label}
          hint={texts.hint}
          placeholder={texts.placeholder}
          maxLength={PRICE_TEXT_LENGTH}
          rows={14}
        />
        {hasLines && (
          <p className="text-quiet text-sm">
            {texts.stands(wholeDay(list.on))}. {texts.again}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} send={texts.save} size="lg" />
          {hasLines && (
            <ButtonLink href={pricesPath(id)} size="lg">
              {texts.open}
            </ButtonLink>
          )}
        </div>
      </Card>
    </Form>
  );
}
