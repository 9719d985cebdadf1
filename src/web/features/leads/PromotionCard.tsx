import { X } from 'lucide-react';
import {
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { promotionTexts as texts } from '#web/texts/promotion.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { island } from '#web/ui/island/island.ts';
import { keepOutcome } from './popup-flags.ts';
import './promotion-card.css';

const PromotionDialog = island(async () => (await import('./PromotionDialog.tsx')).PromotionDialog);

/** The offer in the lower part of the screen: it takes no focus and blocks nothing. Its form comes when it is asked for. */
export function PromotionCard({ onClose }: { onClose: () => void }) {
  const [isFormAsked, setFormAsked] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isWaiting = useIsOverSearch(card);
  const titleId = useId();
  const close = () => {
    keepOutcome('closed');
    onClose();
  };
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // What is not seen yet cannot be closed; what stands over it is closed first.
    if (
      key === 'Escape' &&
      !isWaiting &&
      !isFormAsked &&
      !document.querySelector('dialog[open], :popover-open')
    )
      close();
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);
  if (isFormAsked)
    return (
      <Suspense>
        <PromotionDialog onClose={onClose} />
      </Suspense>
    );
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      style={{ visibility: isWaiting ? 'hidden' : undefined }}
      className="offer-card not-printed"
    >
      <div className="offer-card-head flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {texts.question}
        </h2>
        <IconButton
          label={kitTexts.close}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={close}
          className="-my-1 -mr-2"
        />
      </div>
      <p className="text-sm leading-snug">
        <strong>{texts.title}.</strong> {texts.priceWords}. {texts.facts.join(' · ')}.
      </p>
      <Button variant="river" wide className="mt-2" onClick={() => setFormAsked(true)}>
        {texts.submit}
      </Button>
    </section>
  );
}

/** Whether the page's search has the place where it would stand, as on a low screen that was not scrolled yet. */
function useIsOverSearch(card: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    const search = document.querySelector('main search');
    if (!search) return setOver(false);
    let watcher: IntersectionObserver | undefined;
    const watch = () => {
      // Not laid out while somebody types: it keeps the place it had.
      if (!card.current?.offsetHeight) return;
      watcher?.disconnect();
      watcher = new IntersectionObserver((seen) => setOver(seen.at(-1)?.isIntersecting ?? false), {
        rootMargin: `${-card.current.offsetTop}px 0px 0px`,
      });
      watcher.observe(search);
    };
    watch();
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      watcher?.disconnect();
    };
  }, [card]);
  return isOver;
}
