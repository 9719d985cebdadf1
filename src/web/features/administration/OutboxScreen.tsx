import { useState } from 'react';
import {
  cancelEmail,
  type EmailState,
  listEmails,
  type OutboxEmail,
  retryEmail,
  retryFailedEmails,
} from '#contract/moderation/administration-records.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import {
  EMAIL_KIND_WORDS,
  EMAIL_STATE_WORDS,
  outboxTexts as texts,
} from '#web/texts/administration-records.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { ActButton } from './ActButton.tsx';
import type { Column } from './DataTable.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { FilterForm, optionsOf } from './FilterForm.tsx';
import { TeamTable } from './TeamList.tsx';
import { useTeamList } from './use-team-list.ts';

const FILTERS = ['q', 'state'] as const;

const tones = {
  waiting: 'closing',
  sent: 'open',
  failed: 'danger',
  cancelled: 'closed',
} as const satisfies Record<EmailState, string>;

const kindOf = ({ kind }: OutboxEmail) => EMAIL_KIND_WORDS[kind] ?? kind;
/** A sent e-mail keeps no subject: what it was about is known still. */
const titleOf = (email: OutboxEmail) => email.subject ?? kindOf(email);

/** The last thing that happened to an e-mail, or the next. */
function whenOf({ nextTryAt, sentAt, failedAt, createdAt }: OutboxEmail): string {
  if (sentAt) return texts.sentAt(formatMoment(sentAt));
  if (failedAt) return texts.failedAt(formatMoment(failedAt));
  return nextTryAt
    ? texts.nextTry(formatMoment(nextTryAt))
    : texts.queuedAt(formatMoment(createdAt));
}

/** What goes out by e-mail, and what does not get out. */
export function OutboxScreen() {
  const api = useApi();
  const [open, setOpen] = useState<number>();
  const list = useTeamList(listEmails, FILTERS);
  const { refresh } = list;

  const columns: [Column<OutboxEmail>, ...Column<OutboxEmail>[]] = [
    {
      name: 'email',
      label: texts.columns.email,
      cell: (email) => (
        <>
          {titleOf(email)}
          {email.subject && <span className="block font-normal text-quiet">{kindOf(email)}</span>}
        </>
      ),
    },
    {
      name: 'recipient',
      label: texts.columns.recipient,
      isAddress: true,
      cell: ({ recipient }) => <LongAddress>{recipient}</LongAddress>,
    },
    {
      name: 'state',
      label: texts.columns.state,
      cell: ({ state, lastError }) => (
        <>
          <Badge tone={tones[state]}>{EMAIL_STATE_WORDS[state]}</Badge>
          {lastError && <span className="mt-1 block text-quiet">{texts.error(lastError)}</span>}
        </>
      ),
    },
    {
      name: 'tries',
      label: texts.columns.tries,
      cell: ({ tries }) => <span className="figures">{tries}</span>,
    },
    { name: 'moment', label: texts.columns.moment, cell: whenOf, isShort: true },
    {
      name: 'acts',
      label: texts.columns.acts,
      cell: (email) =>
        email.state !== 'sent' && (
          <span className="flex flex-wrap gap-1.5">
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={texts.readOf(titleOf(email))}
              onClick={() => setOpen(email.id)}
            >
              {texts.read}
            </Button>
            <ActButton
              label={texts.retry}
              aria-label={texts.retryOf(email.recipient)}
              act={async () => {
                await api.call(retryEmail, { id: email.id });
                refresh();
                return { title: texts.retried, description: email.recipient };
              }}
            />
            {email.state === 'waiting' && (
              <ActButton
                label={texts.cancel}
                aria-label={texts.cancelOf(email.recipient)}
                variant="quiet"
                question={{
                  title: texts.cancelTitle,
                  text: texts.cancelText(email.recipient),
                  yes: texts.cancelYes,
                }}
                act={async () => {
                  await api.call(cancelEmail, { id: email.id });
                  refresh();
                  return { title: texts.cancelled, description: email.recipient };
                }}
              />
            )}
          </span>
        ),
    },
  ];

  return (
    <>
      <FilterForm
        list={list}
        filters={[
          { name: 'q', label: texts.query, type: 'search' },
          { name: 'state', label: texts.state, options: optionsOf(EMAIL_STATE_WORDS) },
        ]}
      >
        <Button variant="quiet" onClick={refresh}>
          {administrationTexts.refresh}
        </Button>
      </FilterForm>
      {list.filters.state === 'failed' && (
        <div className="mb-3">
          <ActButton
            label={texts.retryAll}
            act={async () => {
              const { count } = await api.call(retryFailedEmails, {});
              refresh();
              return { title: texts.retriedAll(count) };
            }}
          />
        </div>
      )}
      <TeamTable list={list} caption={texts.columns.email} columns={columns} />
      {open !== undefined && <EmailDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
