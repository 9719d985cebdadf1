import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClaimSides, makePhoneCode } from '#contract/claims.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

const Proved = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 font-semibold wrap-anywhere">
    <CircleCheck className="size-5 shrink-0 text-open" aria-hidden="true" />
    {children}
  </p>
);

interface ClaimProofsProps {
  claimId: number;
  sides: ClaimSides;
  /** Nobody reads out a code for what is decided, or for their own. */
  canRead: boolean;
}

/** What proves a claim besides its documents: the listed telephone, and the business's own domain. */
export const ClaimProofs = ({ claimId, sides, canRead }: ClaimProofsProps) => {
  const { phone, phoneProvedAt, domain } = sides;
  return (
    <>
      {phoneProvedAt ? (
        <Proved>{texts.phoneProved(formatMoment(phoneProvedAt))}</Proved>
      ) : (
        <p>{phone ? texts.phoneListed(phone) : texts.noPhone}</p>
      )}
      {phone && canRead && !phoneProvedAt && <PhoneCode key={claimId} claimId={claimId} />}
      {domain ? <Proved>{texts.domainProved(domain)}</Proved> : <p>{texts.domainOther}</p>}
    </>
  );
};

function PhoneCode({ claimId }: { claimId: number }) {
  const api = useApi();
  const [made, setMade] = useState<{ code: string; phone: string; until: string }>();
  const { isBusy, run } = useBusy();
  const ask = () =>
    run(
      async () => setMade(await api.call(makePhoneCode, { id: claimId })),
      (error) => notify(failureToast(texts.readFailed, error)),
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <div role="status">
        {made && (
          <>
            <p>{texts.readThis(made.phone)}</p>
            <p className="figures my-1 font-bold font-heading text-2xl tracking-widest">
              {made.code.slice(0, 3)} {made.code.slice(3)}
            </p>
            <p className="text-quiet text-sm">{texts.readUntil(formatMoment(made.until))}</p>
          </>
        )}
      </div>
      <Button size="sm" busy={isBusy} onClick={() => void ask()}>
        {made ? texts.readAgain : texts.readCode}
      </Button>
    </div>
  );
}
