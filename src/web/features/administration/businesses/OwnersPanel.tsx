import { type ReactNode, useState } from 'react';
import {
  type BusinessOwnership,
  giveBusiness,
  listBusinessOwners,
} from '#contract/businesses/business-owners.ts';
import type { BusinessFile } from '#contract/moderation/administration.ts';
import { type AllowedTransition, decideItem } from '#contract/moderation/moderation.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { useForm } from '#web/browser/use-form.ts';
import {
  administrationTexts,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Panel } from '../Panel.tsx';
import { TransitionDialog } from './TransitionDialog.tsx';

const REVOKE: AllowedTransition = {
  ...{ transition: 'revoke', reason: 'text' },
  ...{ needsInto: false, takesInto: false, isUndo: false },
};

interface OwnersPanelProps {
  file: BusinessFile;
  onChanged: () => Promise<void>;
  /** Who put the business in. */
  children: ReactNode;
}

/** Who owns a business; an admin gives it to somebody and takes it back. */
export function OwnersPanel({ file, onChanged, children }: OwnersPanelProps) {
  const api = useApi();
  const { id } = file;
  const asked = useAsked(`owners ${id}`, (signal) =>
    api.call(listBusinessOwners, { id }, { signal }),
  );
  const [taking, setTaking] = useState<BusinessOwnership>();
  const owners = asked.state === 'ready' ? asked.data : [];
  const take = async (transition: string, said: { reason?: string }) => {
    if (!taking) return { title: '', description: '' };
    await api.call(decideItem, {
      ...{ kind: 'claim' as const, id: taking.claimId, transition, seenStatus: 'approved' },
      ...said,
    });
    if (asked.state === 'ready') asked.set(await api.call(listBusinessOwners, { id }));
    await onChanged();
    return { title: texts.ownerTaken, description: texts.ownerTakenText };
  };
  return (
    <Panel title={texts.ownerTitle}>
      {asked.state === 'loading' && (
        <PartLoading label={administrationTexts.loading} shapes={['h-9']} />
      )}
      {asked.state === 'failed' && (
        <PartFailed title={administrationTexts.failedTitle} onAgain={asked.again} />
      )}
      {asked.state === 'ready' && owners.length === 0 && (
        <p className="text-quiet">{texts.noOwner}</p>
      )}
      <ul className="flex flex-col gap-3">
        {owners.map((owner) => (
          <li key={owner.claimId} className="flex flex-col items-start gap-1">
            <Anchor
              href={`/admin/users/${owner.userId}`}
              className="tap font-semibold wrap-anywhere"
            >
              {owner.name || <LongAddress>{owner.email ?? ''}</LongAddress>}
            </Anchor>
            {owner.name && owner.email && (
              <span className="text-quiet text-sm">
                <LongAddress>{owner.email}</LongAddress>
              </span>
            )}
            <span className="text-quiet text-sm">
              {texts.ownerSince(formatDate(owner.since), owner.colleagues)}
            </span>
            {owner.isYou ? (
              <span className="text-sm">{texts.ownerIsYou}</span>
            ) : (
              <Button
                size="sm"
                aria-haspopup="dialog"
                aria-label={texts.takeFrom(owner.name || (owner.email ?? ''))}
                onClick={() => setTaking(owner)}
              >
                {transitionWord('claim', 'revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked.state === 'ready' && <GiveForm id={id} onGiven={asked.set} onChanged={onChanged} />}
      {children}
      {taking && (
        <TransitionDialog
          key={taking.claimId}
          transition={REVOKE}
          of={id}
          decide={take}
          onClose={() => setTaking(undefined)}
        />
      )}
    </Panel>
  );
}

function GiveForm({
  id,
  onGiven,
  onChanged,
}: {
  id: number;
  onGiven: (owners: BusinessOwnership[]) => void;
  onChanged: () => Promise<void>;
}) {
  const api = useApi();
  const form = useForm({
    initial: { email: '', name: '' },
    async send({ email, name }) {
      onGiven(await api.call(giveBusiness, { id, email, name: name || undefined }));
      form.setValues({ email: '', name: '' });
      await onChanged();
      await notify({ title: texts.ownerGiven, description: texts.ownerGivenText, tone: 'success' });
    },
  });
  useTypedWords(`owner of ${id}`, form);
  return (
    <details className="flex flex-col gap-3">
      <summary className="tap cursor-pointer text-link">{texts.giveTitle}</summary>
      <Form
        form={form}
        summary={administrationTexts.formProblems}
        className="mt-3 flex flex-col gap-3"
      >
        <TextField
          {...form.field('email')}
          type="email"
          label={texts.ownerEmail}
          hint={texts.ownerEmailHint}
        />
        <TextField {...form.field('name')} label={texts.ownerName} optional maxLength={100} />
        <SubmitButton form={form} send={texts.give} variant="plain" className="self-start" />
      </Form>
    </details>
  );
}
