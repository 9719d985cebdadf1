import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { fieldLabels, revisedFields } from '#contract/businesses/fields.ts';
import { type Revision, withdrawRevision } from '#contract/owners/owner-workspace.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { profileTexts as texts } from '#web/texts/owner-workspace.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ActButton } from '../ActButton.tsx';
import { useWorkspace } from '../workspace-context.ts';

const tones: Record<Revision['status'], ComponentProps<typeof Badge>['tone']> = {
  pending: 'closing',
  approved: 'open',
  rejected: 'danger',
  withdrawn: 'closed',
};

/** What is to change, old → new, where it stands, and the way back while it waits. */
export function RevisionCard({ revision }: { revision: Revision }) {
  const api = useApi();
  const { reload } = useWorkspace();
  const { id, status, changes, reason, createdAt } = revision;
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[status]}>{texts.revisionStates[status]}</Badge>
        <time dateTime={createdAt} className="figures text-sm text-quiet">
          {formatDate(createdAt)}
        </time>
      </p>
      <dl className="flex w-full flex-col gap-2">
        {revisedFields.flatMap((field) => {
          const change = changes[field];
          if (!change) return [];
          const [before, after] = change;
          return (
            <div key={field}>
              <dt className="text-sm text-quiet">{fieldLabels[field]}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                <span className="sr-only">{texts.before}:</span>
                <del className="text-quiet">{before || texts.empty}</del>
                <ArrowRight className="size-4 flex-none" aria-hidden="true" />
                <span className="sr-only">{texts.after}:</span>
                <ins className="font-semibold no-underline">{after || texts.empty}</ins>
              </dd>
            </div>
          );
        })}
      </dl>
      {reason && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{texts.reason}:</span> {reason}
        </p>
      )}
      {status === 'pending' && (
        <ActButton
          label={texts.withdraw}
          question={{
            title: texts.withdrawTitle,
            text: texts.withdrawText,
            yes: texts.withdrawNow,
          }}
          act={async () => {
            await api.call(withdrawRevision, { id });
            await reload();
            return texts.withdrawn;
          }}
        />
      )}
    </div>
  );
}
