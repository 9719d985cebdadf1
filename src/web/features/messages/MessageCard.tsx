import { Mail, Phone } from 'lucide-react';
import type { Message } from '#contract/messages.ts';
import { phoneHref } from '#contract/text/phones.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { inboxTexts as texts } from '#web/texts/messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

interface MessageCardProps {
  message: Message;
  businessName: string;
  onMark: (isRead: boolean) => Promise<void>;
  onFailed: (error: unknown) => unknown;
}

/** One message: who, when, what, and the ways to answer. */
export function MessageCard({ message, businessName, onMark, onFailed }: MessageCardProps) {
  const { isBusy, run } = useBusy();
  const { name, email, phone, content, isRead, isDoubtful, createdAt } = message;
  const call = phone ? phoneHref(phone) : undefined;
  const mark = () => run(() => onMark(!isRead), onFailed);
  const answer = `mailto:${email}?subject=${encodeURIComponent(texts.answerSubject(businessName))}`;
  return (
    <Card as="article" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        {!isRead && <Badge tone="highlight">{texts.isNew}</Badge>}
        {isDoubtful && <Badge tone="danger">{texts.doubtful}</Badge>}
        <time dateTime={createdAt} className="figures text-sm text-quiet">
          {formatMoment(createdAt)}
        </time>
      </div>
      <p className="measure whitespace-pre-line wrap-anywhere">{content}</p>
      <p className="text-sm text-quiet wrap-anywhere">
        {email}
        {phone && (
          <>
            {' · '}
            <span className="figures whitespace-nowrap">{phone}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={answer} size="sm" icon={<Mail aria-hidden="true" />}>
          {texts.answer}
        </ButtonLink>
        {phone && call && (
          <ButtonLink href={call} size="sm" icon={<Phone aria-hidden="true" />}>
            {texts.call(phone)}
          </ButtonLink>
        )}
        <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void mark()}>
          {isRead ? texts.markUnread : texts.markRead}
        </Button>
      </div>
    </Card>
  );
}
