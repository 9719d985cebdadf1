import { Heart } from 'lucide-react';
import { failureToast } from '#web/browser/failure-toast.ts';
import { heartTexts as texts } from '#web/texts/hearts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { notify } from '#web/ui/notify.ts';
import { useFavorite } from './favorites-store.ts';

/** Filled while its button is pressed. */
const heartClass =
  'size-5 transition-[fill,color,scale] in-active:scale-85 in-aria-pressed:fill-star in-aria-pressed:text-star';

interface FavoriteButtonProps {
  business: { id: number; name: string };
  /** `plain` on paper, `solid` on a picture. */
  appearance?: 'plain' | 'solid';
  className?: string;
}

/** The heart: reacts at once, for guests too, and takes it back when the server did not hear it. */
export function FavoriteButton({ business, appearance = 'plain', className }: FavoriteButtonProps) {
  const { isKept, keep } = useFavorite(business.id);
  const toggle = () =>
    keep(!isKept).catch((error: unknown) =>
      notify(failureToast(isKept ? texts.removeFailed : texts.addFailed, error)),
    );
  const button = {
    'aria-pressed': isKept,
    onClick: () => void toggle(),
  };
  const heart = <Heart className={heartClass} aria-hidden="true" />;
  return (
    <button
      type="button"
      {...button}
      aria-label={texts.add(business.name)}
      data-tooltip={isKept ? texts.removeTip : texts.addTip}
      className={classNames(
        `icon-button icon-button-${appearance} not-printed noscript:hidden`,
        className,
      )}
    >
      {heart}
    </button>
  );
}
