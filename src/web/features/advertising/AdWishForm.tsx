import { useEffect, useRef } from 'react';
import {
  type AdPreview,
  askForAdChange,
  WISH_LENGTH,
  WISH_MISSING,
} from '#contract/advertising/ad-previews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { adPreviewTexts as texts } from '#web/texts/ad-preview.ts';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';

interface AdWishFormProps {
  token: string;
  onSent: (preview: AdPreview) => void;
  onLeft: () => void;
}

/** What the advertiser wants to be different. */
export function AdWishForm({ token, onSent, onLeft }: AdWishFormProps) {
  const api = useApi();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: { wish: '' },
    check: ({ wish }) => (wish.trim() ? {} : { wish: WISH_MISSING }),
    async send({ wish }) {
      const preview = await api.call(askForAdChange, { token, wish });
      void notify({ ...texts.sentToast, tone: 'success' });
      onSent(preview);
    },
  });
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  return (
    <Form form={form} ref={element} className="flex max-w-2xl flex-col gap-4">
      <TextArea
        {...form.field('wish')}
        label={texts.wish}
        hint={texts.wishHint}
        maxLength={WISH_LENGTH}
        required
      />
      <div className="flex flex-wrap gap-3">
        <FormButtons form={form} send={texts.send} sending={texts.sending} onCancel={onLeft} />
      </div>
    </Form>
  );
}
