import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DrawnPicture } from '#contract/uploads.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { useModal } from '#web/ui/use-modal.ts';

type Photo = DrawnPicture & { alt: string };

interface PhotoViewerProps {
  label: string;
  photos: Photo[];
  /** Index of the photo to begin with; undefined while closed. */
  opened: number | undefined;
  onClose: () => void;
}

/** The photos over the whole screen. The browser holds the focus inside and gives it back. */
export function PhotoViewer({ label, photos, opened, onClose }: PhotoViewerProps) {
  const ref = useModal(opened !== undefined);
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={label}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-dusk-deep text-dusk-ink [--focus:var(--dusk-glow)]"
    >
      {opened !== undefined && (
        <PhotoStrip photos={photos} first={opened} onClose={() => ref.current?.close()} />
      )}
    </dialog>
  );
}

interface PhotoStripProps {
  photos: Photo[];
  first: number;
  onClose: () => void;
}

/** A strip that snaps from photo to photo: a finger swipes it, arrows and buttons scroll it. */
function PhotoStrip({ photos, first, onClose }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const isFirst = shown === 0;
  const isLast = shown === photos.length - 1;

  useEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
  }, [first]);

  const goTo = (index: number) => {
    const list = strip.current;
    if (!list || index < 0 || index >= photos.length) return;
    setShown(index);
    list.scrollTo({ left: index * list.clientWidth });
  };
  const press = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: photos.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const settle = () => {
    const list = strip.current;
    if (list) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for all of the dialog, the buttons do the same
    <div onKeyDown={press} className="relative grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex items-center justify-between py-2 pr-2 pl-5">
        <p aria-live="polite" className="figures font-semibold">
          {texts.photoCount(shown + 1, photos.length)}
          {photos[shown]?.isOfVisitor && texts.photoOfVisitor}
        </p>
        <IconButton
          label={texts.closePhotos}
          icon={<X className="size-6" aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <ul
        ref={strip}
        onScrollEnd={settle}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-contain [scrollbar-width:none]"
      >
        {photos.map(({ placeholder: _, ...photo }) => (
          <li
            key={photo.src}
            className="grid w-full shrink-0 snap-center place-items-center p-2 sm:px-20"
          >
            <Picture
              {...photo}
              sizes="100vw"
              className="max-h-full min-h-0 min-w-0 max-w-full rounded-sm object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-2 bottom-[calc(1rem+env(safe-area-inset-bottom))] flex justify-between *:pointer-events-auto sm:top-1/2 sm:bottom-auto">
        <IconButton
          variant="solid"
          label={texts.previousPhoto}
          aria-disabled={isFirst}
          icon={<ChevronLeft className="size-6" aria-hidden="true" />}
          onClick={() => goTo(shown - 1)}
          className="ring-1 ring-white/60 aria-disabled:opacity-40"
        />
        <IconButton
          variant="solid"
          label={texts.nextPhoto}
          aria-disabled={isLast}
          icon={<ChevronRight className="size-6" aria-hidden="true" />}
          onClick={() => goTo(shown + 1)}
          className="ring-1 ring-white/60 aria-disabled:opacity-40"
        />
      </div>
    </div>
  );
}
