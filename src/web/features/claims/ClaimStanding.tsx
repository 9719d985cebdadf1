import { CODE_LENGTH } from '#contract/accounts/accounts.ts';
import { type OwnClaim, provePhone } from '#contract/claims.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { claimProofTexts as texts } from '#web/texts/claims.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface ClaimStandingProps {
  claim: Pick<OwnClaim, 'id' | 'isContested' | 'ownersTurnUntil' | 'phoneProof'>;
  onProved: () => Promise<void>;
}

/** Whom an open claim waits for, and the place for the code that was read out on the telephone. */
export const ClaimStanding = ({ claim, onProved }: ClaimStandingProps) => (
  <div className="flex w-full flex-col gap-2">
    {claim.isContested && (
      <p className="text-quiet">
        {claim.ownersTurnUntil
          ? texts.ownersTurn(formatDate(claim.ownersTurnUntil))
          : texts.adminsTurn}
      </p>
    )}
    {claim.phoneProof === 'proved' ? (
      <p className="text-quiet">{texts.proved}</p>
    ) : (
      <details open={claim.phoneProof === 'asked'}>
        <summary className="text-link tap w-fit cursor-pointer">{texts.title}</summary>
        <PhoneCodeForm id={claim.id} onProved={onProved} />
      </details>
    )}
  </div>
);

function PhoneCodeForm({ id, onProved }: { id: number; onProved: () => Promise<void> }) {
  const api = useApi();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) =>
      code.replace(/\D/g, '').length === CODE_LENGTH ? {} : { code: texts.missing },
    async send({ code }) {
      await api.call(provePhone, { id, code });
      await notify({ ...texts.sent, tone: 'success' });
      await onProved();
    },
  });
  return (
    <Form form={form} className="mt-2 flex max-w-sm flex-col items-start gap-3">
      <TextField
        {...form.field('code')}
        label={texts.label}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH + 1}
        required
      />
      <SubmitButton form={form} send={texts.send} variant="plain" />
    </Form>
  );
}
