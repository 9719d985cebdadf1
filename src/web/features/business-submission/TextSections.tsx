import { MAX_DESCRIPTION_LENGTH } from '#contract/business-submission.ts';
import type { Category } from '#contract/categories.ts';
import { formatNumber } from '#contract/numbers.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { emailInput, personNameInput, phoneInput } from '#web/ui/contact-inputs.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';
import type { SubmissionForm } from './use-submission-form.ts';

/** Letters left are shown from here on. */
const NEARLY_FULL = MAX_DESCRIPTION_LENGTH - 500;

interface BasicsSectionProps {
  form: SubmissionForm;
  categories: readonly Pick<Category, 'name'>[];
}

/** What it is called and what it is. */
export const BasicsSection = ({ form, categories }: BasicsSectionProps) => (
  <FormSection title={texts.sections.basics}>
    <TextField
      {...form.field('name')}
      label={texts.name}
      labelNote={texts.mark}
      hint={texts.nameHint}
      placeholder={texts.namePlaceholder}
      autoComplete="organization"
      required
      maxLength={120}
    />
    <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
      <Select
        {...form.field('category')}
        label={texts.category}
        labelNote={texts.mark}
        required
        options={[
          { value: '', label: texts.categoryBlank },
          ...categories.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
      <TextField
        {...form.field('subcategory')}
        label={texts.subcategory}
        placeholder={texts.subcategoryPlaceholder}
        maxLength={100}
      />
    </div>
    <TextArea
      {...form.field('description')}
      label={texts.describe}
      hint={
        form.values.description.length > NEARLY_FULL
          ? texts.lettersLeft(formatNumber(MAX_DESCRIPTION_LENGTH - form.values.description.length))
          : texts.describeHint
      }
      maxLength={MAX_DESCRIPTION_LENGTH}
    />
    <PriceRangeField
      id={form.idOf('priceRange')}
      value={form.values.priceRange}
      onChange={(value) => form.set('priceRange', value)}
    />
  </FormSection>
);

/** How visitors reach the business; all of it is shown on its page. */
export const ContactSection = ({ form }: { form: SubmissionForm }) => (
  <FormSection title={texts.sections.contact} lead={texts.contactLead}>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...form.field('phone')}
        {...phoneInput}
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
      />
      <TextField
        {...form.field('website')}
        inputMode="url"
        label={texts.website}
        placeholder={texts.websitePlaceholder}
        autoCapitalize="none"
        autoComplete="url"
        maxLength={500}
      />
      <TextField
        {...form.field('whatsapp')}
        type="tel"
        label={texts.whatsapp}
        placeholder={texts.whatsappPlaceholder}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        {...form.field('instagram')}
        label={texts.instagram}
        placeholder={texts.instagramPlaceholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
    </div>
  </FormSection>
);

/** Who writes, and where the confirmation goes. */
export const YouSection = ({
  form,
  isEmailFixed,
}: {
  form: SubmissionForm;
  isEmailFixed: boolean;
}) => (
  <FormSection title={texts.sections.you}>
    <TextField
      {...form.field('submitterName')}
      {...personNameInput}
      label={texts.submitterName}
      labelNote={texts.mark}
      hint={texts.submitterHint}
      required
    />
    <TextField
      {...form.field('email')}
      {...emailInput}
      label={texts.email}
      labelNote={texts.mark}
      hint={isEmailFixed ? texts.emailStays : texts.emailHint}
      readOnly={isEmailFixed}
      required
    />
    <CheckField {...form.box('isEmailShown')} label={texts.isEmailShown} />
  </FormSection>
);
