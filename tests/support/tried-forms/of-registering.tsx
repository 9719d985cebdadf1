import { vi } from 'vitest';
import { businessFields } from '#contract/businesses/fields.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { inputOf } from '#web/browser/business-inputs.ts';
import { SubmissionForm } from '#web/features/business-submission/SubmissionForm.tsx';
import { RegisterWizard } from '#web/features/owners/RegisterWizard.tsx';
import { submissionTexts } from '#web/texts/business-submission.ts';
import { ownerTexts } from '#web/texts/owners.ts';
import type { LiveScreen } from '../live-screen.ts';
import { nobody, type TriedForm, Until, visitor } from './form.tsx';

const asked = (label: string) => `${label} ${submissionTexts.mark}`;
const wanted = (label: string) => `${label} ${ownerTexts.mark}`;
const categories = [{ name: 'Kafeler', slug: 'kafeler' }];
/** To the last step, which sends it all. */
async function toLast({ submit, buttons, until }: LiveScreen) {
  submit(ownerTexts.next);
  await until(ownerTexts.back);
  submit(ownerTexts.next);
  await vi.waitFor(() => {
    if (!buttons().includes(ownerTexts.send)) throw new Error('not yet');
  });
}

export const registeringForms: Record<string, TriedForm> = {
  'a business is added': {
    of: 'business-submission/use-submission-form.ts',
    part: (
      <Until
        form={(done) => (
          <SubmissionForm
            {...{ categories, pinSlot: nobody, photoSlot: nobody, onStartOver: nobody }}
            onSubmitted={({ message }) => done(message)}
          />
        )}
      />
    ),
    typed: {
      [asked(inputOf('name').label)]: 'Nar',
      [asked(businessFields.category.label)]: 'Kafeler',
      [asked(businessFields.district.label)]: DISTRICTS[0],
      [asked(inputOf('address').label)]: 'Ziyapaşa 5',
      [asked(submissionTexts.submitterName)]: 'Ayşe Er',
      [asked(submissionTexts.email)]: visitor,
    },
    looksUp: 'POST /api/businesses/duplicates',
    read: [[], submissionTexts.send],
    button: submissionTexts.send,
    asks: 'POST /api/businesses {',
    agrees: { message: 'Postanıza bakın', requiresVerification: true },
    shows: 'Postanıza bakın',
    refused: submissionTexts.failure.title,
  },
  'somebody applies as an owner': {
    of: 'owners/use-owner-form.ts',
    part: (
      <Until
        form={(done) => (
          <RegisterWizard
            person={{ isMember: false, name: '', email: '', phone: '' }}
            documentSlot={nobody}
            onSent={({ email }) => done(`Bağlantı ${email}`)}
          />
        )}
      />
    ),
    typed: {
      [wanted(ownerTexts.businessName)]: 'Nar',
      [wanted(ownerTexts.ownerName)]: 'Ayşe Er',
      [wanted(ownerTexts.email)]: visitor,
      [wanted(ownerTexts.phone)]: '0322 000 12 34',
      [wanted(ownerTexts.address)]: 'Ziyapaşa 5',
    },
    chosen: toLast,
    button: ownerTexts.send,
    asks: 'POST /api/business-owners {"businessName":"Nar"',
    agrees: { requiresVerification: true },
    said: ownerTexts.successToast.title,
    shows: `Bağlantı ${visitor}`,
    refused: ownerTexts.failureTitle,
    cut: ownerTexts.failure,
  },
};
