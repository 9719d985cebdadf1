import { businessFields } from '#contract/businesses/fields.ts';
import type { Category } from '#contract/categories/categories.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { contactFields, inputOf, placeholderOf } from '#web/browser/business-inputs.ts';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { emailInput, personNameInput } from '#web/ui/contact-inputs.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';
import type { SubmissionForm } from './use-submission-form.ts';

/** Letters left are shown from here on. */
const MAX_DESCRIPTION = businessFields.description.max;
const NEARLY_FULL = MAX_DESCRIPTION - 500;

interface SectionProps {
  form: SubmissionForm;
  isAway: boolean;
}

interface BasicsSectionProps extends SectionProps {
  categories: readonly Pick<Category, 'name'>[];
}

/** What it is called and what it is. */
export const BasicsSection = ({ form, isAway, categories }: BasicsSectionProps) => (
  <FormSection title={texts.sections.basics} isAway={isAway}>
    <TextField
      {...form.field('name')}
      {...inputOf('name')}
      labelNote={texts.mark}
      hint={texts.nameHint}
      placeholder={placeholderOf('name')}
      autoComplete="organization"
      required
    />
    <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
      <Select
        {...form.field('category')}
        label={businessFields.category.label}
        labelNote={texts.mark}
        required
        options={[{ value: '', label: texts.categoryBlank }, ...categories.map(({ name }) => name)]}
      />
      <TextField
        {...form.field('subcategory')}
        {...inputOf('subcategory')}
        placeholder={placeholderOf('subcategory')}
      />
    </div>
    <TextArea
      {...form.field('description')}
      {...inputOf('description')}
      hint={
        form.values.description.length > NEARLY_FULL
          ? texts.lettersLeft(formatNumber(MAX_DESCRIPTION - form.values.description.length))
          : texts.describeHint
      }
    />
    <PriceRangeField
      id={form.idOf('priceRange')}
      value={form.values.priceRange}
      onChange={(value) => form.set('priceRange', value)}
    />
  </FormSection>
);

/** How visitors reach the business; all of it is shown on its page. */
export const ContactSection = ({ form, isAway }: SectionProps) => (
  <FormSection title={texts.sections.contact} lead={texts.contactLead} isAway={isAway}>
    <div className="grid gap-4 sm:grid-cols-2">
      {contactFields.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          {...inputOf(name)}
          placeholder={placeholderOf(name)}
        />
      ))}
    </div>
  </FormSection>
);

/** Who writes, and where the confirmation goes. */
export const YouSection = ({
  form,
  isAway,
  isEmailFixed,
}: SectionProps & { isEmailFixed: boolean }) => (
  <FormSection title={texts.sections.you} isAway={isAway}>
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
