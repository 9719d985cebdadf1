import { Check } from 'lucide-react';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import { adSpaceTexts } from '#web/texts/ad-spaces.ts';
import { adExamplesTexts, adTexts } from '#web/texts/advertising.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card, CardBody, CardMedia } from '#web/ui/Card.tsx';
import { AdPicture, hueOf } from './AdPicture.tsx';

const texts = adExamplesTexts.card;

const elsewhere = { target: '_blank', rel: 'sponsored noopener noreferrer' };

type ShownAd = Omit<LiveAd, 'kind' | 'startDate' | 'endDate'>;

/** A whole ad with everything its package brings: in the showcase and while it is being made. */
export function AdCard({ ad, level = 2 }: { ad: ShownAd; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const { content, businessId } = ad;
  const { socialMedia, customLandingPage, apiIntegration } = content;
  const links = [
    { href: customLandingPage, label: texts.landing },
    { href: businessId === null ? undefined : `/business/${businessId}`, label: texts.visit },
    { href: socialMedia?.instagram, label: texts.instagram },
    { href: socialMedia?.facebook, label: texts.facebook },
    { href: apiIntegration?.link, label: texts.system },
  ].flatMap(({ href, label }) => (href ? [{ href, label }] : []));
  return (
    <Card data-hue={hueOf(ad, true)} className="h-full wrap-anywhere">
      <CardMedia>
        <AdPicture
          ad={ad}
          isWide
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        />
        <Badge className="absolute top-3 left-3 bg-raised/85 text-ink">{adSpaceTexts.mark}</Badge>
        {ad.isExample && (
          <Badge className="absolute right-3 bottom-3 bg-raised/85 text-ink">
            {adSpaceTexts.example}
          </Badge>
        )}
      </CardMedia>
      <CardBody className="grow">
        <p className="flex flex-wrap items-center justify-between gap-2 text-quiet text-sm">
          {ad.businessName}
          <Badge tone={ad.packageType === 'enterprise' ? 'highlight' : 'info'}>
            {adTexts.packages[ad.packageType]}
          </Badge>
        </p>
        <Heading className="text-lg leading-tight">{content.title}</Heading>
        <p className="text-quiet">{content.description}</p>
        {content.features.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {content.features.map((feature) => (
              <li key={feature} className="flex items-center gap-1.5">
                <Check className="size-4 shrink-0 text-seyhan" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        {apiIntegration?.note && <p className="text-quiet text-sm">{apiIntegration.note}</p>}
        {links.length > 0 && (
          <ul className="mt-auto flex flex-wrap gap-x-5 pt-2">
            {links.map(({ href, label }) => (
              <li key={label}>
                <Anchor
                  href={href}
                  {...(!href.startsWith('/') && elsewhere)}
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
