import { Check } from 'lucide-react';
import { useState } from 'react';
import { CONSENT_VERSION } from '#contract/consent.ts';
import { createPromotionalLead, LEAD_EMAIL_WRONG } from '#contract/leads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useFilledIn } from '#web/browser/known-person.ts';
import { useForm } from '#web/browser/use-form.ts';
import { promotionTexts as texts } from '#web/texts/promotion.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { emailInput, looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { keepOutcome } from './popup-flags.ts';

/** One month of advertising for free (specification 1): what it is, and the fields it takes. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useForm({
    initial: {
      ...{ email: '', businessName: '', homepage: '' },
      ...{ hasMarketingConsent: false, consentVersion: CONSENT_VERSION },
    },
    check: ({ email }) => ({
      ...(!looksLikeEmail(email) && { email: LEAD_EMAIL_WRONG }),
    }),
    send: async (values, { typedForMs, idempotencyKey }) => {
      try {
        await api.call(createPromotionalLead, { ...values, typedForMs }, { idempotencyKey });
      } catch (error) {
        void notify({ ...texts.failure, tone: 'danger' });
        throw error;
      }
      keepOutcome('submitted');
      setSubmitted(true);
      setOpen(false);
      void notify({ ...texts.success, tone: 'success' });
    },
  });
  useFilledIn(form, ({ email }) => ({ email }));
  const close = () => {
    if (!isSubmitted) keepOutcome('closed');
    setOpen(false);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={texts.title}>
      <p className="text-quiet">{texts.text}</p>
      <p className="my-4 flex items-baseline gap-3">
        <span className="sr-only">{texts.priceWords}</span>
        <span aria-hidden="true" className="font-heading font-semibold text-4xl">
          {texts.price.now}
        </span>
        <span aria-hidden="true" className="text-quiet">
          {texts.today} · <s>{texts.price.before}</s>
        </span>
      </p>
      <ul className="mb-5 flex list-none flex-wrap gap-x-5 gap-y-1.5 p-0">
        {texts.facts.map((fact) => (
          <li key={fact} className="flex items-center gap-1.5">
            <Check className="size-4 text-seyhan" aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <Form form={form} summary={texts.formProblem}>
        <TextField
          {...form.field('email')}
          {...emailInput}
          required
          label={texts.email}
          placeholder={texts.emailPlaceholder}
        />
        <TextField
          {...form.field('businessName')}
          autoComplete="organization"
          maxLength={120}
          label={texts.businessName}
          optional
        />
        <CheckField {...form.box('hasMarketingConsent')} label={texts.marketing} />
        <SubmitButton form={form} send={texts.submit} sending={texts.sending} size="lg" wide />
        <p className="text-quiet text-sm">
          {texts.privacy}{' '}
          <Anchor href="/privacy" className="text-link">
            {texts.privacyLink}
          </Anchor>
        </p>
      </Form>
    </Dialog>
  );
}
