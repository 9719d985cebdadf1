import { listMessages, type Message, markMessage } from '#contract/messages.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { inboxTexts as texts } from '#web/texts/messages.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { MessageCard } from './MessageCard.tsx';

interface InboxProps {
  businessId: number;
  businessName: string;
  /** The plan in force takes messages. */
  isOpen: boolean;
  /** Where the plans are. */
  plansHref: string;
  /** One more waits to be read, or one less. */
  onUnread?: (by: 1 | -1) => void;
}

/** What customers wrote; where the plan takes none, what opens it, and what came before. */
export function Inbox({ businessId, businessName, isOpen, plansHref, onUnread }: InboxProps) {
  const api = useApi();
  const asked = useAsked(String(businessId), (signal) =>
    api.call(listMessages, { id: businessId }, { signal }),
  );
  const { isBusy, run } = useBusy();
  if (asked.state === 'loading') {
    return <PartLoading label={texts.loading} shapes={['h-28', 'h-28']} />;
  }
  if (asked.state === 'failed') return <PartFailed title={texts.failed} onAgain={asked.again} />;
  const { data, set } = asked;
  const { messages, unread } = data;
  const failed = (error: unknown) => notify(failureToast(texts.markFailed, error));
  const mark = async ({ id }: Message, isRead: boolean) => {
    await api.call(markMessage, { id, isRead });
    const by = isRead ? -1 : 1;
    set((now) => ({
      ...now,
      messages: now.messages.map((one) => (one.id === id ? { ...one, isRead } : one)),
      unread: now.unread + by,
    }));
    onUnread?.(by);
  };
  const more = () =>
    run(async () => {
      const older = await api.call(listMessages, { id: businessId, before: messages.at(-1)?.id });
      set((now) => ({ ...older, messages: [...now.messages, ...older.messages] }));
    }, failed);
  return (
    <div className="flex flex-col gap-4">
      {!isOpen && (
        <Notice
          title={texts.locked}
          action={
            <ButtonLink href={plansHref} size="sm">
              {texts.toPlans}
            </ButtonLink>
          }
        >
          {texts.lockedText} {messages.length > 0 && texts.lockedKept}
        </Notice>
      )}
      {isOpen && messages.length === 0 && (
        <EmptyState level={3} title={texts.emptyTitle}>
          {texts.emptyText}
        </EmptyState>
      )}
      {messages.length > 0 && (
        <>
          <p role="status" className="text-quiet">
            {unread > 0 && texts.unread(unread)}
          </p>
          <ul className="flex flex-col gap-3">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard
                  message={message}
                  businessName={businessName}
                  onMark={(isRead) => mark(message, isRead)}
                  onFailed={failed}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {data.hasMore && (
        <Button busy={isBusy} className="self-center" onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
