import { CONSENT_VERSION } from '#contract/consent.ts';
import type { KnownPerson } from '#web/browser/known-person.ts';
import type { useForm } from '#web/browser/use-form.ts';
import { adTexts } from '#web/texts/advertising.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { emailInput, personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

const texts = adTexts.form;

export const EMPTY_CONTACT = {
  businessName: '',
  contactPerson: '',
  email: '',
  phone: '',
  message: '',
  hasMarketingConsent: false,
  consentVersion: CONSENT_VERSION,
  homepage: '',
};
type ContactValues = typeof EMPTY_CONTACT;

/** What a member need not type again. */
export const contactOfPerson = ({ name, email, phone }: KnownPerson) => ({
  contactPerson: name,
  email,
  phone,
});

type AnyForm = ReturnType<typeof useForm<ContactValues>>;
type Unnamed<Of extends 'field' | 'box'> = Omit<ReturnType<AnyForm[Of]>, 'name'> & { name: string };

/** A form with these fields and its own. */
interface ContactForm {
  field(name: keyof ContactValues): Unnamed<'field'>;
  box(name: keyof ContactValues): Unnamed<'box'>;
}

/** Who asks and how to reach them: the first half of both forms. */
export const ContactFields = ({ form }: { form: ContactForm }) => (
  <>
    <TextField
      {...form.field('businessName')}
      label={texts.businessName}
      autoComplete="organization"
      maxLength={120}
      required
    />
    <TextField
      {...form.field('contactPerson')}
      {...personNameInput}
      label={texts.contactPerson}
      required
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('email')} {...emailInput} label={texts.email} required />
      <TextField
        {...form.field('phone')}
        {...phoneInput}
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        required
      />
    </div>
  </>
);

/** What one may add, and the separate consent: the end of both forms. */
export const ClosingFields = ({ form }: { form: ContactForm }) => (
  <>
    <TextArea {...form.field('message')} label={texts.message} optional maxLength={2000} />
    <CheckField {...form.box('hasMarketingConsent')} label={texts.marketing} />
    <p className="text-quiet text-sm">
      {texts.privacy}{' '}
      <Anchor href="/privacy" className="text-link">
        {texts.privacyLink}
      </Anchor>
    </p>
  </>
);
