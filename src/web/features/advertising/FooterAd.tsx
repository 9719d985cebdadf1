import type { DrawnAd } from '#contract/advertising/ad-draw.ts';
import { useAdsHere } from '#web/browser/ads-context.ts';
import { adSpaceTexts as texts } from '#web/texts/ad-spaces.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { adLink } from './ad-link.ts';
import { useAdEvents } from './use-ad-events.ts';

/** The space in the footer of every page: words only, so that no page carries more for it. */
export function FooterAd() {
  const { footer } = useAdsHere();
  if (footer) return <FooterWords key={`${footer.kind} ${footer.id}`} ad={footer} />;
  return (
    <Anchor
      href="/advertise"
      className="site-footer-ad flex min-h-11 flex-wrap items-center justify-center gap-2 text-dusk-ink hover:no-underline"
    >
      <span className="font-semibold">{texts.space}</span>
      <span className="text-sm text-dusk-quiet">{texts.invitation}</span>
    </Anchor>
  );
}

/** `isPreview`: shown to its advertiser, nothing is counted. */
export function FooterWords({ ad, isPreview = false }: { ad: DrawnAd; isPreview?: boolean }) {
  const { ref, onFollow } = useAdEvents<HTMLElement>(ad, isPreview);
  const link = adLink(ad);
  const { title, description } = ad.content;
  return (
    <section
      ref={ref}
      // Beside the home page's space of the same name.
      aria-label={`${texts.space}: ${ad.businessName}`}
      className="site-footer-ad text-left! wrap-anywhere sm:max-w-96"
    >
      <p className="text-sm text-dusk-quiet">
        {texts.space} · {ad.businessName}
        {ad.isExample && ` · ${texts.example}`}
      </p>
      <p className="font-semibold">
        {link ? (
          <Anchor {...link} onClick={onFollow}>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </p>
      <p className="line-clamp-2 text-sm text-dusk-quiet max-md:hidden">{description}</p>
    </section>
  );
}
