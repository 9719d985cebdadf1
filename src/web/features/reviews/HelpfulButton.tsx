import { ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { markHelpful, type Review, unmarkHelpful } from '#contract/reviews.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useBusy } from '#web/ui/use-busy.ts';

interface HelpfulButtonProps {
  review: Review;
  /** Whether the member at this browser has marked it. */
  isMarked: boolean;
  /** Where a visitor signs in first; undefined for a member. */
  signIn: string | undefined;
}

/** 'Faydalı' answers at once, and takes it back when the server does not agree. */
export function HelpfulButton({ review, isMarked, signIn }: HelpfulButtonProps) {
  const api = useApi();
  const [, navigate] = useLocation();
  const [mark, setMark] = useState({ isOn: isMarked, count: review.helpfulCount });
  const { isBusy, run } = useBusy();
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isTouched.current) setMark({ isOn: isMarked, count: review.helpfulCount });
  }, [isMarked, review.helpfulCount]);

  const toggle = async () => {
    if (signIn) return navigate(signIn);
    if (isBusy) return;
    isTouched.current = true;
    const before = mark;
    const isOn = !before.isOn;
    setMark({ isOn, count: Math.max(0, before.count + (isOn ? 1 : -1)) });
    await run(
      async () => {
        const answer = await api.call(isOn ? markHelpful : unmarkHelpful, { id: review.id });
        setMark({ isOn: answer.isHelpful, count: answer.helpfulCount });
      },
      (error) => {
        setMark(before);
        return notify(failureToast(texts.helpfulFailed, error));
      },
    );
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={mark.isOn}
      icon={<ThumbsUp aria-hidden="true" fill={mark.isOn ? 'currentColor' : 'none'} />}
      onClick={() => void toggle()}
      className="aria-pressed:bg-seyhan-soft noscript:hidden"
    >
      {texts.helpful}
      {mark.count > 0 && (
        <>
          <span aria-hidden="true" className="figures">
            {formatNumber(mark.count)}
          </span>
          <span className="sr-only">, {texts.helpfulCount(formatNumber(mark.count))}</span>
        </>
      )}
    </Button>
  );
}
