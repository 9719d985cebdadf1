import { SquarePen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import type { FormParts } from './form-parts.ts';
import { type OwnPart, signInAddress } from './use-own-part.ts';

const fetchPanel = async () => (await import('./OwnReviewPanel.tsx')).OwnReviewPanel;

interface WriteAreaProps {
  id: string;
  businessId: number;
  /** Undefined for a visitor. */
  part: OwnPart | undefined;
  /** Grows when 'Değerlendirme Yap' was pressed elsewhere on the page. */
  asked: number;
  fetchFormParts: () => Promise<FormParts>;
  /** The member's review was written, changed or deleted. */
  onChanged: () => Promise<void>;
}

/** The place for one's own words: a button, the form behind it, or what was written. */
export function WriteArea({
  id,
  businessId,
  part,
  asked,
  fetchFormParts,
  onChanged,
}: WriteAreaProps) {
  const [parts, setParts] = useState<
    FormParts & { Panel: Awaited<ReturnType<typeof fetchPanel>> }
  >();
  const [isWriting, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef(0);
  const hasReview = Boolean(part?.review);
  const isKnown = part !== undefined;
  const canWrite = isKnown && !part.isOwner && !hasReview;

  const load = useCallback(async () => {
    try {
      const [Panel, others] = await Promise.all([fetchPanel(), fetchFormParts()]);
      setParts({ Panel, ...others });
      return true;
    } catch {
      return false;
    }
  }, [fetchFormParts]);
  const write = useCallback(async () => {
    if (await load()) return setWriting(true);
    await notify({ title: texts.failedTitle, description: texts.loadingFailed, tone: 'danger' });
  }, [load]);
  useEffect(() => {
    if (hasReview) void load();
  }, [hasReview, load]);
  useEffect(() => {
    if (asked === heard.current || !isKnown) return;
    // Heard also where nothing can be written now: it is not answered by a later deletion.
    heard.current = asked;
    if (canWrite) void write();
  }, [asked, isKnown, canWrite, write]);

  const changed = async () => {
    await onChanged();
    // The button that did it is gone, and with the form what stood around it.
    place.current?.focus();
  };

  return (
    <div ref={place} id={id} tabIndex={-1} className="mt-6 outline-none">
      {canWrite && !isWriting && (
        <>
          <p className="mb-3 text-quiet">{texts.writeLead}</p>
          <Button icon={<SquarePen aria-hidden="true" />} onClick={() => void write()}>
            {texts.write}
          </Button>
        </>
      )}
      {!part && (
        <>
          <p className="mb-3 measure text-quiet">{texts.signInFirst}</p>
          <ButtonLink href={signInAddress(businessId, id)} icon={<SquarePen aria-hidden="true" />}>
            {texts.signIn}
          </ButtonLink>
        </>
      )}
      {part?.isOwner && !hasReview && <p className="measure text-quiet">{texts.ownerLead}</p>}
      {parts && part && (hasReview || canWrite) && (
        <parts.MemberCalls>
          <parts.Panel
            // What was written and what is being written are two things.
            key={part.review?.id ?? 'new'}
            businessId={businessId}
            review={part.review}
            PhotoField={parts.PhotoField}
            isWriting={isWriting}
            onWriting={setWriting}
            onChanged={changed}
          />
        </parts.MemberCalls>
      )}
    </div>
  );
}
