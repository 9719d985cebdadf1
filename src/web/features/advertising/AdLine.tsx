import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import { adSpaceTexts as texts } from '#web/texts/ad-spaces.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { CardLink } from '#web/ui/Card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AdPicture, hueOf } from './AdPicture.tsx';
import { adLink } from './ad-link.ts';
import { useAdEvents } from './use-ad-events.ts';

interface AdLineProps {
  ad: DrawnAd;
  isWide?: boolean;
  /** Shown to its advertiser: nothing is counted. */
  isPreview?: boolean;
}

/** An ad on one row, in a space of a page: says that it is one, and is counted. */
export function AdLine({ ad, isWide = false, isPreview = false }: AdLineProps) {
  const { ref, onFollow } = useAdEvents<HTMLDivElement>(ad, isPreview);
  const link = adLink(ad);
  const { title, description } = ad.content;
  return (
    <div
      ref={ref}
      data-hue={hueOf(ad, isWide)}
      className={classNames('card h-full flex-row! wrap-anywhere', link && 'card-lifts')}
    >
      <div
        className={classNames(
          'scene-ground relative w-24 shrink-0 overflow-hidden max-[18rem]:hidden',
          isWide ? 'sm:min-h-40 sm:w-1/3' : 'sm:w-32',
        )}
      >
        <AdPicture
          ad={ad}
          isWide={isWide}
          isInColumn={isWide ? 'onPhone' : 'always'}
          sizes={isWide ? '(min-width: 40rem) 33vw, 6rem' : '8rem'}
        />
      </div>
      <div className="flex min-h-32 min-w-0 grow flex-col gap-1 p-3.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-sm">
          <Badge>{texts.mark}</Badge>
          {ad.businessName}
          {ad.isExample && `\u00a0· ${texts.example}`}
        </p>
        <p className="font-heading font-semibold leading-tight">
          {link ? (
            <CardLink {...link} onClick={onFollow}>
              {title}
            </CardLink>
          ) : (
            title
          )}
        </p>
        <p className={classNames('text-quiet text-sm', isWide ? 'line-clamp-4' : 'line-clamp-3')}>
          {description}
        </p>
      </div>
    </div>
  );
}
