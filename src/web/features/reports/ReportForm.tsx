import { useState } from 'react';
import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import {
  BUSINESS_REPORT_REASONS,
  type BusinessReportReason,
  REVIEW_REPORT_REASONS,
  type ReviewReportReason,
  reportBusiness,
  reportReview,
} from '#contract/reports.ts';
import { useApi } from '#web/browser/api-context.ts';
import { following } from '#web/browser/following.ts';
import { forKnownPerson, type PersonProps } from '#web/browser/for-known-person.tsx';
import { useForm } from '#web/browser/use-form.ts';
import { reportTexts as texts } from '#web/texts/reports.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { emailInput, looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { ReasonField } from './ReasonField.tsx';

export type Reported =
  | { kind: 'business'; id: number; name: string }
  | { kind: 'review'; id: number };

/** A fixed reason, what would be right, a few words, and where the answer goes. */
export const ReportDialog = forKnownPerson(function ReportForm({
  about,
  person,
  ...dialog
}: LateDialogState & PersonProps & { about: Reported }) {
  const api = useApi();
  const isBusiness = about.kind === 'business';
  /** Where the answer goes; empty when nobody wants one. */
  const [sentFrom, setSentFrom] = useState<string>();
  const form = useForm({
    initial: { reason: '', suggestion: '', message: '', email: '', homepage: '' },
    check: ({ reason, email }) => ({
      ...(!reason && { reason: texts.reasonMissing }),
      ...(email.trim() && !looksLikeEmail(email) && { email: EMAIL_WRONG }),
    }),
    async send({ reason, suggestion, ...said }, { typedForMs, idempotencyKey }) {
      const { id } = about;
      const rest = { id, ...said, typedForMs };
      if (isBusiness) {
        const input = { ...rest, reason: reason as BusinessReportReason, suggestion };
        await api.call(reportBusiness, input, { idempotencyKey });
      } else {
        const input = { ...rest, reason: reason as ReviewReportReason };
        await api.call(reportReview, input, { idempotencyKey });
      }
      setSentFrom(person.email || said.email.trim());
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={isBusiness ? texts.businessTitle : texts.reviewTitle}
      texts={texts}
      lead={isBusiness ? texts.businessLead(about.name) : texts.reviewLead}
      form={form}
      sent={
        sentFrom === undefined
          ? undefined
          : {
              title: texts.sentTitle,
              text: `${isBusiness ? texts.sentBusiness : texts.sentReview} ${sentFrom && texts.answerComes(sentFrom)}`,
              ...(sentFrom && following(person.isMember)),
            }
      }
    >
      <p className="text-quiet text-sm">
        {texts.aboutYou}{' '}
        <Anchor
          href={isBusiness ? `/contact?isletme=${about.id}#kaldir` : '/contact#kaldir'}
          className="text-link"
        >
          {texts.removal}
        </Anchor>
      </p>
      <ReasonField
        id={form.idOf('reason')}
        label={texts.reason}
        reasons={isBusiness ? BUSINESS_REPORT_REASONS : REVIEW_REPORT_REASONS}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={(reason) => form.set('reason', reason)}
      />
      {isBusiness && (
        <TextField
          {...form.field('suggestion')}
          label={texts.suggestion}
          optional
          hint={texts.suggestionHint}
          maxLength={500}
          autoComplete="off"
        />
      )}
      <TextArea
        {...form.field('message')}
        label={texts.message}
        optional
        rows={3}
        maxLength={1000}
      />
      {person.isMember ? (
        <p className="text-sm text-quiet wrap-anywhere">{texts.answerTo(person.email)}</p>
      ) : (
        <TextField
          {...form.field('email')}
          {...emailInput}
          label={texts.email}
          labelNote={texts.emailNote}
          hint={texts.emailHint}
        />
      )}
    </FormDialog>
  );
});
